import { PostgresAdapter, sql, type Kysely, type Migration } from 'kysely'

/** The tables with the content of the site; a table comes after those that it refers to. */
const contentTables = `
create table profiles (
  id integer primary key, full_name text not null, current_job_title text, bio text,
  location text, email text, phone_number text, years_of_experience double precision,
  preferred_tech_stack text, certifications text, profile_picture_full_url text,
  github_profile text, linkedin_profile text, x_profile text, instagram_profile text,
  links text, languages text, awards text, publications text, volunteering text,
  certificates text, interests text, postal_address text, usernames text,
  shows_address integer not null default 0, projects_completed integer, response_time text,
  "values" text, principles text, invitations text, translations text
);
create table appearance (
  id integer primary key, dye text, cloth text, cloth_seed integer, type text, hero text,
  home_sections text, menu text
);
insert into appearance (id) values (1);
create table experiences (
  id integer primary key,
  profile_id integer not null references profiles (id) on delete cascade,
  job_title text not null, company_name text, company_url text, company_description text,
  location text, start_date text, end_date text, is_current integer not null, description text,
  highlights text, translations text
);
create table educations (
  id integer primary key,
  profile_id integer not null references profiles (id) on delete cascade,
  degree text not null, institution_name text, institution_url text, major text, location text,
  start_year integer, graduation_year integer, start_date text, end_date text,
  gpa double precision, score text, description text, highlights text, translations text
);
create table categories (
  id integer primary key, name text not null, slug text not null, is_active integer not null,
  sort_order integer not null, translations text
);
create table skills (
  id integer primary key, name text not null,
  category_id integer not null references categories (id) on delete cascade,
  category_order integer not null, skill_icon text, is_active integer not null,
  sort_order integer not null, created_at text not null, updated_at text not null
);
create table profile_skills (
  id integer primary key,
  profile_id integer not null references profiles (id) on delete cascade,
  skill_id integer not null references skills (id) on delete cascade,
  percent double precision, level text, is_active integer not null, category_order integer not null,
  skill_is_active integer not null, sort_order integer not null, created_at text not null,
  updated_at text not null
);
create table projects (
  id integer primary key,
  profile_id integer not null references profiles (id) on delete cascade,
  title text not null, slug text,
  category_id integer references categories (id) on delete cascade,
  tag text, type text, description text, highlights text, picture_url text, picture_alt text,
  link_code text, link_demo text, link_youtube text, is_featured integer not null,
  is_active integer not null, created_at text, updated_at text not null,
  sort_order integer not null, role text, client text, start_date text, end_date text,
  outcomes text, pictures text, cloth text, story text, translations text
);
create table project_skills (
  project_id integer not null references projects (id) on delete cascade,
  skill_id integer not null references skills (id) on delete cascade,
  sort_order integer not null, primary key (project_id, skill_id)
);
create table testimonials (
  id integer primary key, customer_name text not null, customer_position text,
  customer_company text, customer_profile_picture_url text,
  project_id integer references projects (id) on delete set null, project_title text,
  category_id integer references categories (id) on delete cascade,
  rating double precision, description text not null, testimonial_image_url text,
  testimonial_image_alt text, is_featured integer not null, is_active integer not null,
  created_at text, sort_order integer not null, source text, translations text
);
create table posts (
  id integer primary key, title text not null, slug text not null unique, excerpt text not null,
  "publishedAt" text not null, tags text not null, featured integer not null,
  "readTime" integer not null, author text, language text, cover_url text, cover_alt text,
  cloth text, draft integer not null, updated_at text not null, aliases text,
  content text, translations text
);
create table pictures (
  hash text primary key, extension text not null, width integer not null, height integer not null,
  size integer not null, alt text, focus_x integer, focus_y integer, created_at text not null,
  bytes bytea not null
);
create table former_slugs (
  table_name text not null, former_slug text not null, row_id integer not null,
  primary key (table_name, former_slug)
);
create table rich_texts (hash text primary key, tree text not null);
`

/**
 * The tables of the owner's account and work, and of what visitors send. Times are ISO 8601, or
 * milliseconds where they are numbers.
 */
const ownerTables = `
create table meta (key text primary key, value text not null);
create table owners (
  id integer primary key, user_handle text not null, password_hash text,
  opened_at double precision, device_key text not null
);
create table passkeys (
  id text primary key, credential_id text not null unique, public_key text not null,
  counter double precision not null, transports text not null, name text not null,
  created_at double precision not null, used_at double precision
);
create table sessions (
  id text primary key, token_hash text not null unique, device text not null,
  signed_in_at double precision not null, used_at double precision not null,
  passkey_id text references passkeys (id) on delete cascade
);
create table invitations (hash text primary key, expires_at double precision not null);
create table challenges (hash text primary key, expires_at double precision not null);
create table sign_in_attempts (
  key text primary key, failures integer not null, failed_at double precision not null,
  retry_at double precision not null
);
create table request_counts (
  key text primary key, count integer not null, expires_at double precision not null
);
create table revisions (
  id integer primary key, table_name text not null, row_id integer not null,
  action text not null, data text not null, saved_at text not null
);
create table trash (
  table_name text not null, row_id integer not null, title text not null, rows text not null,
  deleted_at text not null, primary key (table_name, row_id)
);
create table drafts (
  resource text not null, entry_id integer not null, key text not null, revision integer not null,
  entry_version text, saved_at text not null, changes text not null, input text,
  primary key (resource, entry_id)
);
create table preview_links (
  resource text not null, entry_id integer not null, id text not null unique,
  hash text not null unique, expires_at double precision not null,
  primary key (resource, entry_id)
);
create table messages (
  id text primary key, name text not null, email text not null, subject text not null,
  message text not null, created_at text not null, attempts integer not null,
  due_at double precision not null, delivered_at text, last_error text, read_at text
);
create table subscribers (
  email text primary key, token text not null unique, confirmed_at text not null
);
create table pending_subscriptions (hash text primary key, expires_at double precision not null);
create table page_views (
  day text not null, path text not null, views integer not null, primary key (day, path)
);
`

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
