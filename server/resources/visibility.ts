import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyRequest } from 'fastify'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Flag } from '../../src/contract/schema/values'

/** Who reads: visitors see active rows, the owner sees all. */
export interface Reader {
  isOwner: boolean
  /** Whether visitors see drafts and posts with a date in the future, too. */
  seesDrafts?: boolean
  /** If it is set, lists contain only the posts that exist in the language. */
  onlyIn?: { language: string; isMain: boolean }
}

export function readerOf({ server, isOwner, language }: FastifyRequest): Reader {
  const { languages, settings, showsDrafts: seesDrafts } = server
  const hidesOthers = settings.current.hidesUntranslatedPosts && !isOwner
  const onlyIn = hidesOthers ? { language, isMain: language === languages[0] } : undefined
  return { isOwner, seesDrafts, onlyIn }
}

const previewedPosts = new AsyncLocalStorage<number>()

/** Runs a preview: what `work` injects sees a post whose date has not come, or which has no text. */
export const withPreviewedPost = <T>(id: number, work: () => Promise<T>) =>
  previewedPosts.run(id, work)

export const previewedPostId = () => previewedPosts.getStore()

/** The flags of the rows that a reader sees; -1, which no row has, for an empty list in PostgreSQL. */
function flagsFor({ isOwner }: Reader, requested: Flag | undefined): number[] {
  if (!isOwner) return requested === 0 ? [-1] : [1]
  return requested === undefined ? [0, 1] : [requested]
}

/**
 * Which rows a reader sees, as a condition.
 * @param column such as `projects.is_active`
 * @param requested the value of the query parameter `is_active`, if it was given
 */
export function whereVisible(
  column: string,
  reader: Reader,
  requested?: Flag,
): RawBuilder<SqlBool> {
  return sql`${sql.ref(column)} in (${sql.join(flagsFor(reader, requested))})`
}
