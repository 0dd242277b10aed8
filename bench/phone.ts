/** A slow phone, emulated by Playwright's Chromium. */
import { chromium, type Browser, type Locator, type Page } from '@playwright/test'
import { ensureChromium } from '../scripts/lib/chromium.mjs'
import type { Run } from './run'

/** 1.6 Mbit/s down and 0.75 Mbit/s up in bytes per second, 150 ms round trip. */
const throughput = { downloadThroughput: 209_715, uploadThroughput: 98_304 }
const network = { offline: false, latency: 150, ...throughput }
const viewport = { width: 390, height: 844 }
const phone = { viewport, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

export async function launchBrowser(run: Run): Promise<Browser> {
  const args = ['--disable-gpu', '--disable-quic', '--disable-sync']
  const browser = await chromium.launch({ executablePath: ensureChromium(), args })
  run.atEnd(() => browser.close())
  return browser
}

export async function openPhone(browser: Browser, baseURL?: string) {
  const context = await browser.newContext({ ...phone, baseURL })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', network)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return { page, devtools, close: () => context.close() }
}

/** The first link or button that is seen and whose name begins like this. */
export function control(page: Page, name: string): Locator {
  const options = { name: new RegExp(`^${name}`) }
  const found = page.getByRole('button', options).or(page.getByRole('link', options))
  return found.filter({ visible: true }).first()
}

/** Not `target.tap()`, whose checks run in the page, between the touch and its effect. */
export async function tap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('What is tapped is not visible')
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}
