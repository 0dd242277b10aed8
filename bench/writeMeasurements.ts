import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const file = path.resolve(__dirname, '..', 'docs', 'measurements.md')

/** Writes tables between the markers of a benchmark in docs/measurements.md. */
export function writeMeasurements(benchmark: string, text: string): void {
  const markers = new RegExp(`(?<=<!-- bench:${benchmark} -->)[^]*(?=<!-- /bench:${benchmark} -->)`)
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(markers, () => `\n\n${text}\n\n`),
  )
}
