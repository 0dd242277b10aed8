/** Each id once: in the place of the first row that has it, with the values of the last. */
export function mergeRepeatedIds<Row extends object>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => ['id' in row ? row.id : row, row])).values()]
}
