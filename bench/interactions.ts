/** How fast the site reacts to a tap on an emulated slow phone. */
import { writeFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { buildContent, contentTestimonial } from '../server/testing/content'
import { measureInTurns, median, runsOr } from './measure'
import { control, openPhone, tap } from './phone'
import type { Run } from './run'
import { togglePath } from './staticPages'

const runs = runsOr(11)

/** What is tapped, by the start of its name, and the text that appears as the result. */
type Step = [tapped: string, result: string]
/** Only the last step is measured. The limit of its INP is a multiple of that of the first one. */
type Interaction = [name: string, max: number, url: string, ...steps: Step[]]

const filter: Step = ['Frontend Development', '500 testimoni ditampilkan']
const reset: Step = ['Semua Testimoni', '1000 testimoni ditampilkan']

function interactionsOf(url: string, large: string, base: string): Interaction[] {
  const testimonials = `${large}/testimonials`
  return [
    ['toggling a class of a static page', 1, base + togglePath, ['Toggle', 'Static']],
    ['theme toggle', 3, url, ['Ganti ke tema', 'Halo, Saya']],
    ['opening the menu', 3, url, ['Buka menu', 'Tentang Saya']],
    ['navigating', 4, url, ['Lihat Proyek Saya', 'Portfolio']],
    ['filtering 1000 testimonials', 6, testimonials, filter],
    ['back to all 1000', 6, testimonials, filter, reset],
  ]
}

/** Imports 1000 testimonials and starts Karya with them. */
async function startLarge(run: Run): Promise<string> {
  const testimonials = Array.from({ length: 1000 }, (_, index) => {
    const category = index % 2 ? 'Full Stack' : 'Frontend Development'
    return contentTestimonial(1, { customer_name: `Pelanggan ${index + 1}`, category })
  })
  const site = run.install()
  writeFileSync(site.file('large.json'), JSON.stringify(buildContent({ testimonials })))
  await site.succeed('content', 'import', site.file('large.json'))
  return (await site.startServer()).url
}

/** Runs in the page: records the longest duration of an interaction. */
function recordInteractions() {
  const recorded = { longest: 0 }
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceEventTiming[]
    const durations = entries.map(({ interactionId, duration }) => (interactionId ? duration : 0))
    recorded.longest = Math.max(recorded.longest, ...durations)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  return recorded
}

/** The latency of an interaction in milliseconds, in steps of 8 ms. */
async function measureInteraction(browser: Browser, [, , url, ...steps]: Interaction) {
  const { page, close } = await openPhone(browser)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(3000)
  // Hydrating a thousand cards takes seconds.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  const recorder = await page.evaluateHandle(recordInteractions)
  for (const [tapped, result] of steps) {
    await recorder.evaluate((recorded) => (recorded.longest = 0))
    await tap(control(page, tapped))
    // The browser reports a latency some time after the paint. A search for the text would delay it.
    await page.waitForTimeout(3000)
    await page.getByText(result).filter({ visible: true }).first().waitFor()
  }
  const { longest } = await recorder.jsonValue()
  await close()
  // What browsers do not record takes less than 16 ms.
  return Math.max(longest, 16)
}

export async function measureInteractions(run: Run, browser: Browser, url: string, base: string) {
  const interactions = interactionsOf(url, await startLarge(run), base)
  const measure = (interaction: Interaction) => measureInteraction(browser, interaction)
  const medians = (await measureInTurns(interactions, runs, measure)).map(median)
  const rows = interactions.map(([name, max], index) => {
    const ratio = medians[index]! / medians[0]!
    run.limit(`${name}: INP to toggling a class`, ratio, max)
    return { interaction: name, INP: `${medians[index]} ms`, ratio: ratio.toFixed(1) }
  })
  run.table(`Interaction to next paint, medians of ${runs}:`, rows)
}
