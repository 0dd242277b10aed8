/**
 * Rows in their order, in chunks that are full but for the last. Adding to the end makes a
 * new last chunk and a new list of chunks, and takes all other chunks over as they are: what
 * shows a chunk need not look at it again.
 */
export type RowList<Row> = readonly (readonly Row[])[]

interface Numbered {
  id: number
}

/** Rows of a chunk. */
export const chunkSize = 64

/**
 * Where each id stands in a list. It belongs to the newest version of the list and moves
 * on with it, so that a merge need not look through what is known; an older version, such
 * as one that a debugger went back to, gets a new one.
 */
const places = new WeakMap<object, Map<number, number>>()

function takePlaces<Row extends Numbered>(list: RowList<Row>): Map<number, number> {
  const known = places.get(list)
  places.delete(list)
  return known ?? new Map(list.flat().map(({ id }, place) => [id, place]))
}

/**
 * `known` with `incoming` after it: an id that both have stands once, at its known place,
 * in its newer copy. Neither list is changed, and what comes back never will be.
 */
export function mergeRows<Row extends Numbered>(
  known: RowList<Row>,
  incoming: readonly Row[],
): RowList<Row> {
  const index = takePlaces(known)
  const chunks: (readonly Row[])[] = known.slice()
  const fresh = new Map<number, Row[]>()
  let size = chunks.length === 0 ? 0 : (chunks.length - 1) * chunkSize + lengthOfLast(chunks)
  for (const row of incoming) {
    const place = index.get(row.id) ?? size
    if (place === size) {
      index.set(row.id, place)
      size += 1
    }
    const at = Math.floor(place / chunkSize)
    const chunk = fresh.get(at) ?? chunks[at]?.slice() ?? []
    chunk[place % chunkSize] = row
    fresh.set(at, chunk)
    chunks[at] = chunk
  }
  // Frozen here, level by level: a deep freeze would walk through all that is known.
  for (const chunk of fresh.values()) Object.freeze(chunk)
  const list = Object.freeze(chunks)
  places.set(list, index)
  return list
}

/** The list without some rows: what is left is put together anew. */
export function withoutRows<Row extends Numbered>(
  list: RowList<Row>,
  ids: ReadonlySet<number>,
): RowList<Row> {
  return mergeRows<Row>(
    [],
    list.flat().filter(({ id }) => !ids.has(id)),
  )
}

/** How many rows there are. */
export function countRows(list: RowList<unknown>): number {
  return list.reduce((sum, chunk) => sum + chunk.length, 0)
}

function lengthOfLast(chunks: RowList<unknown>): number {
  return chunks.at(-1)?.length ?? 0
}
