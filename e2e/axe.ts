import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { waitForAnimations } from './animations'

/** What axe finds, its check of the size of targets among it. */
export async function findViolations(page: Page, { isHeaded = true } = {}) {
  await waitForAnimations(page)
  const axe = new AxeBuilder({ page }).options({
    rules: { 'target-size': { enabled: true }, 'page-has-heading-one': { enabled: isHeaded } },
  })
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}
