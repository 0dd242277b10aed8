/** What a visitor's first view of a page costs, on a slow phone with an empty cache. */
import type { DevTools, Tab } from './devtools'

/** 1.6 Mbit/s down, 0.75 up, 150 ms there and back. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
}
export const cpuSlowdown = 4

/** Milliseconds, but for the last three. */
export interface Load {
  fcp: number
  lcp: number
  tbt: number
  cls: number
  bytes: number
  requests: number
}

interface Observed {
  fcp: number
  lcp: number
  lcpElement: string
  cls: number
  tasks: { start: number; duration: number }[]
}

/** Runs in the page, before anything of it. */
function observe(): void {
  const seen: Observed = { fcp: 0, lcp: 0, lcpElement: '', cls: 0, tasks: [] }
  Object.assign(window, { seen })
  const watch = (type: string, note: (entry: never) => void) =>
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => note(entry as never)),
    ).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }: PerformanceEntry) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  watch('largest-contentful-paint', (entry: PerformanceEntry & { element?: Element }) => {
    seen.lcp = entry.startTime
    seen.lcpElement = entry.element?.outerHTML.slice(0, 80) ?? ''
  })
  watch('layout-shift', ({ value, hadRecentInput }: { value: number; hadRecentInput: boolean }) => {
    if (!hadRecentInput) seen.cls += value
  })
  watch('longtask', ({ startTime, duration }: PerformanceEntry) => {
    seen.tasks.push({ start: startTime, duration })
  })
}

/** What of long tasks after the first paint is beyond 50 ms. */
function blocking({ fcp, tasks }: Observed): number {
  return tasks
    .filter(({ start, duration }) => start + duration > fcp)
    .reduce((sum, { start, duration }) => {
      const late = Math.min(duration, start + duration - fcp)
      return sum + Math.max(0, late - 50)
    }, 0)
}

/** Everything that is set before a page is opened. */
export async function becomePhone(tab: Tab): Promise<void> {
  const phone = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true }
  await tab.send('Page.enable')
  await tab.send('Page.setLifecycleEventsEnabled', { enabled: true })
  await tab.send('Emulation.setDeviceMetricsOverride', phone)
}

async function slowDown(tab: Tab): Promise<void> {
  await tab.send('Network.enable')
  await tab.send('Network.emulateNetworkConditions', network)
  await tab.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
}

/** Counts what comes over the wire, until nothing has come for half a second. */
function follow(tab: Tab) {
  const weight = { bytes: 0, requests: 0 }
  const settled = new Promise<void>((resolve) => {
    tab.listen((method, params) => {
      const { request, encodedDataLength, name } = params as {
        request?: { url: string }
        encodedDataLength?: number
        name?: string
      }
      if (method === 'Network.requestWillBeSent' && request?.url.startsWith('http')) {
        weight.requests += 1
      }
      if (method === 'Network.loadingFinished') weight.bytes += encodedDataLength ?? 0
      if (method === 'Page.lifecycleEvent' && name === 'networkIdle' && weight.requests > 0) {
        resolve()
      }
    })
  })
  return { weight, settled }
}

/** Opens a page once, in a browser that has never seen it. */
export async function measureLoad(browser: DevTools, url: string): Promise<Load> {
  const tab = await browser.openTab()
  await becomePhone(tab)
  await slowDown(tab)
  await tab.prepare(observe)
  const { weight, settled } = follow(tab)
  await tab.send('Page.navigate', { url })
  await settled
  const seen = await tab.evaluate<Observed>('window.seen')
  await tab.close()
  if (process.env.BENCH_DETAILS) console.log(url, JSON.stringify(seen))
  const { fcp, lcp, cls } = seen
  return { fcp, lcp, cls, tbt: blocking(seen), ...weight }
}
