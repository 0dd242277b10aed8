import { spawn, type ChildProcess } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'esbuild'
import { paths } from '../paths'

/**
 * Bundles the server into a project folder with a content file and without a site, once for the test
 * files of a run.
 * @returns the paths of the bundles
 */
export async function bundleServer(): Promise<{ server: string; commands: string }> {
  const shared = path.join(tmpdir(), 'server-bundle')
  const project = existsSync(shared) ? shared : await bundleInto(shared)
  const [server = '', commands = ''] = ['server', 'commands'].map((name) =>
    path.join(project, 'build', `${name}.cjs`),
  )
  return { server, commands }
}

/** @returns the folder of the bundles, which is another one if a worker has just created this one */
async function bundleInto(shared: string): Promise<string> {
  const project = mkdtempSync(path.join(tmpdir(), 'karya-bundle-'))
  mkdirSync(path.join(project, 'build'))
  mkdirSync(path.join(project, 'content'))
  copyFileSync(paths.sampleContent, path.join(project, 'content', 'sample.yaml'))
  const sharp = path.join(paths.root, 'node_modules', 'sharp')
  const libsql = path.join(paths.root, 'node_modules', 'libsql')
  await build({
    entryPoints: {
      server: path.join(paths.root, 'server', 'main.ts'),
      commands: path.join(paths.root, 'server', 'commands', 'main.ts'),
    },
    outdir: path.join(project, 'build'),
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    external: [libsql, sharp, 'pg-native'],
    alias: { libsql, sharp },
  })
  if (existsSync(shared)) return project
  renameSync(project, shared)
  return shared
}

export interface Ended {
  code: number | null
  output: string
  errors: string
}

/** A child process that runs the server or a command. */
export class ServerProcess {
  output = ''
  errors = ''
  readonly child: ChildProcess
  readonly ended: Promise<Ended>

  constructor(file: string, args: string[] = [], env: NodeJS.ProcessEnv = {}) {
    this.child = spawn(process.execPath, [file, ...args], {
      env: { PATH: process.env.PATH, KARYA_API_ONLY: '1', PORT: '0', ...env },
    })
    this.child.stdout?.on('data', (chunk: Buffer) => (this.output += chunk.toString()))
    this.child.stderr?.on('data', (chunk: Buffer) => (this.errors += chunk.toString()))
    this.ended = new Promise((resolve) => {
      this.child.on('close', (code) => resolve({ code, output: this.output, errors: this.errors }))
    })
  }

  /** The address that the server prints when it listens. */
  async address(): Promise<string> {
    const pattern = /Karya: (http:\S+)/
    return new Promise((resolve, reject) => {
      const readOutput = () => {
        const [, address] = pattern.exec(this.output) ?? []
        if (address) resolve(address)
      }
      this.child.stdout?.on('data', readOutput)
      void this.ended.then(({ errors }) => reject(new Error(`The server ended: ${errors}`)))
      readOutput()
    })
  }

  kill(signal: NodeJS.Signals): Promise<Ended> {
    this.child.kill(signal)
    return this.ended
  }
}
