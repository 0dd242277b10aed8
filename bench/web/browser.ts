/**
 * A minimal client of the Chrome DevTools Protocol. Test drivers enable more of its domains, which
 * slows pages down more than their own code.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable, Writable } from 'node:stream'

interface Message {
  id?: number
  sessionId?: string
  method?: string
  params?: Record<string, unknown>
  result?: Record<string, unknown>
  error?: { message: string }
}

type Listener = (method: string, params: Record<string, unknown>) => void

/** A browser process, controlled through pipes. */
export class Browser {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'karya-browser-'))
  private readonly process
  private readonly pending = new Map<number, (message: Message) => void>()
  private readonly listeners = new Map<string, Listener>()
  private lastId = 0
  private incomplete = ''

  constructor(executable: string) {
    const flags = [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
    ]
    const quiet = [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ]
    this.process = spawn(
      executable,
      [...flags, ...quiet, '--remote-debugging-pipe', `--user-data-dir=${this.folder}`],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
    )
    const output = this.process.stdio[4] as Readable
    output.setEncoding('utf8').on('data', (text: string) => this.read(text))
  }

  /** Opens a tab in a new browser context, with an empty cache. */
  async openTab(): Promise<Tab> {
    const { browserContextId } = await this.send('Target.createBrowserContext')
    const blank = { url: 'about:blank', browserContextId }
    const { targetId } = await this.send('Target.createTarget', blank)
    const { sessionId } = await this.send('Target.attachToTarget', { targetId, flatten: true })
    return new Tab(this, String(sessionId), String(browserContextId))
  }

  /** Sends a command to the browser, or to the tab of a session. */
  async send(
    method: string,
    params: Record<string, unknown> = {},
    sessionId?: string,
  ): Promise<Record<string, unknown>> {
    const id = (this.lastId += 1)
    const input = this.process.stdio[3] as Writable
    input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    const response = await new Promise<Message>((resolve) => this.pending.set(id, resolve))
    if (response.error) throw new Error(`${method}: ${response.error.message}`)
    return response.result ?? {}
  }

  /** Sets the listener for the events of a tab. */
  listen(sessionId: string, listener: Listener): void {
    this.listeners.set(sessionId, listener)
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.process.once('exit', resolve))
    void this.send('Browser.close')
    await ended
    rmSync(this.folder, { recursive: true, force: true })
  }

  private read(text: string): void {
    const lines = (this.incomplete + text).split('\0')
    this.incomplete = lines.pop() ?? ''
    for (const line of lines) {
      const message = JSON.parse(line) as Message
      const { id, sessionId = '', method, params = {} } = message
      if (id !== undefined) this.pending.get(id)?.(message)
      else if (method) this.listeners.get(sessionId)?.(method, params)
    }
  }
}

export class Tab {
  constructor(
    private readonly browser: Browser,
    private readonly session: string,
    private readonly context: string,
  ) {}

  send(method: string, params: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
    return this.browser.send(method, params, this.session)
  }

  listen(listener: Listener): void {
    this.browser.listen(this.session, listener)
  }

  /** Evaluates an expression in the page and awaits its promise. */
  async evaluate<Value>(expression: string): Promise<Value> {
    const params = { expression, returnByValue: true, awaitPromise: true }
    const { result, exceptionDetails } = await this.send('Runtime.evaluate', params)
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails))
    return (result as { value: Value }).value
  }

  /** Runs a function in each new document before its own scripts. */
  async addInitScript(script: () => void): Promise<void> {
    const source = `(${script.toString()})()`
    await this.send('Page.addScriptToEvaluateOnNewDocument', { source })
  }

  async close(): Promise<void> {
    await this.browser.send('Target.disposeBrowserContext', { browserContextId: this.context })
  }
}
