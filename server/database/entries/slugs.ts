import { sql, type RawBuilder } from 'kysely'
import type { Translations } from '../../../src/contract/schema/values'
import { numberedSlug } from '../../rows/slugs'
import type { WriteTransaction } from '../contentWrites'

export type SlugTable = 'projects' | 'posts'

export const whereIdOrSlug = (table: SlugTable, key: number | string): RawBuilder<boolean> =>
  typeof key === 'number' ? sql<boolean>`${sql.ref(`${table}.id`)} = ${key}` : hasSlug(table, key)

function hasSlug(table: SlugTable, slug: string): RawBuilder<boolean> {
  const exact = sql<boolean>`${sql.ref(`${table}.slug`)} = ${slug}`
  // Other characters are in no slug, and some have a meaning in a pattern.
  if (!/^[a-z0-9-]+$/.test(slug)) return exact
  const translations = sql.ref(`${table}.translations`)
  return sql<boolean>`(${exact} or ${translations} like ${`%"slug":"${slug}"%`})`
}

/** Sorts the row whose slug in the main language it is first. */
export const exactFirst = (table: SlugTable, key: number | string): RawBuilder<number> =>
  sql<number>`case when ${sql.ref(`${table}.slug`)} = ${String(key)} then 0 else 1 end`

export async function findTakenSlug(
  transaction: WriteTransaction,
  table: SlugTable,
  body: { slug?: string | null; translations?: Translations | null },
  ownId: number,
): Promise<{ path: string; id: number } | undefined> {
  const slugs: [path: string, slug: unknown][] = [['slug', body.slug]]
  for (const [language, texts] of Object.entries(body.translations ?? {})) {
    slugs.push([`translations.${language}.slug`, texts.slug])
  }
  for (const [path, slug] of slugs) {
    if (typeof slug !== 'string' || slug === '') continue
    const other = await transaction
      .selectFrom(table)
      .select('id')
      .where(hasSlug(table, slug))
      .where('id', '!=', ownId)
      .executeTakeFirst()
    if (other) return { path, id: other.id }
  }
  return undefined
}

/** The slug of a title, with a number at its end if another entry has it; empty if it is empty. */
export async function findFreeSlug(
  transaction: WriteTransaction,
  table: SlugTable,
  slug: string,
  ownId: number,
): Promise<string> {
  const isTaken = (free: string) => findTakenSlug(transaction, table, { slug: free }, ownId)
  let number = 1
  while (await isTaken(numberedSlug(slug, number))) number += 1
  return numberedSlug(slug, number)
}
