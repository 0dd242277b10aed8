/** A slow phone, emulated by Playwright's Chromium. */
import { chromium, type Browser, type Locator, type Page } from '@playwright/test'
import { ensureChromium } from '../scripts/lib/chromium.mjs'
import type { Run } from './run'

/** 1.6 Mbit/s down, 0.75 Mbit/s up, 150 ms round trip. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
}
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

export async function launchBrowser(run: Run): Promise<Browser> {
  const args = ['--disable-gpu', '--disable-quic', '--disable-sync']
  const browser = await chromium.launch({ executablePath: ensureChromium(), args })
  run.atEnd(() => browser.close())
  return browser
}

/** Opens a tab with an empty cache. */
export async function openPhone(browser: Browser, baseURL?: string) {
  const context = await browser.newContext({ ...phone, baseURL })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const slowProcessor = () => devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const slowDown = async () => {
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', network)
    await slowProcessor()
  }
  return { page, devtools, slowProcessor, slowDown, close: () => context.close() }
}

export type Phone = Awaited<ReturnType<typeof openPhone>>

/** The first link or button that is seen and whose name begins like this. */
export function control(page: Page, name: string): Locator {
  const options = { name: new RegExp(`^${name}`) }
  const found = page.getByRole('button', options).or(page.getByRole('link', options))
  return found.filter({ visible: true }).first()
}

/** `force`: the checks of Playwright run in the page, between the touch and its effect. */
export const tap = (target: Locator) => target.tap({ force: true })
