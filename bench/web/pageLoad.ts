/** Page load metrics on an emulated slow phone with an empty cache. */
import type { Browser, Tab } from './browser'

/** 1.6 Mbit/s down, 0.75 Mbit/s up, 150 ms round trip. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
}
export const cpuSlowdown = 4

/** `fcp`, `lcp` and `tbt` are in milliseconds. */
export interface PageLoad {
  fcp: number
  lcp: number
  tbt: number
  cls: number
  bytes: number
  requests: number
}

interface Recording {
  fcp: number
  lcp: number
  lcpElement: string
  cls: number
  tasks: { start: number; duration: number }[]
}

/** Runs in the page: records performance entries. */
function recordMetrics(): void {
  const recording: Recording = { fcp: 0, lcp: 0, lcpElement: '', cls: 0, tasks: [] }
  Object.assign(window, { recording })
  const observe = (type: string, record: (entry: never) => void) =>
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => record(entry as never)),
    ).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }: PerformanceEntry) => {
    if (name === 'first-contentful-paint') recording.fcp = startTime
  })
  observe('largest-contentful-paint', (entry: PerformanceEntry & { element?: Element }) => {
    recording.lcp = entry.startTime
    recording.lcpElement = entry.element?.outerHTML.slice(0, 80) ?? ''
  })
  observe('layout-shift', (entry: { value: number; hadRecentInput: boolean }) => {
    if (!entry.hadRecentInput) recording.cls += entry.value
  })
  observe('longtask', ({ startTime, duration }: PerformanceEntry) => {
    recording.tasks.push({ start: startTime, duration })
  })
}

/** The sum of the parts of long tasks beyond 50 ms, after the first contentful paint. */
function totalBlockingTime({ fcp, tasks }: Recording): number {
  return tasks
    .filter(({ start, duration }) => start + duration > fcp)
    .reduce((sum, { start, duration }) => {
      const afterPaint = Math.min(duration, start + duration - fcp)
      return sum + Math.max(0, afterPaint - 50)
    }, 0)
}

export async function emulatePhone(tab: Tab): Promise<void> {
  const phone = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true }
  await tab.send('Page.enable')
  await tab.send('Page.setLifecycleEventsEnabled', { enabled: true })
  await tab.send('Emulation.setDeviceMetricsOverride', phone)
}

/** Slows down network and processor. */
export async function throttle(tab: Tab): Promise<void> {
  await tab.send('Network.enable')
  await tab.send('Network.emulateNetworkConditions', network)
  await tab.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
}

/** Counts requests and transferred bytes until the network is idle. */
function countTransfers(tab: Tab) {
  const transfers = { bytes: 0, requests: 0 }
  const idle = new Promise<void>((resolve) => {
    tab.listen((method, params) => {
      const { request, encodedDataLength, name } = params as {
        request?: { url: string }
        encodedDataLength?: number
        name?: string
      }
      if (method === 'Network.requestWillBeSent' && request?.url.startsWith('http')) {
        transfers.requests += 1
      }
      if (method === 'Network.loadingFinished') transfers.bytes += encodedDataLength ?? 0
      if (method === 'Page.lifecycleEvent' && name === 'networkIdle' && transfers.requests > 0) {
        resolve()
      }
    })
  })
  return { transfers, idle }
}

/** A headless browser reports a paint with the next frame, which a page that stands still never has. */
const afterTwoFrames = `new Promise((resolve) => requestAnimationFrame(() =>
  requestAnimationFrame(() => setTimeout(() => resolve(window.recording)))))`

/** Loads a page in a new browser context. */
export async function measurePageLoad(browser: Browser, url: string): Promise<PageLoad> {
  const tab = await browser.openTab()
  await emulatePhone(tab)
  await throttle(tab)
  await tab.addInitScript(recordMetrics)
  const { transfers, idle } = countTransfers(tab)
  await tab.send('Page.navigate', { url })
  await idle
  const recording = await tab.evaluate<Recording>(afterTwoFrames)
  await tab.close()
  if (process.env.BENCH_DETAILS) console.log(url, JSON.stringify(recording))
  const { fcp, lcp, cls } = recording
  return { fcp, lcp, cls, tbt: totalBlockingTime(recording), ...transfers }
}
