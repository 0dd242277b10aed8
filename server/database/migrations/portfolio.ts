import { PostgresAdapter, sql, type Kysely, type Migration } from 'kysely'

/** A type, `?` for a nullable column, and the table that a foreign key refers to. */
type Column = `${'integer' | 'text' | 'double precision'}${'' | '?'}${'' | ` > ${string}`}`

/** Text that is sorted by its bytes, as in SQLite, whatever the locale of the server is. */
function textOf(db: Kysely<unknown>) {
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? sql`text collate "C"`
    : ('text' as const)
}

async function createTable(
  db: Kysely<unknown>,
  name: string,
  columns: Record<string, Column>,
): Promise<void> {
  let table = db.schema.createTable(name).addColumn('id', 'integer', (id) => id.primaryKey())
  for (const [column, definition] of Object.entries(columns)) {
    const [type = '', target] = definition.split(' > ')
    const plain = type.replace('?', '') as 'integer' | 'text' | 'double precision'
    table = table.addColumn(column, plain === 'text' ? textOf(db) : plain, (builder) => {
      const sized = type.endsWith('?') ? builder : builder.notNull()
      return target ? sized.references(`${target}.id`).onDelete('cascade') : sized
    })
  }
  await table.execute()
}

/** The tables with the content of the site. */
const tables: Record<string, Record<string, Column>> = {
  profiles: {
    full_name: 'text',
    current_job_title: 'text?',
    bio: 'text?',
    email: 'text?',
    phone_number: 'text?',
    years_of_experience: 'double precision?',
    preferred_tech_stack: 'text?',
    certifications: 'text?',
    profile_picture_full_url: 'text?',
    github_profile: 'text?',
    linkedin_profile: 'text?',
    x_profile: 'text?',
    instagram_profile: 'text?',
  },
  experiences: {
    profile_id: 'integer > profiles',
    job_title: 'text',
    company_name: 'text',
    location: 'text?',
    start_date: 'text',
    end_date: 'text?',
    is_current: 'integer',
    description: 'text?',
  },
  educations: {
    profile_id: 'integer > profiles',
    degree: 'text',
    institution_name: 'text',
    major: 'text?',
    location: 'text?',
    start_year: 'integer',
    graduation_year: 'integer?',
    gpa: 'double precision?',
    description: 'text?',
  },
  categories: { name: 'text', slug: 'text', is_active: 'integer', sort_order: 'integer' },
  skills: {
    name: 'text',
    category_id: 'integer > categories',
    skill_icon: 'text?',
    is_active: 'integer',
    sort_order: 'integer',
    created_at: 'text',
    updated_at: 'text',
  },
  profile_skills: {
    profile_id: 'integer > profiles',
    skill_id: 'integer > skills',
    percent: 'double precision',
    is_active: 'integer',
    sort_order: 'integer',
    created_at: 'text',
    updated_at: 'text',
  },
  projects: {
    profile_id: 'integer > profiles',
    title: 'text',
    slug: 'text?',
    description: 'text?',
    picture_url: 'text?',
    link_code: 'text?',
    link_demo: 'text?',
    link_youtube: 'text?',
    tag: 'text?',
    category_id: 'integer? > categories',
    is_active: 'integer',
    is_featured: 'integer',
    created_at: 'text',
    updated_at: 'text',
  },
  testimonials: {
    customer_name: 'text',
    customer_position: 'text?',
    customer_company: 'text?',
    customer_profile_picture_url: 'text?',
    project_title: 'text?',
    category_id: 'integer? > categories',
    rating: 'double precision',
    description: 'text',
    testimonial_image_url: 'text?',
    is_featured: 'integer',
    is_active: 'integer',
    created_at: 'text',
  },
}

/** Indexes for the filters and the order of the lists. */
const indexes: [table: string, columns: string[]][] = [
  ['projects', ['profile_id', 'is_active', 'created_at', 'id']],
  ['projects', ['category_id', 'is_active', 'created_at', 'id']],
  ['projects', ['is_featured', 'is_active', 'created_at', 'id']],
  ['testimonials', ['is_active', 'created_at', 'id']],
  ['testimonials', ['category_id', 'is_active', 'created_at', 'id']],
  ['profile_skills', ['profile_id', 'is_active', 'sort_order']],
  ['skills', ['category_id', 'is_active', 'sort_order']],
]

export const portfolio: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [name, columns] of Object.entries(tables)) await createTable(db, name, columns)
    await db.schema
      .createTable('project_skills')
      .addColumn('project_id', 'integer', (id) =>
        id.notNull().references('projects.id').onDelete('cascade'),
      )
      .addColumn('skill_id', 'integer', (id) =>
        id.notNull().references('skills.id').onDelete('cascade'),
      )
      .addColumn('sort_order', 'integer', (order) => order.notNull())
      .addPrimaryKeyConstraint('project_skills_key', ['project_id', 'skill_id'])
      .execute()
    await db.schema
      .createTable('meta')
      .addColumn('key', textOf(db), (key) => key.primaryKey())
      .addColumn('value', textOf(db), (value) => value.notNull())
      .execute()
    await db.schema
      .createIndex('projects_slug')
      .unique()
      .on('projects')
      .columns(['profile_id', 'slug'])
      .execute()
    for (const [table, columns] of indexes) {
      await db.schema
        .createIndex([table, ...columns].join('_'))
        .on(table)
        .columns(columns)
        .execute()
    }
  },
}
