/** Prints rows under their keys, as Markdown. */
export function printTable(title: string, rows: readonly Record<string, string>[]): void {
  const keys = Object.keys(rows[0] ?? {})
  const widths = keys.map((key) =>
    Math.max(key.length, ...rows.map((row) => row[key]?.length ?? 0)),
  )
  const line = (cells: string[]) =>
    `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`
  console.log(`\n${title}\n`)
  console.log(line(keys))
  console.log(line(widths.map((width) => '-'.repeat(width))))
  for (const row of rows) console.log(line(keys.map((key) => row[key] ?? '')))
}
