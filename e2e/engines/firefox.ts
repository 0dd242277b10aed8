import { launch, type Browser, type Page } from 'puppeteer-core'
import { ensureFirefox } from '../../scripts/lib/programs.mjs'
import { elementTimeout, type Engine, type Tab } from './engine'

/** Collects uncaught errors, console errors and failed requests. */
function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('response', (response) => {
    if (response.status() < 400 || response.request().isNavigationRequest()) return
    errors.push(`${response.status()} ${response.url()}`)
  })
  return errors
}

async function openTab(browser: Browser, baseURL: string): Promise<Tab> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const errors = collectErrors(page)
  const locate = (target: string) =>
    page.locator(`xpath/${target}`).setTimeout(elementTimeout).setVisibility('visible')
  return {
    open: async (path) => void (await page.goto(baseURL + path)),
    reload: async () => {
      // Firefox reports an aborted font download as an error.
      await page.evaluate(async () => void (await document.fonts.ready))
      await page.reload()
    },
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (script, ...args) => page.evaluate(script as (...args: unknown[]) => never, ...args),
    click: (target) => locate(target).click(),
    type: async (target, text) => {
      await locate(target).wait()
      await (await page.$(`xpath/${target}`))?.type(text)
    },
    takeErrors: async () => {
      // Events arrive in order: this waits for all earlier ones.
      await page.evaluate(() => undefined)
      return errors.splice(0)
    },
    close: () => context.close(),
  }
}

/** Starts Firefox, controlled by WebDriver BiDi. */
export async function startFirefox(baseURL: string): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath: ensureFirefox() })
  return {
    openTab: () => openTab(browser, baseURL),
    close: () => browser.close(),
  }
}
