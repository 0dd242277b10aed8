/** A Markdown table with the keys of the rows as its header. */
export function formatTable(title: string, rows: readonly Record<string, string>[]): string {
  const keys = Object.keys(rows[0] ?? {})
  const widths = keys.map((key) =>
    Math.max(key.length, ...rows.map((row) => row[key]?.length ?? 0)),
  )
  const line = (cells: string[]) =>
    `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`
  return [
    `${title}\n`,
    line(keys),
    line(widths.map((width) => '-'.repeat(width))),
    ...rows.map((row) => line(keys.map((key) => row[key] ?? ''))),
  ].join('\n')
}

export function printTable(title: string, rows: readonly Record<string, string>[]): void {
  console.log(`\n${formatTable(title, rows)}`)
}
