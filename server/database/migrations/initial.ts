import { PostgresAdapter, sql, type Kysely, type Migration } from 'kysely'
import { contentTables } from './contentTables'
import { ownerTables } from './ownerTables'

/** `..._list` has the columns that a list is sorted by, then those that it is filtered by. */
const indexes = `
create index experiences_list on experiences (profile_id, is_current desc, start_date desc, id);
create index educations_list on educations (profile_id, start_year desc, id);
create index categories_list on categories (sort_order, id, is_active);
create index skills_list on skills (category_order, sort_order, id, is_active, category_id);
create index profile_skills_list on profile_skills
  (profile_id, category_order, sort_order, id, is_active, skill_is_active);
create index projects_list on projects
  (profile_id, sort_order, id, is_active, is_featured, category_id, tag);
create index testimonials_list on testimonials
  (sort_order, id, is_active, is_featured, category_id);
create index posts_list on posts ("publishedAt" desc, id desc, draft);
create unique index projects_slug on projects (profile_id, slug);
create index projects_title on projects (lower(trim(title)));
create index testimonials_project on testimonials (project_id);
create index testimonials_project_title on testimonials (lower(trim(project_title)));
create index messages_due on messages (delivered_at, due_at);
create index revisions_row on revisions (table_name, row_id, id);
`

/** Creates all tables. The largest columns are the last: SQLite reads the others without them. */
export const initial: Migration = {
  async up(db: Kysely<unknown>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
    for (const statement of [contentTables, ownerTables, indexes].join('').split(';')) {
      if (statement.trim() === '') continue
      const text = isPostgres ? forPostgres(statement) : statement
      await sql.raw(text).execute(db)
    }
  },
}

/** Sorts texts by their bytes and nulls last, as SQLite does, whatever the locale of the server is. */
function forPostgres(statement: string): string {
  return statement
    .replace(/ text\b/g, ' text collate "C"')
    .replace(/\b(start_date|start_year) desc/g, '$& nulls last')
}
