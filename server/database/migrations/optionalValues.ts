import { PostgresAdapter, sql, type Kysely, type Migration } from 'kysely'

/** Columns that become nullable. */
const optional = [
  ['experiences', 'company_name', 'text'],
  ['experiences', 'start_date', 'text'],
  ['educations', 'institution_name', 'text'],
  ['educations', 'start_year', 'integer'],
  ['profile_skills', 'percent', 'double precision'],
  ['projects', 'created_at', 'text'],
  ['testimonials', 'rating', 'double precision'],
  ['testimonials', 'created_at', 'text'],
] as const

/** Lists that are stored as JSON. */
const lists = [
  ['experiences', 'highlights'],
  ['educations', 'highlights'],
  ['projects', 'highlights'],
  ['profiles', 'links'],
  ['profiles', 'languages'],
  ['profiles', 'awards'],
  ['profiles', 'publications'],
  ['profiles', 'volunteering'],
] as const

/** Descriptions of pictures. */
const descriptions = [
  ['projects', 'picture_alt'],
  ['testimonials', 'testimonial_image_alt'],
] as const

const ordered = ['projects', 'testimonials'] as const

/** The lists that are sorted by a changed column: their columns as in the migration before. */
const indexes: Record<string, string[]> = {
  experiences: ['profile_id', 'is_current desc', 'start_date desc', 'id'],
  educations: ['profile_id', 'start_year desc', 'id'],
  projects: ['profile_id', 'sort_order', 'id', 'is_active', 'is_featured', 'category_id', 'tag'],
  testimonials: ['sort_order', 'id', 'is_active', 'is_featured', 'category_id'],
}

/**
 * Makes columns optional whose values an owner may not have, gives projects and testimonials an
 * order of their own, and adds highlights, further parts of the profile and descriptions of pictures.
 */
export const optionalValues: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of Object.keys(indexes)) {
      await db.schema.dropIndex(`${table}_list`).execute()
    }
    for (const table of ordered) await addSortOrder(db, table)
    for (const [table, column, type] of optional) await makeNullable(db, table, column, type)
    for (const [table, column] of [...lists, ...descriptions]) {
      await db.schema.alterTable(table).addColumn(column, 'text').execute()
    }
    for (const [table, columns] of Object.entries(indexes)) {
      // SQLite puts nulls last by itself, and has no syntax for it in an index.
      const parts = columns.map((column) =>
        sql.raw(column.endsWith(' desc') && isPostgres(db) ? `${column} nulls last` : column),
      )
      await sql`create index ${sql.ref(`${table}_list`)} on ${sql.table(table)}
        (${sql.join(parts)})`.execute(db)
    }
  },
}

/** Adds the owner's order; at first it is the order so far, the newest first. */
async function addSortOrder(db: Kysely<unknown>, table: string): Promise<void> {
  await db.schema
    .alterTable(table)
    .addColumn('sort_order', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  const target = sql.table(table)
  await sql`update ${target} set sort_order = ranked.position from (
    select id, row_number() over (order by created_at desc, id desc) - 1 as position from ${target}
  ) as ranked where ranked.id = ${target}.id`.execute(db)
}

/** Replaces a column by a nullable copy: SQLite cannot remove NOT NULL. */
async function makeNullable(
  db: Kysely<unknown>,
  table: string,
  column: string,
  type: 'text' | 'integer' | 'double precision',
): Promise<void> {
  const copy = `optional_${column}`
  const isText = type === 'text' && isPostgres(db)
  await db.schema
    .alterTable(table)
    .addColumn(copy, isText ? sql`text collate "C"` : type)
    .execute()
  await sql`update ${sql.table(table)} set ${sql.ref(copy)} = ${sql.ref(column)}`.execute(db)
  await db.schema.alterTable(table).dropColumn(column).execute()
  await db.schema.alterTable(table).renameColumn(copy, column).execute()
}

function isPostgres(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
