/**
 * `known` with `incoming` after it: an id that both have is kept once, at its known place,
 * in its newer copy. Neither list is changed.
 */
export function mergeById<Row extends { id: number }>(
  known: readonly Row[],
  incoming: readonly Row[],
): Row[] {
  const rows = new Map(known.map((row) => [row.id, row]))
  for (const row of incoming) rows.set(row.id, row)
  return [...rows.values()]
}
