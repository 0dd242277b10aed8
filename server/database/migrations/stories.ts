import { PostgresAdapter, sql, type Kysely, type Migration } from 'kysely'

const projectColumns = [
  'story',
  'role',
  'client',
  'start_date',
  'end_date',
  'outcomes',
  'pictures',
  'cloth',
]

/** Adds the posts of the blog, the case studies of projects, and the project of a testimonial. */
export const stories: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of projectColumns) {
      await db.schema.alterTable('projects').addColumn(column, 'text').execute()
    }
    await db.schema
      .alterTable('testimonials')
      .addColumn('project_id', 'integer', (column) =>
        column.references('projects.id').onDelete('set null'),
      )
      .execute()
    await db.schema
      .createIndex('testimonials_project')
      .on('testimonials')
      .column('project_id')
      .execute()
    for (const [table, column] of [
      ['testimonials', 'project_title'],
      ['projects', 'title'],
    ] as const) {
      await db.schema
        .createIndex(`${table}_${column}`)
        .on(table)
        .expression(sql`lower(trim(${sql.ref(column)}))`)
        .execute()
    }
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
    await db.schema
      .createTable('posts')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('excerpt', 'text', (column) => column.notNull())
      .addColumn('slug', 'text', (column) => column.notNull().unique())
      // Sorted by its bytes, as in SQLite, whatever the locale of the server is.
      .addColumn('publishedAt', isPostgres ? sql`text collate "C"` : 'text', (column) =>
        column.notNull(),
      )
      .addColumn('tags', 'text', (column) => column.notNull())
      .addColumn('featured', 'integer', (column) => column.notNull())
      .addColumn('readTime', 'integer', (column) => column.notNull())
      .addColumn('author', 'text')
      .addColumn('language', 'text')
      .addColumn('cover_url', 'text')
      .addColumn('cover_alt', 'text')
      .addColumn('cloth', 'text')
      .addColumn('draft', 'integer', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      // Last, so that SQLite reads the other columns of a list without the texts.
      .addColumn('content', 'text')
      .execute()
    await db.schema
      .createIndex('posts_list')
      .on('posts')
      .columns(['publishedAt desc', 'id desc', 'draft'])
      .execute()
    // The posts of an existing installation are still in files: `importPendingPosts` reads them.
    await sql`insert into meta (key, value) select 'posts_pending', '1' from profiles
      where id = 1`.execute(db)
  },
}
