import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Sqlite from 'libsql'
import { expect } from '@playwright/test'

// npm runs scripts in the project's folder; a benchmark bundles this file to another one.
const build = path.resolve('build')

/** The API token of the servers. */
export const apiToken = 'a-token-for-tests-of-32-letters-and-more'

/** Ends a process and waits for its exit. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill(signal)
  await exited
}

/** The resident set size of a process in bytes. */
export function residentMemory(pid = 0): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024
}

/** A running server process. */
export class ServerProcess {
  constructor(
    readonly url: string,
    private readonly child: ChildProcess,
    /** The standard output so far: the URL, then lines of JSON. */
    readonly output: () => string,
  ) {}

  /** Ends the process and waits for its exit. */
  kill(signal: NodeJS.Signals): Promise<void> {
    return endProcess(this.child, signal)
  }

  /** Requests a path of the API. @returns `data` of the response */
  async get<Data>(path: string): Promise<Data> {
    const response = await fetch(`${this.url}/api${path}`)
    expect(response.status).toBe(200)
    return ((await response.json()) as { data: Data }).data
  }

  /** Sends a write request with the token. Rejects if the connection is closed. */
  async send(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) {
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${apiToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    })
    const { data } = (await response.json()) as { data?: { project?: { id: number } } }
    return { status: response.status, id: data?.project?.id }
  }

  /** The HTML of a page. */
  async page(path: string): Promise<string> {
    return (await fetch(this.url + path)).text()
  }

  /** The secret of the invitation that the server prints when nobody has opened the account. */
  async invitation(): Promise<string> {
    const pattern = /\/studio\/undangan#(\S+)\n/
    await expect.poll(this.output).toMatch(pattern)
    return pattern.exec(this.output())?.[1] ?? ''
  }

  /** The resident set size of the process in bytes. */
  residentMemory(): number {
    return residentMemory(this.child.pid)
  }
}

/** The built site with its own data folder, any number of server processes and the commands. */
export class Installation {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'karya-installation-'))
  readonly dataDir = path.join(this.folder, 'data')
  private readonly running = new Set<ChildProcess>()
  private readonly env: NodeJS.ProcessEnv

  /**
   * @param databaseUrl of PostgreSQL; by default the embedded database is used
   * @param env further environment variables of its processes
   */
  constructor(
    readonly databaseUrl?: string,
    env: NodeJS.ProcessEnv = {},
  ) {
    this.env = {
      ...env,
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      API_TOKEN: apiToken,
      DATA_DIR: this.dataDir,
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    }
  }

  /**
   * Starts one more server process and waits until it listens.
   * @param port of a server that has ended; by default one that is free
   */
  async startServer(port = '0'): Promise<ServerProcess> {
    const child = this.spawn('server.cjs', [], { PORT: port })
    let output = ''
    let errors = ''
    child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout?.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        const [, found] = /Karya: (\S+)\n/.exec(output) ?? []
        if (found) resolve(found)
      })
      child.once('exit', (code) => reject(new Error(`The server exited with ${code}: ${errors}`)))
    })
    return new ServerProcess(url, child, () => output)
  }

  /** Runs a command, such as `content import FILE`, and expects it to succeed. @returns its output */
  async succeed(...args: string[]): Promise<string> {
    const child = this.spawn('commands.cjs', args)
    let output = ''
    let errors = ''
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    const code = await new Promise((resolve) => child.once('close', resolve))
    expect({ args, code, errors }).toEqual({ args, code: 0, errors: '' })
    return output
  }

  /** A path in the folder. */
  file(name: string): string {
    return path.join(this.folder, name)
  }

  /** Kills all processes and deletes the folder. */
  async remove(): Promise<void> {
    await Promise.all([...this.running].map((child) => endProcess(child, 'SIGKILL')))
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** Starts the server or a command. */
  spawn(file: string, args: string[], changes: NodeJS.ProcessEnv = {}): ChildProcess {
    const env = { ...this.env, ...changes }
    const child = spawn(process.execPath, [path.join(build, file), ...args], { env })
    this.running.add(child)
    child.once('exit', () => this.running.delete(child))
    return child
  }
}

/** Expects the embedded database of an installation, or a copy of one, to be intact. */
export function expectIntegrity(file: string): void {
  const database = new Sqlite(file)
  expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
  database.close()
}
