import { startPostgres } from '../../scripts/lib/postgres.mjs'

/** A new PostgreSQL server with a database. */
export async function startPostgresDatabase() {
  const { url, stop } = await startPostgres()
  return { url: `${url}/postgres`, stop }
}

/** The databases on which a site is tested; the embedded one has no URL. */
export const databases = [
  { name: 'the embedded database', start: () => ({ url: undefined, stop: () => undefined }) },
  { name: 'PostgreSQL', start: startPostgresDatabase },
]
