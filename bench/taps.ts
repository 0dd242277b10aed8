/** The time from a tap on a link to the first new text, and back, beside loading the static page. */
import type { Browser, Page } from '@playwright/test'
import { measureInTurns, median, runsOr } from './measure'
import { control, openPhone, tap } from './phone'
import type { Row, Run } from './run'

const runs = runsOr(5)
/** Milliseconds before a tap: the next pages are prefetched. */
export const quietTime = 6000

type Tap = [from: string, to: string, place?: 'menu']
const menuPages = ['/about', '/skills', '/projects', '/testimonials', '/blog', '/contact']
const taps: Tap[] = [
  ['/', '/projects'],
  ['/', '/projects/siaga-ciliwung'],
  ['/projects', '/projects/siaga-ciliwung'],
  ['/blog', '/blog/satu-transaksi-satu-kali'],
  ...menuPages.map((to): Tap => ['/', to, 'menu']),
]
export const tappedPages = taps.flatMap(([from, to]) => [from, to])

declare global {
  interface Window {
    /** Remembers the text that is shown. */
    prepareTap: () => void
    startTap: (time: number) => void
    tapTime?: number
  }
}

/**
 * Runs in every document: after `startTap`, sets `tapTime` when 40 new characters are in view. It looks
 * only after a change: in a page that asks for every frame, frames delay the work that is measured.
 */
function recordTaps(): void {
  const now = () => performance.timeOrigin + performance.now()
  // Prerendered pages are in the document, hidden.
  const textNodes = function* () {
    const root = document.querySelector('main')
    const nodes = root && document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (nodes?.nextNode())
      if (nodes.currentNode.parentElement!.checkVisibility()) yield nodes.currentNode
  }
  let known = new Set<Node>()
  const hasNewText = () => {
    let length = 0
    for (const node of textNodes()) {
      const [text, parent] = [node.nodeValue?.trim(), node.parentElement!]
      if (!text || known.has(node) || parent.closest('header, nav, footer, style')) continue
      const { top, bottom, height } = parent.getBoundingClientRect()
      if (height > 0 && bottom > 0 && top < innerHeight) length += text.length
      if (length >= 40) return true
    }
    return false
  }
  let frame: number | undefined
  const checkInFrame = () => {
    if (!sessionStorage.getItem('tap')) return
    frame ??= requestAnimationFrame(() => {
      frame = undefined
      const start = Number(sessionStorage.getItem('tap'))
      if (!start || !hasNewText()) return
      sessionStorage.removeItem('tap')
      setTimeout(() => (window.tapTime = now() - start))
    })
  }
  const changes = { attributes: true, characterData: true, childList: true, subtree: true }
  new MutationObserver(checkInFrame).observe(document, changes)
  addEventListener('scroll', checkInFrame, { capture: true, passive: true })
  window.prepareTap = () => (known = new Set(textNodes()))
  window.startTap = (time) => {
    window.tapTime = undefined
    sessionStorage.setItem('tap', `${performance.timeOrigin + time}`)
  }
}

const readTime = async (page: Page) =>
  (await page.waitForFunction(() => window.tapTime)).jsonValue() as Promise<number>

async function open(browser: Browser, url: string) {
  const phone = await openPhone(browser)
  await phone.page.addInitScript(recordTaps)
  await phone.page.goto(url, { waitUntil: 'networkidle' })
  return phone
}

/** @returns the milliseconds of the tap, and those of going back */
async function measureTap(browser: Browser, url: string, [from, to, place]: Tap) {
  const { page, close } = await open(browser, url + from)
  const link = page.locator(`${place ? '#mobile-menu' : 'main'} a[href="${to}"]`).first()
  if (!place) await link.scrollIntoViewIfNeeded()
  await page.waitForTimeout(quietTime)
  if (place) await tap(control(page, 'Buka menu'))
  await page.evaluate(() => {
    window.prepareTap()
    const start = ({ timeStamp }: Event) => window.startTap(timeStamp)
    addEventListener('pointerup', start, { capture: true, once: true })
  })
  await tap(link)
  const forward = await readTime(page)
  await page.waitForTimeout(quietTime)
  await page.evaluate(() => {
    window.prepareTap()
    window.startTap(performance.now())
    history.back()
  })
  const back = await readTime(page)
  await close()
  return [forward, back] as const
}

async function measureStatic(browser: Browser, base: string, [from, to]: Tap) {
  const { page, close } = await open(browser, base + from)
  await page.evaluate((target) => {
    window.startTap(performance.now())
    location.assign(target)
  }, to)
  const time = await readTime(page)
  await close()
  return time
}

export async function measureTaps(run: Run, browser: Browser, url: string, base: string) {
  const measure = async (target: Tap) => ({
    times: await measureTap(browser, url, target),
    base: await measureStatic(browser, base, target),
  })
  const all = await measureInTurns(taps, runs, measure)
  const rows = taps.map(([from, to, place], index): Row => {
    const values = all[index]!
    const name = `${place ?? from} → ${to}`
    const [forward, back] = [0, 1].map((at) => median(values.map(({ times }) => times[at]!)))
    run.limit(`${name}: tap to new text, ms`, forward!, 100)
    run.limit(`${name}: back to new text, ms`, back!, 100)
    return {
      tap: name,
      'new text': `${forward!.toFixed(0)} ms`,
      back: `${back!.toFixed(0)} ms`,
      'loading the static page': `${median(values.map(({ base }) => base)).toFixed(0)} ms`,
    }
  })
  run.table(`Tap to the first new text, medians of ${runs}:`, rows)
}
