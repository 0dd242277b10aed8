import { execFile, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)

const root = path.resolve(__dirname, '..')
const parts = ['src', 'server', 'public', 'scripts', 'content', 'build/pictures']
const files = [
  'README.md',
  '.env.example',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

/** A clone of the project, to be changed, built and started apart from this one. */
export class Project {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'karya-project-'))
  private readonly env
  private stop = () => Promise.resolve()

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
    const options = { cwd: this.folder, env: this.env, encoding: 'utf8' } as const
    const { stdout } = await execute('sh', ['-e', '-c', line], options)
    return stdout
  }

  /** Starts what `npm start` would, which builds before; says where it is. */
  async start(): Promise<string> {
    const options = { cwd: this.folder, env: this.env }
    const server = spawn(process.execPath, ['scripts/start.mjs'], options)
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
    this.stop = () => {
      server.kill('SIGTERM')
      return ended
    }
    let output = ''
    return new Promise((resolve) => {
      server.stdout.on('data', (data: Buffer) => {
        output += data.toString()
        const address = /Karya: (\S+)\n/.exec(output)?.[1]
        if (address) resolve(address)
      })
    })
  }

  async remove(): Promise<void> {
    await this.stop()
    rmSync(this.folder, { recursive: true })
  }
}
