import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ServerProcess } from '../server/testing/serverProcess'

/** The project's folder; the benchmarks are bundled into `build/`. */
export const root = path.resolve(__dirname, '..')

export type Row = Record<string, string>

/** One run of a benchmark: its temporary folder, what it has started, and its results. */
export class Run {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'karya-bench-'))
  private readonly stops: (() => unknown)[] = []
  private readonly tables: string[] = []
  private readonly exceeded: string[] = []

  constructor(private readonly name: string) {
    // PostgreSQL runs as another user.
    chmodSync(this.folder, 0o755)
  }

  file(name: string): string {
    return path.join(this.folder, name)
  }

  /** Starts Karya with its data in a folder of the run. */
  async startKarya(name = 'data') {
    const env = { KARYA_API_ONLY: undefined, DATA_DIR: this.file(name) }
    const karya = new ServerProcess(path.join(root, 'build', 'server.cjs'), [], env)
    const stop = () => karya.kill('SIGTERM')
    this.atEnd(stop)
    return { url: await karya.address(), pid: karya.child.pid ?? 0, stop }
  }

  /** Runs one of Karya's commands on the data in a folder of the run. @returns its output */
  async command(name: string, ...args: string[]): Promise<string> {
    const command = path.join(root, 'build', 'commands.cjs')
    const { ended } = new ServerProcess(command, args, { DATA_DIR: this.file(name) })
    const { code, output, errors } = await ended
    if (code !== 0) throw new Error(errors)
    return output
  }

  /** Adds a Markdown table with the keys of the first row as its header. */
  table(title: string, rows: readonly Row[]): void {
    const keys = Object.keys(rows[0] ?? {})
    const lines = [keys, ...rows.map((row) => keys.map((key) => row[key] ?? ''))]
    const widths = keys.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)))
    const format = (cells: string[], fill = ' ') =>
      `| ${cells.map((cell, column) => cell.padEnd(widths[column]!, fill)).join(' | ')} |`
    const [header, ...body] = lines.map((cells) => format(cells))
    const line = format(Array<string>(keys.length).fill(''), '-')
    this.tables.push([`${title}\n`, header, line, ...body].join('\n'))
  }

  /** Checks a value; the end of the run reports those above their limit. */
  limit(name: string, value: number, max: number): void {
    if (!(value <= max)) {
      this.exceeded.push(`ABOVE THE LIMIT: ${name}: ${Number(value.toFixed(2))}, at most ${max}`)
    }
  }

  /** Prints the results. @returns whether all limits are kept */
  report(): boolean {
    const text = this.tables.join('\n\n')
    console.log(`\n${[text, ...this.exceeded].join('\n\n')}\n`)
    if (process.argv.includes('--write')) this.writeMeasurements(text)
    return this.exceeded.length === 0
  }

  /** Writes the tables between the benchmark's markers in docs/measurements.md, where it has any. */
  private writeMeasurements(text: string): void {
    const file = path.join(root, 'docs', 'measurements.md')
    const { name } = this
    const markers = new RegExp(`(?<=<!-- bench:${name} -->)[^]*(?=<!-- /bench:${name} -->)`)
    const document = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      document.replace(markers, () => `\n\n${text}\n\n`),
    )
  }

  atEnd(stop: () => unknown): void {
    this.stops.unshift(stop)
  }

  async end(): Promise<void> {
    for (const stop of this.stops) await stop()
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}
