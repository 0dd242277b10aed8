/** Page load metrics on an emulated slow phone with an empty cache. */
import type { Browser } from '@playwright/test'
import { openPhone } from './phone'

declare global {
  interface Window {
    pageMetrics: { fcp: number; lcp: number; cls: number; tasks: PerformanceEntry[] }
  }
}

/** Runs in the page: records performance entries. */
function recordMetrics(): void {
  const recording: Window['pageMetrics'] = { fcp: 0, lcp: 0, cls: 0, tasks: [] }
  window.pageMetrics = recording
  const record: Record<string, (entry: PerformanceEntry) => void> = {
    paint: ({ name, startTime }) => {
      if (name === 'first-contentful-paint') recording.fcp = startTime
    },
    'largest-contentful-paint': ({ startTime }) => (recording.lcp = startTime),
    'layout-shift': (entry) => {
      const { value, hadRecentInput } = entry as unknown as Record<string, number>
      if (!hadRecentInput) recording.cls += value ?? 0
    },
    longtask: (task) => recording.tasks.push(task),
  }
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) record[entry.entryType]?.(entry)
  })
  for (const type of Object.keys(record)) observer.observe({ type, buffered: true })
}

/**
 * Runs in the page. A headless browser reports a paint with the next frame, which a page that does
 * not change never has.
 */
async function readMetrics() {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  const { tasks, ...metrics } = window.pageMetrics
  const { fcp } = metrics
  const early = performance.getEntriesByType('resource').filter((entry) => entry.startTime < fcp)
  const blocking = tasks.map(
    ({ startTime, duration }) => Math.min(duration, startTime + duration - fcp) - 50,
  )
  return {
    ...metrics,
    /** The total blocking time: of long tasks after the first contentful paint. */
    tbt: blocking.reduce((sum, time) => sum + Math.max(0, time), 0),
    /** The document, and what was requested before the paint. */
    beforePaint: 1 + early.length,
  }
}

/**
 * Loads a page in a new browser context, until the network is idle, and waits. Times are in
 * milliseconds.
 */
export async function loadPage(
  browser: Browser,
  url: string,
  { savesData = false, wait = 0 } = {},
) {
  const { page, devtools, close } = await openPhone(browser)
  await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: savesData })
  await page.addInitScript(recordMetrics)
  const transfers = { bytes: 0, requests: 0 }
  devtools.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) transfers.requests += 1
  })
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    transfers.bytes += encodedDataLength
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const metrics = await page.evaluate(readMetrics)
  await page.waitForTimeout(wait)
  await close()
  return { ...metrics, ...transfers }
}

export type PageLoad = Awaited<ReturnType<typeof loadPage>>
