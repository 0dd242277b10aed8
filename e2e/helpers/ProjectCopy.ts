import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'

const root = path.resolve(__dirname, '../..')
const copiedPaths = [
  'src',
  'server',
  'public',
  'scripts',
  'content',
  'README.md',
  '.env.example',
  'index.html',
  'studio.html',
  'vite.common.config.ts',
  'vite.config.ts',
  'vite.studio.config.ts',
  'package.json',
  'package-lock.json',
  ...fs.readdirSync(root).filter((name) => /^tsconfig.*\.json$/.test(name)),
]

/**
 * Unfinished files, the lock of builds, compiled code that another server may replace, and the pictures
 * that only a complete build adds.
 */
const excluded = /(^|\/)tmp-|^build\/(lock\.db|[^/]+\.code$)|^dist\/(pictures|sized)$/

/** A copy of the project in a temporary folder, which a test can change, build and start. */
export class ProjectCopy {
  readonly folder = fs.mkdtempSync(path.join(tmpdir(), 'karya-project-'))
  private readonly env
  private readonly stops: (() => Promise<void>)[] = []

  /**
   * @param settings environment variables
   * @param options.isBuilt whether the copy contains the current build, which is then repeated
   *   only if a test changes its sources or settings; by default it does
   */
  constructor(settings: Record<string, string>, { isBuilt = true } = {}) {
    this.env = { ...process.env, PORT: '0', ...settings }
    for (const copied of copiedPaths) this.copy(copied)
    this.copy('build/pictures')
    if (isBuilt) for (const built of ['build', 'dist']) this.copy(built)
    this.delete('content/own')
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(this.folder, 'node_modules'))
  }

  /** Copies a file, or a folder without what other processes are using. */
  private copy(name: string): void {
    fs.cpSync(path.join(root, name), path.join(this.folder, name), {
      recursive: true,
      filter: (file) => !excluded.test(path.relative(root, file)),
    })
  }

  write(name: string, content: string | Buffer): void {
    const file = path.join(this.folder, name)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, content)
  }

  /** Deletes files and folders, which may not exist. */
  delete(...names: string[]): void {
    for (const name of names)
      fs.rmSync(path.join(this.folder, name), { recursive: true, force: true })
  }

  /** Runs a shell command and returns its standard output. @throws if the command fails */
  async shell(command: string): Promise<string> {
    // A process group of its own, so that `remove` also ends what the shell has started.
    const options = { cwd: this.folder, env: this.env, detached: true }
    const shell = spawn('sh', ['-e', '-c', command], options)
    const ended = once(shell, 'exit') as Promise<[number | null]>
    this.stops.push(async () => {
      if (isRunning(shell)) process.kill(-shell.pid!, 'SIGKILL')
      await ended
    })
    const outputs = [text(shell.stdout), text(shell.stderr)] as const
    const [output, errors, [code]] = await Promise.all([...outputs, ended])
    if (code !== 0) throw new Error(`${command} failed: ${errors}`)
    return output
  }

  /** Starts Node.js, usually with a script. @returns the process, and a function that ends it */
  startScript(...args: string[]) {
    const child = spawn(process.execPath, args, { cwd: this.folder, env: this.env })
    const ended = once(child, 'exit')
    const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
      child.kill(signal)
      await ended
    }
    this.stops.push(stop)
    return { child, ended, stop }
  }

  /** Starts the site by a script. @returns the URL, and a function that stops the server */
  async startSite(...args: string[]) {
    const { child, ended, stop } = this.startScript(...args)
    let output = ''
    let errors = ''
    child.stderr.on('data', (data: Buffer) => (errors += data.toString()))
    const url = await new Promise<string>((resolve, reject) => {
      void ended.then(() => reject(new Error(`The server ended: ${errors}`)))
      child.stdout.on('data', (data: Buffer) => {
        output += data.toString()
        const found = /Karya: (\S+)\n/.exec(output)?.[1]
        if (found) resolve(found)
      })
    })
    return { url, stop }
  }

  /** Ends all started processes and deletes the folder. */
  async remove(): Promise<void> {
    await Promise.all(this.stops.map((stop) => stop()))
    fs.rmSync(this.folder, { recursive: true })
  }
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null
}
