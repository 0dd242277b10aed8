import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, watch } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Sqlite from 'libsql'
import { expect } from '@playwright/test'
import { apiToken, endProcess, ServerProcess } from './serverProcess'

const build = path.resolve(__dirname, '..', 'build')

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
    await Promise.all([...this.running].map((child) => endProcess(child, 'SIGKILL')))
    rmSync(this.folder, { recursive: true, force: true })
  }

  private spawn(file: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
    const child = spawn(process.execPath, [path.join(build, file), ...args], {
      env: { ...this.env, ...env },
    })
    this.running.add(child)
    child.once('exit', () => this.running.delete(child))
    return child
  }
}

/** The result of `PRAGMA integrity_check`: `['ok']` for an intact database file. */
export function checkIntegrity(file: string): string[] {
  const database = new Sqlite(file)
  const rows = database.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[]
  database.close()
  return rows.map(({ integrity_check: line }) => line)
}
