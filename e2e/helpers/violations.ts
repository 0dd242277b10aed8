import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { waitForAnimations } from './page'

/** WCAG 2.2 at the levels A and AA, and what axe recommends besides. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * The violations that axe reports.
 * @param options `hasFrame`: a page in a frame has landmarks of its own, like those around it;
 * `withFrames`: whether pages in frames are checked
 */
export async function findViolations(
  page: Page,
  { hasHeading = true, hasFrame = false, withFrames = true } = {},
) {
  await waitForAnimations(page)
  // In legacy mode, axe opens no page to combine the results of frames of other origins.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    runOnly: tags,
    rules: {
      // Experimental rules, which the tags do not include.
      'css-orientation-lock': { enabled: true },
      'label-content-name-mismatch': { enabled: true },
      'page-has-heading-one': { enabled: hasHeading },
      'landmark-unique': { enabled: !hasFrame },
    },
  })
  if (!withFrames) axe.exclude('iframe')
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}
