/** How long a slow phone takes to answer to a finger: interaction to next paint. */
import type { DevTools, Tab } from './devtools'
import { becomePhone, cpuSlowdown } from './load'

interface Step {
  /** The name, or the start of the name, of the link or button that is touched. */
  touch: string
  /** Text that shows when the touch has had its effect. */
  until: string
}

interface Interaction {
  name: string
  /** Milliseconds at most. */
  goal: number
  address: string
  /** What leads there; the last one is measured. */
  steps: Step[]
}

const filter = { touch: 'Frontend Development', until: 'Dari 500 proyek' }

/** What is touched, on pages of the sample content, or of a thousand testimonials. */
export const interactions = {
  sample: [
    {
      name: 'theme toggle',
      goal: 50,
      address: '/',
      steps: [{ touch: 'Ganti ke tema', until: 'Halo, Saya' }],
    },
    {
      name: 'opening the menu',
      goal: 50,
      address: '/',
      steps: [{ touch: 'Buka menu', until: 'Tentang Saya' }],
    },
    {
      name: 'navigating',
      goal: 150,
      address: '/',
      steps: [{ touch: 'Lihat Proyek Saya', until: 'Portfolio & Proyek' }],
    },
  ],
  large: [
    {
      name: 'filtering 1000 testimonials',
      goal: 150,
      address: '/testimonials',
      steps: [filter],
    },
    {
      name: 'back to all 1000',
      goal: 150,
      address: '/testimonials',
      steps: [filter, { touch: 'Semua Testimoni', until: 'Dari 1000 proyek' }],
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

/** Opens an address and waits until nothing has come for half a second. */
async function open(tab: Tab, url: string): Promise<void> {
  let begun = false
  const settled = new Promise<void>((resolve) => {
    tab.listen((method, { name }) => {
      if (method !== 'Page.lifecycleEvent') return
      begun ||= name === 'load'
      if (begun && name === 'networkIdle') resolve()
    })
  })
  await tab.send('Page.navigate', { url })
  await settled
}

/** Puts a finger on something, as the touch screen would, and takes it off. */
async function touch(tab: Tab, { touch: name, until }: Step): Promise<void> {
  const text = JSON.stringify(name)
  const [x, y] = await tab.evaluate<[number, number]>(`(() => {
    const named = [...document.querySelectorAll('main a, main button, header button')].find((element) =>
      (element.ariaLabel ?? element.textContent).startsWith(${text}))
    const { left, top, width, height } = named.getBoundingClientRect()
    return [left + width / 2, top + height / 2]
  })()`)
  await tab.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await tab.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  const isThere = `document.body.innerText.includes(${JSON.stringify(until)}) && !document.querySelector('main [aria-busy=true]')`
  await tab.evaluate(`new Promise((resolve) => {
    const look = () => (${isThere} ? setTimeout(resolve, 1000) : setTimeout(look, 100))
    setTimeout(look, 500)
  })`)
}

/** Milliseconds from one touch to its paint; 8 ms is as fine as the browser tells. */
export async function measureInteraction(
  browser: DevTools,
  url: string,
  { address, steps }: Interaction,
): Promise<number> {
  const tab = await browser.openTab()
  await becomePhone(tab)
  await tab.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 })
  await tab.prepare(watchInputs)
  await open(tab, url + address)
  await tab.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  for (const step of steps) {
    await tab.evaluate('window.longest = 0')
    await touch(tab, step)
  }
  const longest = await tab.evaluate<number>('window.longest')
  await tab.close()
  return longest
}
