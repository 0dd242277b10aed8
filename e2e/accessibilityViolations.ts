import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { waitForAnimations } from './waitForAnimations'

/** The violations that axe reports, including the size of touch targets. */
export async function findViolations(page: Page, { hasHeading = true } = {}) {
  await waitForAnimations(page)
  const axe = new AxeBuilder({ page }).options({
    rules: { 'target-size': { enabled: true }, 'page-has-heading-one': { enabled: hasHeading } },
  })
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}
