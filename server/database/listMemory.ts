import type { PageQuery, Rows } from '../resources/route'
import { offsetOf } from '../resources/route'
import { readConsistently } from './readConsistently'
import type { Db } from './schema'
import { readContentVersion } from './contentWrites'

/** Rows from which on a list counts as long: sorting or skipping so many takes a moment. */
const longList = 2000

/** Long orders that are kept at a time; a filter more makes the oldest go. */
const mostOrders = 6
const mostTotals = 500

/** What is known of the lists of a database in one version of its content. */
class ListMemory {
  constructor(readonly version: string) {}

  readonly totals = new Map<string, Promise<number>>()
  readonly orders = new Map<string, Promise<readonly number[]>>()
}

const memories = new WeakMap<Db, ListMemory>()

/** What is known of the version that a snapshot shows. */
async function memoryOf(db: Db, snapshot: Db): Promise<ListMemory> {
  const version = await readContentVersion(snapshot)
  const known = memories.get(db)
  if (known?.version === version) return known
  const memory = new ListMemory(version)
  if (!known || Number(version) > Number(known.version)) memories.set(db, memory)
  return memory
}

/** What a list is made of. All of it is for one filter, which `key` names. */
interface List<Row extends { id: number }> {
  key: string
  count: () => Promise<number>
  /** The ids of all rows, in order. */
  order: () => Promise<readonly number[]>
  /** Some rows, straight out of the database. */
  slice: (limit: number, offset: number) => Promise<Row[]>
  /** Whether an index keeps the rows in order, so that the first of them cost no sorting. */
  isSorted: boolean
  byIds: (ids: readonly number[]) => Promise<Row[]>
}

/**
 * One page of a list, at the same cost however long the list is: its length, and the order of
 * a long one, are found out once for each content version.
 */
export function readPage<Row extends { id: number }>(
  db: Db,
  page: PageQuery,
  listOf: (snapshot: Db) => List<Row>,
): Promise<Rows<Row>> {
  return readConsistently(db, async (snapshot) =>
    readKnownPage(page, listOf(snapshot), await memoryOf(db, snapshot)),
  )
}

async function readKnownPage<Row extends { id: number }>(
  page: PageQuery,
  { key, count, order, slice, isSorted, byIds }: List<Row>,
  memory: ListMemory,
): Promise<Rows<Row>> {
  const total = await remember(memory.totals, mostTotals, key, count)
  const offset = offsetOf(page)
  if (offset >= total) return { rows: [], total }
  const isNear = isSorted ? offset <= longList : total <= longList
  if (isNear) return { rows: await slice(page.limit, offset), total }
  const ids = await remember(memory.orders, mostOrders, key, order)
  const wanted = ids.slice(offset, offset + page.limit)
  const rows = new Map((await byIds(wanted)).map((row) => [row.id, row]))
  return { rows: wanted.flatMap((id) => rows.get(id) ?? []), total }
}

/** Computes a value once, also for those who ask meanwhile; a failure is not kept. */
function remember<T>(
  known: Map<string, Promise<T>>,
  most: number,
  key: string,
  compute: () => Promise<T>,
): Promise<T> {
  const found = known.get(key)
  if (found) return found
  const value = compute()
  known.set(key, value)
  value.catch(() => known.delete(key))
  const [oldest] = known.keys()
  if (known.size > most && oldest !== undefined) known.delete(oldest)
  return value
}
