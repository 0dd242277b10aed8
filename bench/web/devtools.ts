/**
 * The browser over its own protocol, and as little of that as it takes: test drivers also
 * listen to what scripts do, which costs the page more time than its code does.
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

/** One browser process, spoken to through pipes. */
export class DevTools {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'karya-browser-'))
  private readonly process
  private readonly waiting = new Map<number, (message: Message) => void>()
  private readonly listeners = new Map<string, Listener>()
  private lastId = 0
  private rest = ''

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

  /** A new tab of a browser that has never seen any site. */
  async openTab(): Promise<Tab> {
    const { browserContextId } = await this.send('Target.createBrowserContext')
    const blank = { url: 'about:blank', browserContextId }
    const { targetId } = await this.send('Target.createTarget', blank)
    const { sessionId } = await this.send('Target.attachToTarget', { targetId, flatten: true })
    return new Tab(this, String(sessionId), String(browserContextId))
  }

  /** Sends a command, to a tab where a session is named. */
  async send(
    method: string,
    params: Record<string, unknown> = {},
    sessionId?: string,
  ): Promise<Record<string, unknown>> {
    const id = (this.lastId += 1)
    const input = this.process.stdio[3] as Writable
    input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    const answer = await new Promise<Message>((resolve) => this.waiting.set(id, resolve))
    if (answer.error) throw new Error(`${method}: ${answer.error.message}`)
    return answer.result ?? {}
  }

  /** Hears what a tab tells; one listener for each. */
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
    const parts = (this.rest + text).split('\0')
    this.rest = parts.pop() ?? ''
    for (const part of parts) {
      const message = JSON.parse(part) as Message
      const { id, sessionId = '', method, params = {} } = message
      if (id !== undefined) this.waiting.get(id)?.(message)
      else if (method) this.listeners.get(sessionId)?.(method, params)
    }
  }
}

/** One tab, on a phone. */
export class Tab {
  constructor(
    private readonly browser: DevTools,
    private readonly session: string,
    private readonly context: string,
  ) {}

  send(method: string, params: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
    return this.browser.send(method, params, this.session)
  }

  listen(listener: Listener): void {
    this.browser.listen(this.session, listener)
  }

  /** What an expression comes to in the page; waits for a promise. */
  async evaluate<Value>(expression: string): Promise<Value> {
    const asked = { expression, returnByValue: true, awaitPromise: true }
    const { result, exceptionDetails } = await this.send('Runtime.evaluate', asked)
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails))
    return (result as { value: Value }).value
  }

  /** Runs a function in every page of the tab before anything of the page. */
  async prepare(run: () => void): Promise<void> {
    await this.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${run.toString()})()` })
  }

  async close(): Promise<void> {
    await this.browser.send('Target.disposeBrowserContext', { browserContextId: this.context })
  }
}
