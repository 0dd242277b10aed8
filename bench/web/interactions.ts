/** How long a slow phone takes to answer to a finger: interaction to next paint. */
import type { Browser, Page } from '@playwright/test'
import { cpuSlowdown } from './load'

interface Interaction {
  name: string
  /** Milliseconds at most. */
  goal: number
  address: string
  act: (page: Page) => Promise<void>
}

const menu = (page: Page) => page.getByRole('button', { name: /menu/i }).click()

/** What is touched, on pages of the sample content, or of a thousand testimonials. */
export const interactions = {
  sample: [
    {
      name: 'theme toggle',
      goal: 50,
      address: '/',
      act: (page) => page.getByRole('button', { name: /tema/i }).click(),
    },
    { name: 'opening the menu', goal: 50, address: '/', act: menu },
    {
      name: 'navigating',
      goal: 150,
      address: '/',
      act: (page) => page.getByRole('link', { name: 'Lihat Proyek Saya' }).click(),
    },
  ],
  large: [
    {
      name: 'filtering 1000 testimonials',
      goal: 150,
      address: '/testimonials',
      act: (page) => page.getByRole('button', { name: 'Frontend Development' }).click(),
    },
    {
      name: 'back to all 1000',
      goal: 150,
      address: '/testimonials',
      act: async (page) => {
        await page.getByRole('button', { name: 'Frontend Development' }).click()
        await page.getByText('Dari 500 proyek').waitFor()
        await page.evaluate(() => ((window as unknown as Watched).longest = 0))
        await page.getByRole('button', { name: 'Semua Testimoni' }).click()
        await page.getByText('Dari 1000 proyek').waitFor()
      },
    },
  ],
} satisfies Record<string, Interaction[]>

interface Watched {
  longest: number
}

/** Runs in the page: keeps the longest that an input had to wait for its paint. */
function watchInputs(): void {
  const watched = window as unknown as Watched
  watched.longest = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as PerformanceEntry & { interactionId?: number }
      if (interactionId) watched.longest = Math.max(watched.longest, duration)
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

/** Milliseconds from one touch to its paint; 8 ms is as fine as the browser tells. */
export async function measureInteraction(
  browser: Browser,
  url: string,
  { address, act }: Interaction,
): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const session = await page.context().newCDPSession(page)
  await page.addInitScript(watchInputs)
  await page.goto(url + address, { waitUntil: 'networkidle' })
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await act(page)
  // The entry comes with a later frame than the paint that it is about.
  await page.waitForTimeout(1000)
  const longest = await page.evaluate(() => (window as unknown as Watched).longest)
  await page.close()
  return longest
}
