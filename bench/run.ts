import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { format } from 'prettier'
import { apiToken, Installation } from '../e2e/helpers/Installation'

export const root = path.resolve(__dirname, '..')

export async function uploadPicture(url: string): Promise<void> {
  const body = readFileSync(path.join(root, 'public/pictures/projects/siaga-ciliwung.webp'))
  const headers = { authorization: `Bearer ${apiToken}`, 'content-type': 'image/webp' }
  const { status } = await fetch(`${url}/api/pictures`, { method: 'POST', headers, body })
  if (status > 201) throw new Error(`The upload failed with status ${status}`)
}

export type Row = Record<string, string>

export class Run {
  private readonly stops: (() => unknown)[] = []
  private text = ''
  private readonly exceeded: string[] = []

  /** The built site with data of its own. */
  install(): Installation {
    const site = new Installation()
    this.atEnd(() => site.remove())
    return site
  }

  /** Adds a table with the keys of the first row as its header. */
  table(title: string, rows: readonly Row[]): void {
    const keys = Object.keys(rows[0] ?? {})
    const cells = rows.map((row) => keys.map((key) => row[key] ?? ''))
    const lines = [keys, keys.map(() => '-'), ...cells].map((line) => `| ${line.join(' | ')} |`)
    this.text += `\n${title}\n\n${lines.join('\n')}\n`
  }

  /** Checks a value; the end of the run reports those above their limit. */
  limit(name: string, value: number, max: number): void {
    if (value <= max) return
    this.exceeded.push(`ABOVE THE LIMIT: ${name}: ${Number(value.toFixed(2))}, at most ${max}`)
  }

  /**
   * Prints the results. With `--write`, also writes the tables between the markers of the benchmark
   * in docs/measurements.md, where it has any.
   * @returns whether all limits are kept
   */
  async report(name: string): Promise<boolean> {
    const text = await format(this.text, { parser: 'markdown' })
    console.log(['', text, ...this.exceeded].join('\n'))
    if (process.argv.includes('--write')) {
      const file = path.join(root, 'docs', 'measurements.md')
      const markers = new RegExp(`(<!-- bench:${name} -->)[^]*(<!-- /bench:${name} -->)`)
      const document = readFileSync(file, 'utf8')
      writeFileSync(file, document.replace(markers, `$1\n\n${text}\n$2`))
    }
    return this.exceeded.length === 0
  }

  atEnd(stop: () => unknown): void {
    this.stops.unshift(stop)
  }

  async end(): Promise<void> {
    for (const stop of this.stops) await stop()
  }
}
