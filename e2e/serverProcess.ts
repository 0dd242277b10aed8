import { spawn, type ChildProcess } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  watch,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Sqlite from 'libsql'
import { expect } from '@playwright/test'

const build = path.resolve(__dirname, '..', 'build')

/** The API token of the servers. */
export const apiToken = 'a-token-for-tests-of-32-letters-and-more'

export interface CommandResult {
  code: number | null
  output: string
  errors: string
}

/** The built site with its own data folder, any number of server processes and the commands. */
export class Installation {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'karya-installation-'))
  readonly dataDir = path.join(this.folder, 'data')
  private readonly running = new Set<ChildProcess>()
  private readonly env: NodeJS.ProcessEnv

  /** @param databaseUrl of PostgreSQL; by default the embedded database is used */
  constructor(readonly databaseUrl?: string) {
    this.env = {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      API_TOKEN: apiToken,
      DATA_DIR: this.dataDir,
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    }
  }

  /** Starts one more server process and waits until it listens. */
  async startServer(): Promise<ServerProcess> {
    const child = this.spawn('server.cjs', [])
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

  /** Starts a server on an empty data folder and kills it at a random step of its start. */
  async killWhileStarting(): Promise<void> {
    rmSync(this.dataDir, { recursive: true, force: true })
    const child = this.spawn('server.cjs', [])
    const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    mkdirSync(this.dataDir)
    let remaining = 1 + Math.floor(Math.random() * 8)
    const killWhenDue = () => {
      remaining -= 1
      if (remaining === 0) child.kill('SIGKILL')
    }
    const watcher = watch(this.dataDir, killWhenDue)
    child.stdout?.once('data', () => child.kill('SIGKILL'))
    await exited
    watcher.close()
  }

  /** Runs a command, such as `content import FILE`. */
  async run(...args: string[]): Promise<CommandResult> {
    const child = this.spawn('commands.cjs', args)
    const result: CommandResult = { code: null, output: '', errors: '' }
    child.stdout?.on('data', (chunk: Buffer) => (result.output += chunk.toString()))
    child.stderr?.on('data', (chunk: Buffer) => (result.errors += chunk.toString()))
    return new Promise((resolve) => {
      child.once('close', (code) => resolve({ ...result, code }))
    })
  }

  /** Runs a command and expects it to succeed. */
  async succeed(...args: string[]): Promise<string> {
    const { code, output, errors } = await this.run(...args)
    expect({ command: args.join(' '), code, errors }).toEqual({
      command: args.join(' '),
      code: 0,
      errors: '',
    })
    return output
  }

  /** A path in the folder. */
  file(name: string): string {
    return path.join(this.folder, name)
  }

  /** Kills all processes and deletes the folder. */
  async remove(): Promise<void> {
    await Promise.all([...this.running].map((child) => kill(child, 'SIGKILL')))
    rmSync(this.folder, { recursive: true, force: true })
  }

  private spawn(file: string, args: string[]): ChildProcess {
    const child = spawn(process.execPath, [path.join(build, file), ...args], { env: this.env })
    this.running.add(child)
    child.once('exit', () => this.running.delete(child))
    return child
  }
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
    return kill(this.child, signal)
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

  /** The resident set size of the process in bytes. */
  residentMemory(): number {
    const status = readFileSync(`/proc/${this.child.pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024
  }

  /** The deleted files that the process still has open. */
  deletedFiles(): string[] {
    const folder = `/proc/${this.child.pid}/fd`
    return readdirSync(folder).flatMap((descriptor) => {
      const target = readLink(path.join(folder, descriptor))
      return /karya.*\(deleted\)$/.test(target) ? [target] : []
    })
  }
}

/** The target of a symbolic link; empty if the descriptor has been closed. */
function readLink(file: string): string {
  try {
    return readlinkSync(file)
  } catch {
    return ''
  }
}

async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill(signal)
  await exited
}

/** The result of `PRAGMA integrity_check`: `['ok']` for an intact database file. */
export function checkIntegrity(file: string): string[] {
  const database = new Sqlite(file)
  const rows = database.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[]
  database.close()
  return rows.map(({ integrity_check: line }) => line)
}
