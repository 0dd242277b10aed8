import type { TrackedResource } from '../../src/contract/studio'
import type { PictureUse } from '../../src/contract/pictures'
import type { Db } from '../database/schema'

/** The beginning of the address of every stored picture. */
const prefix = '/pictures/stored/'

/** The tables with texts that can show pictures, and the column that identifies a row for its owner. */
const tables = [
  { resource: 'profiles', table: 'profiles', title: 'full_name' },
  { resource: 'experience', table: 'experiences', title: 'job_title' },
  { resource: 'education', table: 'educations', title: 'degree' },
  { resource: 'projects', table: 'projects', title: 'title' },
  { resource: 'testimonials', table: 'testimonials', title: 'customer_name' },
  { resource: 'posts', table: 'posts', title: 'title' },
] as const satisfies readonly { resource: TrackedResource; table: string; title: string }[]

/** The entries and drafts that show stored pictures, by the hashes of the pictures. */
export async function findUses(db: Db): Promise<Map<string, PictureUse[]>> {
  const uses = new Map<string, PictureUse[]>()
  // Whatever field refers to a picture, also in Markdown and in lists.
  const add = (text: string, use: PictureUse) => {
    for (const hash of hashesIn(text)) uses.set(hash, [...(uses.get(hash) ?? []), use])
  }
  for (const { resource, table, title } of tables) {
    const rows: ({ id: number } & Record<string, unknown>)[] = await db
      .selectFrom(table)
      .selectAll()
      .orderBy('id')
      .execute()
    for (const row of rows) {
      const use = { resource, id: row.id, title: String(row[title]), is_draft: false }
      add(JSON.stringify(row), use)
    }
  }
  const drafts = await db
    .selectFrom('drafts')
    .select(['resource', 'entry_id', 'changes'])
    .where('changes', 'like', `%${prefix}%`)
    .execute()
  for (const { resource, entry_id, changes } of drafts) {
    const title = tables.find((table) => table.resource === resource)?.title ?? ''
    const { [title]: value } = JSON.parse(changes) as Record<string, unknown>
    const name = typeof value === 'string' ? value : ''
    add(changes, { resource, id: entry_id === 0 ? null : entry_id, title: name, is_draft: true })
  }
  return uses
}

/** The texts of earlier states and of deleted entries that refer to stored pictures. */
export async function findTextsInHistory(db: Db, hash = ''): Promise<string[]> {
  const pattern = `%${prefix}${hash}%`
  const revisions = db.selectFrom('revisions').select('data as text').where('data', 'like', pattern)
  const deleted = db.selectFrom('trash').select('rows as text').where('rows', 'like', pattern)
  return (await revisions.unionAll(deleted).execute()).map(({ text }) => text)
}

function hashesIn(text: string): Set<string> {
  return new Set(
    Array.from(text.matchAll(/\/pictures\/stored\/([0-9a-f]{64})/g), ([, hash = '']) => hash),
  )
}
