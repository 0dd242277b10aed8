import { spawn, type ChildProcess } from 'node:child_process'
import { expect } from '@playwright/test'
import { Builder, By, until, type WebDriver } from 'selenium-webdriver'
import { ensureWebKit } from '../../scripts/lib/programs.mjs'
import { freePort } from '../../scripts/lib/processes.mjs'
import { elementTimeout, type Engine, type Tab } from './engine'

/** Starts a virtual display on a free number. */
async function startDisplay(program: string) {
  const options = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const server = spawn(program, options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const number = await new Promise<string>((resolve, reject) => {
    server.stdio[3]?.once('data', (data: Buffer) => resolve(data.toString().trim()))
    server.once('exit', () => reject(new Error('Xvfb could not be started.')))
  })
  return { name: `:${number}`, server }
}

async function startDriver(program: string, display: string) {
  const port = await freePort()
  const server = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    // Otherwise GTK prefers the Wayland display of a desktop.
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' },
  })
  const url = `http://127.0.0.1:${port}`
  const isReady = () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isReady).toBe(true)
  return { url, server }
}

function end(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.once('exit', () => resolve())
    if (!server.kill()) resolve()
  })
}

function createTab(driver: WebDriver, baseURL: string): Tab {
  const locate = async (target: string) => {
    const element = await driver.wait(until.elementLocated(By.xpath(target)), elementTimeout)
    await driver.wait(until.elementIsVisible(element), elementTimeout)
    // The driver does not scroll to a button that starts just below the window.
    await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element)
    return element
  }
  return {
    open: (path) => driver.get(baseURL + path),
    reload: () => driver.navigate().refresh(),
    resize: async (width, height) => {
      await driver.manage().window().setRect({ width, height })
    },
    evaluate: (script, ...args) => driver.executeScript(script, ...args),
    click: async (target) => (await locate(target)).click(),
    type: async (target, text) => (await locate(target)).sendKeys(text),
    // The driver has no access to the console.
    takeErrors: () => Promise.resolve([]),
    close: async () => {
      await driver.executeScript('localStorage.clear(); sessionStorage.clear()')
      await driver.get('about:blank')
    },
  }
}

/** Starts WebKitGTK on a virtual display. All tabs share one WebDriver session. */
export async function startWebKit(baseURL: string): Promise<Engine> {
  const programs = ensureWebKit()
  const display = await startDisplay(programs.display)
  const service = await startDriver(programs.driver, display.name)
  const browser = { browserName: 'MiniBrowser' }
  const driver = await new Builder().usingServer(service.url).withCapabilities(browser).build()
  return {
    openTab: () => Promise.resolve(createTab(driver, baseURL)),
    close: async () => {
      await driver.quit()
      await end(service.server)
      await end(display.server)
    },
  }
}
