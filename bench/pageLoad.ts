/** Page load metrics on an emulated slow phone with an empty cache. */
import type { Browser } from '@playwright/test'
import { openPhone, type Phone } from './phone'

interface Recording {
  fcp: number
  lcp: number
  cls: number
  /** The parts of long tasks beyond 50 ms, with the ends of the tasks. */
  tasks: { end: number; duration: number }[]
}

declare global {
  interface Window {
    recording: Recording
  }
}

/** Runs in the page: records performance entries. */
function recordMetrics(): void {
  const recording: Recording = { fcp: 0, lcp: 0, cls: 0, tasks: [] }
  window.recording = recording
  const record: Record<string, (entry: PerformanceEntry) => void> = {
    paint: ({ name, startTime }) => {
      if (name === 'first-contentful-paint') recording.fcp = startTime
    },
    'largest-contentful-paint': ({ startTime }) => (recording.lcp = startTime),
    'layout-shift': (entry) => {
      const { value, hadRecentInput } = entry as unknown as Record<string, number>
      if (!hadRecentInput) recording.cls += value ?? 0
    },
    longtask: ({ startTime, duration }) =>
      recording.tasks.push({ end: startTime + duration, duration }),
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
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await nextFrame()
  await nextFrame()
  await new Promise((resolve) => setTimeout(resolve))
  const { tasks, ...metrics } = window.recording
  const { fcp } = metrics
  const resources = performance.getEntriesByType('resource')
  const blocking = tasks.map(({ end, duration }) => Math.min(duration, end - fcp) - 50)
  return {
    ...metrics,
    /** The total blocking time: of long tasks after the first contentful paint. */
    tbt: blocking.reduce((sum, time) => sum + Math.max(0, time), 0),
    /** The document, and what was requested before the first contentful paint. */
    beforePaint: 1 + resources.filter(({ startTime }) => startTime < fcp).length,
  }
}

/** Counts requests and transferred bytes from now on. */
function countTransfers({ devtools }: Phone, { origin }: URL) {
  const transfers = { bytes: 0, requests: 0, thirdParty: 0 }
  devtools.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('http')) return
    transfers.requests += 1
    if (new URL(request.url).origin !== origin) transfers.thirdParty += 1
  })
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    transfers.bytes += encodedDataLength
  })
  return transfers
}

/** Loads a page in a new browser context, until the network is idle. Times are in milliseconds. */
export async function loadPage(browser: Browser, url: string, { savesData = false } = {}) {
  const phone = await openPhone(browser)
  const { page, devtools } = phone
  await phone.slowDown()
  if (savesData) {
    await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  }
  await page.addInitScript(recordMetrics)
  const transfers = countTransfers(phone, new URL(url))
  await page.goto(url, { waitUntil: 'networkidle' })
  const metrics = await page.evaluate(readMetrics)
  await phone.close()
  return { ...metrics, ...transfers }
}

export type PageLoad = Awaited<ReturnType<typeof loadPage>>
