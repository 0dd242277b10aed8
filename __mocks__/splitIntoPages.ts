/** Splits rows into pages of these sizes, which repeat; returns at least one page. */
export function splitIntoPages<Row>(rows: readonly Row[], sizes: readonly number[]): Row[][] {
  const pages: Row[][] = []
  for (let start = 0, page = 0; start < rows.length; page += 1) {
    const size = sizes[page % sizes.length] ?? 1
    pages.push(rows.slice(start, start + size))
    start += size
  }
  return pages.length > 0 ? pages : [[]]
}
