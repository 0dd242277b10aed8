/** What a visitor's first view of a page costs, on a slow phone with an empty cache. */
import type { Browser, CDPSession } from '@playwright/test'

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

/** Counts what comes over the wire. */
function weigh(session: CDPSession): { bytes: number; requests: number } {
  const weight = { bytes: 0, requests: 0 }
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) weight.requests += 1
  })
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    weight.bytes += encodedDataLength
  })
  return weight
}

/** Opens a page once, in a browser that has never seen it. */
export async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  const weight = weigh(session)
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'networkidle' })
  const seen = await page.evaluate(() => (window as unknown as { seen: Observed }).seen)
  if (process.env.BENCH_DETAILS) console.log(url, JSON.stringify(seen))
  await context.close()
  const { fcp, lcp, cls } = seen
  return { fcp, lcp, cls, tbt: blocking(seen), ...weight }
}
