/** Interaction to next paint on an emulated slow phone. */
import type { Browser, Tab } from './browser'
import { cpuSlowdown, emulatePhone } from './pageLoad'

interface Step {
  /** The start of the accessible name of a link or button. */
  tap: string
  /** The text that appears as the result. */
  until: string
}

interface Interaction {
  name: string
  /** The maximum in milliseconds. */
  goal: number
  path: string
  /** Only the last one is measured. */
  steps: Step[]
}

const filter = { tap: 'Frontend Development', until: 'Dari 500 proyek' }

/** The measured interactions, on the sample content and on 1000 testimonials. */
export const interactions = {
  sample: [
    {
      name: 'theme toggle',
      goal: 48,
      path: '/',
      steps: [{ tap: 'Ganti ke tema', until: 'Halo, Saya' }],
    },
    {
      name: 'opening the menu',
      goal: 48,
      path: '/',
      steps: [{ tap: 'Buka menu', until: 'Tentang Saya' }],
    },
    {
      name: 'navigating',
      goal: 64,
      path: '/',
      steps: [{ tap: 'Lihat Proyek Saya', until: 'Portfolio & Proyek' }],
    },
  ],
  large: [
    {
      name: 'filtering 1000 testimonials',
      goal: 100,
      path: '/testimonials',
      steps: [filter],
    },
    {
      name: 'back to all 1000',
      goal: 100,
      path: '/testimonials',
      steps: [filter, { tap: 'Semua Testimoni', until: 'Dari 1000 proyek' }],
    },
  ],
} satisfies Record<string, Interaction[]>

declare global {
  interface Window {
    longestInteraction: number
  }
}

/** Runs in the page: records the longest duration of an interaction. */
function recordInteractions(): void {
  window.longestInteraction = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as PerformanceEntry & { interactionId?: number }
      if (interactionId) window.longestInteraction = Math.max(window.longestInteraction, duration)
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

/** Opens a URL and waits until the network is idle. */
export async function openPage(tab: Tab, url: string): Promise<void> {
  let hasLoaded = false
  const idle = new Promise<void>((resolve) => {
    tab.listen((method, { name }) => {
      if (method !== 'Page.lifecycleEvent') return
      hasLoaded ||= name === 'load'
      if (hasLoaded && name === 'networkIdle') resolve()
    })
  })
  await tab.send('Page.navigate', { url })
  await idle
}

/** The centre of a link or button, by the start of its accessible name. */
export function tapPosition(tab: Tab, name: string): Promise<[number, number]> {
  return tab.evaluate(`(() => {
    const target = [...document.querySelectorAll('main a, main button, header button')].find((element) =>
      (element.ariaLabel ?? element.textContent).startsWith(${JSON.stringify(name)}))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { left, top, width, height } = target.getBoundingClientRect()
    return [left + width / 2, top + height / 2]
  })()`)
}

/** Taps at a position. */
export async function touch(tab: Tab, [x, y]: readonly [number, number]): Promise<void> {
  await tab.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await tab.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Taps an element and waits for the result. */
async function tap(tab: Tab, { tap: name, until }: Step): Promise<void> {
  await touch(tab, await tapPosition(tab, name))
  const isDone = `document.body.innerText.includes(${JSON.stringify(until)}) && !document.querySelector('main [aria-busy=true]')`
  await tab.evaluate(`new Promise((resolve) => {
    const check = () => (${isDone} ? setTimeout(resolve, 1000) : setTimeout(check, 100))
    setTimeout(check, 500)
  })`)
}

/** The latency of an interaction in milliseconds, in steps of 8 ms. */
export async function measureInteraction(
  browser: Browser,
  url: string,
  { path, steps }: Interaction,
): Promise<number> {
  const tab = await browser.openTab()
  await emulatePhone(tab)
  await tab.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 })
  await tab.addInitScript(recordInteractions)
  await openPage(tab, url + path)
  await tab.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  for (const step of steps) {
    await tab.evaluate('window.longestInteraction = 0')
    await tap(tab, step)
  }
  const longest = await tab.evaluate<number>('window.longestInteraction')
  await tab.close()
  return longest
}
