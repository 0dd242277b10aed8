import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'

const root = path.resolve(__dirname, '..')
const parts = ['src', 'server', 'public', 'scripts', 'content', 'build/pictures']
const files = [
  'README.md',
  '.env.example',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'tsconfig.browser.json',
  'tsconfig.scripts.json',
  'tsconfig.server.json',
  'tsconfig.tests.json',
  'package.json',
  'package-lock.json',
]

/** A clone of the project, to be changed, built and started apart from this one. */
export class Project {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'karya-project-'))
  private readonly env
  private readonly stops: (() => Promise<void>)[] = []

  constructor(settings: Record<string, string>) {
    this.env = { ...process.env, PORT: '0', ...settings }
    for (const part of [...parts, ...files]) {
      cpSync(path.join(root, part), path.join(this.folder, part), { recursive: true })
    }
    rmSync(path.join(this.folder, 'content', 'own'), { recursive: true, force: true })
    symlinkSync(path.join(root, 'node_modules'), path.join(this.folder, 'node_modules'))
  }

  /** What a line of a shell prints there; an error where it fails. */
  async type(line: string): Promise<string> {
    // In a process group of its own, so that `remove` ends what the shell started, too.
    const options = { cwd: this.folder, env: this.env, detached: true }
    const shell = spawn('sh', ['-e', '-c', line], options)
    const ended = once(shell, 'exit') as Promise<[number | null]>
    this.stops.push(async () => {
      if (isRunning(shell)) process.kill(-shell.pid!, 'SIGKILL')
      await ended
    })
    const outputs = [text(shell.stdout), text(shell.stderr)] as const
    const [output, errors, [code]] = await Promise.all([...outputs, ended])
    if (code !== 0) throw new Error(`${line} failed: ${errors}`)
    return output
  }

  /** Runs a script there. @returns the process, and how to end it */
  run(script: string) {
    const child = spawn(process.execPath, [script], { cwd: this.folder, env: this.env })
    const ended = once(child, 'exit')
    const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
      child.kill(signal)
      await ended
    }
    this.stops.push(stop)
    return { child, ended, stop }
  }

  /** Starts what `npm start` would, which builds before; says where it is. */
  start(): Promise<string> {
    const { child, ended } = this.run('scripts/start.mjs')
    let output = ''
    let errors = ''
    child.stderr.on('data', (data: Buffer) => (errors += data.toString()))
    return new Promise((resolve, reject) => {
      void ended.then(() => reject(new Error(`The server ended: ${errors}`)))
      child.stdout.on('data', (data: Buffer) => {
        output += data.toString()
        const address = /Karya: (\S+)\n/.exec(output)?.[1]
        if (address) resolve(address)
      })
    })
  }

  /** Ends what was started there, and removes the clone. */
  async remove(): Promise<void> {
    await Promise.all(this.stops.map((stop) => stop()))
    rmSync(this.folder, { recursive: true })
  }
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null
}
