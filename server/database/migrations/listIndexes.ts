import { sql, type Kysely, type Migration } from 'kysely'

const replaced = [
  'projects_profile_id_is_active_created_at_id',
  'projects_category_id_is_active_created_at_id',
  'projects_is_featured_is_active_created_at_id',
  'testimonials_is_active_created_at_id',
  'testimonials_category_id_is_active_created_at_id',
  'profile_skills_profile_id_is_active_sort_order',
  'skills_category_id_is_active_sort_order',
]

/** One index for each list: the columns that it is sorted by, then those that it is filtered by. */
const lists: Record<string, string[]> = {
  experiences: ['profile_id', 'is_current desc', 'start_date desc', 'id'],
  educations: ['profile_id', 'start_year desc', 'id'],
  categories: ['sort_order', 'id', 'is_active'],
  skills: ['category_order', 'sort_order', 'id', 'is_active', 'category_id'],
  profile_skills: [
    'profile_id',
    'category_order',
    'sort_order',
    'id',
    'is_active',
    'skill_is_active',
  ],
  projects: ['profile_id', 'created_at', 'id', 'is_active', 'is_featured', 'category_id', 'tag'],
  testimonials: ['created_at', 'id', 'is_active', 'is_featured', 'category_id'],
}

/**
 * Reads any page of a list from one index. An index spans one table, so what skills are sorted
 * and filtered by is copied into their rows.
 */
export const listIndexes: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [table, column, value] of [
      ['skills', 'category_order', 0],
      ['profile_skills', 'category_order', 0],
      ['profile_skills', 'skill_is_active', 1],
    ] as const) {
      await db.schema
        .alterTable(table)
        .addColumn(column, 'integer', (added) => added.notNull().defaultTo(value))
        .execute()
    }
    await sql`update skills set category_order =
      (select sort_order from categories where categories.id = category_id)`.execute(db)
    await sql`update profile_skills set
      category_order = (select category_order from skills where skills.id = skill_id),
      skill_is_active = (select is_active from skills where skills.id = skill_id)`.execute(db)
    for (const index of replaced) await db.schema.dropIndex(index).ifExists().execute()
    for (const [table, columns] of Object.entries(lists)) {
      await db.schema.createIndex(`${table}_list`).on(table).columns(columns).execute()
    }
  },
}
