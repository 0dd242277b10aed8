import type { Frame, Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import type { default as Axe, RunOptions } from 'axe-core'
import { waitForAnimations } from './page'

/** WCAG 2.2 at the levels A and AA, and what axe recommends besides. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules whose results depend on the theme. */
const colourRules = ['color-contrast', 'link-in-text-block']

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** Injects axe, once into each document: its source has half a megabyte. */
async function injectAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate('"axe" in window'))) await frame.evaluate(source)
}

/** Runs in the page. */
async function runAxe({ exclude, options }: { exclude: string[]; options: RunOptions }) {
  const injected = (window as unknown as { axe: typeof Axe }).axe
  const { violations } = await injected.run({ exclude }, options)
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}

interface Options {
  hasHeading?: boolean
  /** A page in a frame has landmarks of its own, like those around it. */
  hasFrame?: boolean
  /** Whether pages in frames are checked. */
  withFrames?: boolean
  /** Checks only colours: the rest of the page has been checked in another theme. */
  onlyColours?: boolean
}

/** The violations that axe reports. */
export async function findViolations(
  page: Page,
  { hasHeading = true, hasFrame = false, withFrames = true, onlyColours = false }: Options = {},
) {
  await waitForAnimations(page)
  for (const frame of withFrames ? page.frames() : [page.mainFrame()]) await injectAxe(frame)
  const options: RunOptions = {
    resultTypes: ['violations'],
    runOnly: onlyColours ? { type: 'rule', values: colourRules } : tags,
    rules: onlyColours
      ? {}
      : {
          // Experimental rules, which the tags do not include.
          'css-orientation-lock': { enabled: true },
          'label-content-name-mismatch': { enabled: true },
          'page-has-heading-one': { enabled: hasHeading },
          'landmark-unique': { enabled: !hasFrame },
        },
  }
  return page.evaluate(runAxe, { exclude: withFrames ? [] : ['iframe'], options })
}
