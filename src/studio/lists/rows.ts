/**
 * Moves an id to another place. Neither argument is changed.
 * @param to the place in the list without the id; outside the list it is the nearest end
 */
export function moveId(ids: readonly number[], id: number, to: number): number[] {
  const others = ids.filter((other) => other !== id)
  return [...others.slice(0, Math.max(0, to)), id, ...others.slice(Math.max(0, to))]
}

/** Sorts rows like a list of ids; rows that the list lacks stay at the end. */
export function sortRows<Row extends { id: number }>(
  rows: readonly Row[],
  ids: readonly number[],
): Row[] {
  const places = new Map(ids.map((id, index) => [id, index]))
  const placeOf = ({ id }: Row) => places.get(id) ?? ids.length
  return [...rows].sort((one, other) => placeOf(one) - placeOf(other))
}

/** Inserts removed rows at the places where they were, the first place first. */
export function withRemoved<Row>(
  rows: readonly Row[],
  removed: readonly { row: Row; index: number }[],
): Row[] {
  const all = [...rows]
  for (const { row, index } of [...removed].sort((one, other) => one.index - other.index)) {
    all.splice(index, 0, row)
  }
  return all
}

/** Groups rows by name, in the order of the first row of each group. */
export function groupRows<Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): { name: string; members: Row[] }[] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(nameOf(row), [...(groups.get(nameOf(row)) ?? []), row])
  return [...groups].map(([name, members]) => ({ name, members }))
}
