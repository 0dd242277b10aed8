/**
 * Appends rows to a list. A row whose id is already in the list replaces the existing row in place;
 * rows without an id are always appended. Neither argument is changed.
 */
export function mergeRows<Row extends object>(
  loaded: readonly Row[],
  incoming: readonly Row[],
): Row[] {
  const rest = new Map(incoming.map((row) => [idOf(row), row]))
  const merged = loaded.map((row) => {
    const id = idOf(row)
    const newer = rest.get(id)
    if (newer) rest.delete(id)
    return newer ?? row
  })
  merged.push(...rest.values())
  return merged
}

/** Removes repeated ids: the first position and the last values of each id remain. */
export function mergeRepeatedIds<Row extends object>(rows: readonly Row[]): Row[] {
  return mergeRows([], rows)
}

/**
 * Rows without an id are identified by their reference, and so are rows with a resource: their id is
 * that of an entry, about which there can be several rows.
 */
function idOf(row: object): unknown {
  return 'id' in row && !('resource' in row) ? row.id : row
}
