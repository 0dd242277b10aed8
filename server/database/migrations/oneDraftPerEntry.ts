import type { Kysely, Migration } from 'kysely'

interface FormerDraft {
  key: string
  resource: string
  entry_id: number | null
  revision: number
  saved_at: string
  data: string | null
}

type Row = Pick<FormerDraft, 'key' | 'resource' | 'revision' | 'saved_at'> & {
  entry_id: number
  changes: string
}

/** Keeps one draft per entry: the fields of all that are not saved, of the latest where several have one. */
export const oneDraftPerEntry: Migration = {
  async up(db: Kysely<unknown>) {
    const drafts = await (db as Kysely<{ drafts: FormerDraft & { state: string } }>)
      .selectFrom('drafts')
      .selectAll()
      .where('state', '=', 'open')
      .orderBy('saved_at')
      .execute()
    await db.schema.dropTable('drafts').execute()
    await db.schema
      .createTable('drafts')
      .addColumn('resource', 'text', (column) => column.notNull())
      .addColumn('entry_id', 'integer', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('entry_version', 'text')
      .addColumn('saved_at', 'text', (column) => column.notNull())
      .addColumn('changes', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('drafts_entry', ['resource', 'entry_id'])
      .execute()
    const rows = joinByEntry(drafts)
    if (rows.length === 0) return
    await (db as Kysely<{ drafts: Row }>).insertInto('drafts').values(rows).execute()
  },
}

/** @param drafts the latest last */
function joinByEntry(drafts: readonly FormerDraft[]): Row[] {
  const byEntry = new Map<string, Row>()
  for (const { resource, entry_id, key, revision, saved_at, data } of drafts) {
    const entry = { resource, entry_id: entry_id ?? 0 }
    const earlier = byEntry.get(JSON.stringify(entry))?.changes ?? '{}'
    const { changes } = JSON.parse(data ?? '{}') as { changes?: object }
    const joined = { ...(JSON.parse(earlier) as object), ...changes }
    const row = { ...entry, key, revision, saved_at, changes: JSON.stringify(joined) }
    byEntry.set(JSON.stringify(entry), row)
  }
  return [...byEntry.values()]
}
