import { migrate } from '../../database/migrations'
import { openMemory } from '../../database/sqlite'
import type { Content } from '../contentSchema'
import { isEntry } from '../entry'
import { isUnsorted } from '../merge/entryKeys'
import { exportContent } from './exportContent'
import { importContent } from './importContent'

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

export function findDifferences(one: Content, other: Content): (keyof Content)[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])] as (keyof Content)[]
  return names.filter((name) => comparable(name, one[name]) !== comparable(name, other[name]))
}

function comparable(name: string, value: unknown = []): string {
  if (!isUnsorted(name) || !Array.isArray(value)) return JSON.stringify(value, sortKeys)
  return JSON.stringify(value.map((entry) => JSON.stringify(entry, sortKeys)).sort())
}

const sortKeys = (_key: string, value: unknown) =>
  isEntry(value) ? Object.fromEntries(Object.entries(value).sort()) : value
