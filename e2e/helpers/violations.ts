import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import type { default as Axe, RunOptions } from 'axe-core'
import { waitForAnimations } from './page'

/** WCAG 2.2 at the levels A and AA, and what axe recommends besides. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules whose results depend on the theme. */
const colourRules = ['color-contrast', 'link-in-text-block']

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** Runs in the page. */
async function runAxe({ include, options }: { include: string; options: RunOptions }) {
  const injected = (window as unknown as { axe: typeof Axe }).axe
  const { violations } = await injected.run(include, options)
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}

interface Options {
  /** The part of the page that is checked: the rest is checked on other pages. */
  include?: string
  /** Checks only colours: the rest of the page has been checked in another theme. */
  onlyColours?: boolean
}

/** The violations that axe reports, without those of pages in frames. */
export async function findViolations(
  page: Page,
  { include = 'html', onlyColours = false }: Options = {},
) {
  await waitForAnimations(page)
  // Once into each document: its source has half a megabyte.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(source)
  const options: RunOptions = {
    iframes: false,
    resultTypes: ['violations'],
    runOnly: onlyColours ? { type: 'rule', values: colourRules } : tags,
    // Experimental rules, which the tags do not include.
    rules: onlyColours
      ? {}
      : {
          'css-orientation-lock': { enabled: true },
          'label-content-name-mismatch': { enabled: true },
        },
  }
  return page.evaluate(runAxe, { include, options })
}
