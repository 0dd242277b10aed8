import type { Content } from './contentSchema'
import { exportContent } from './exportContent'
import { importContent } from './importContent'
import { migrate } from '../database/migrations'
import { openMemory } from '../database/sqlite'
import { isUnsorted } from './entryKeys'

/** The content as an import and an export would return it. */
export async function normaliseContent(content: Content): Promise<Content> {
  const db = openMemory()
  try {
    await migrate(db)
    await importContent(db, content)
    return await exportContent(db)
  } finally {
    await db.destroy()
  }
}

/** The names of the lists, and of the profile, that are not equal in two normalised contents. */
export function findDifferences(one: Content, other: Content): (keyof Content)[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])] as (keyof Content)[]
  return names.filter((name) => comparable(name, one) !== comparable(name, other))
}

function comparable(name: keyof Content, content: Content): string {
  const value: unknown = content[name] ?? []
  if (!isUnsorted(name) || !Array.isArray(value)) return JSON.stringify(sortKeys(value))
  return JSON.stringify(value.map((entry) => JSON.stringify(sortKeys(entry))).sort())
}

/** The same value with the keys of every object sorted, for comparisons as text. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, item]) => [key, sortKeys(item)]))
}
