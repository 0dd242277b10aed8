import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type BrowserContext } from '@playwright/test'
import { ensureChromium } from '../../scripts/lib/chromium.mjs'

/**
 * A browser with a folder for its data, whose process can be killed and started again. Playwright
 * does not give the process of a browser with such a folder.
 */
export class KillableBrowser {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'karya-browser-'))
  private endProcesses: (() => Promise<void>) | undefined

  constructor(private readonly args: readonly string[]) {}

  /** @returns the context that keeps its data in the folder */
  async start(): Promise<BrowserContext> {
    const folders = [`--user-data-dir=${this.folder}`, '--remote-debugging-port=0']
    const child = spawn(ensureChromium(), [...this.args, '--headless', ...folders], {
      stdio: ['ignore', 'ignore', 'pipe'],
      // A process group of its own: the program may be a script that starts the browser.
      detached: true,
    })
    const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    const closed = new Promise<void>((resolve) => child.once('close', () => resolve()))
    this.endProcesses = async () => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      await closed
    }
    const address = await Promise.race([
      readAddress(child.stderr),
      exited.then(() => Promise.reject(new Error('The browser has exited'))),
    ])
    const [context] = (await chromium.connectOverCDP(address)).contexts()
    if (!context) throw new Error('The browser has no context')
    return context
  }

  /** Kills the browser and its children. */
  async kill(): Promise<void> {
    await this.endProcesses?.()
    this.endProcesses = undefined
  }

  /** Kills the browser and deletes its folder. */
  async remove(): Promise<void> {
    await this.kill()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

function readAddress(output: NodeJS.ReadableStream): Promise<string> {
  let text = ''
  return new Promise((resolve) => {
    output.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      const [, address] = /DevTools listening on (ws:\S+)/.exec(text) ?? []
      if (address) resolve(address)
    })
  })
}
