/** The tables with the content of the site; a table comes after those that it refers to. */
export const contentTables = `
create table profiles (
  id integer primary key, full_name text not null, current_job_title text, bio text,
  location text, email text, phone_number text, years_of_experience double precision,
  preferred_tech_stack text, certifications text, profile_picture_full_url text,
  github_profile text, linkedin_profile text, x_profile text, instagram_profile text,
  links text, languages text, awards text, publications text, volunteering text
);
create table experiences (
  id integer primary key,
  profile_id integer not null references profiles (id) on delete cascade,
  job_title text not null, company_name text, location text, start_date text, end_date text,
  is_current integer not null, description text, highlights text
);
create table educations (
  id integer primary key,
  profile_id integer not null references profiles (id) on delete cascade,
  degree text not null, institution_name text, major text, location text, start_year integer,
  graduation_year integer, gpa double precision, description text, highlights text
);
create table categories (
  id integer primary key, name text not null, slug text not null, is_active integer not null,
  sort_order integer not null
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
  percent double precision, is_active integer not null, category_order integer not null,
  skill_is_active integer not null, sort_order integer not null, created_at text not null,
  updated_at text not null
);
create table projects (
  id integer primary key,
  profile_id integer not null references profiles (id) on delete cascade,
  title text not null, slug text,
  category_id integer references categories (id) on delete cascade,
  tag text, description text, highlights text, picture_url text, picture_alt text,
  link_code text, link_demo text, link_youtube text, is_featured integer not null,
  is_active integer not null, created_at text, updated_at text not null,
  sort_order integer not null, role text, client text, start_date text, end_date text,
  outcomes text, pictures text, cloth text, story text
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
  created_at text, sort_order integer not null
);
create table posts (
  id integer primary key, title text not null, slug text not null unique, excerpt text not null,
  "publishedAt" text not null, tags text not null, featured integer not null,
  "readTime" integer not null, author text, language text, cover_url text, cover_alt text,
  cloth text, draft integer not null, updated_at text not null, content text
);
create table pictures (
  hash text primary key, extension text not null, width integer not null, height integer not null,
  size integer not null, alt text, focus_x integer, focus_y integer, created_at text not null,
  bytes bytea not null
);
create table rich_texts (hash text primary key, tree text not null);
`
