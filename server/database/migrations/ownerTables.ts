/** The tables of the owner's account and work, and of what visitors send. Times are ISO 8601, or
 * milliseconds where they are numbers. */
export const ownerTables = `
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
  entry_version text, saved_at text not null, changes text not null,
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
