import { AsyncLocalStorage } from 'node:async_hooks'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Flag } from '../../src/contract/values'

/** Who reads: visitors see active rows, the owner sees all. */
export interface Reader {
  isOwner: boolean
  /** Whether visitors see drafts and posts with a date in the future, too. */
  seesDrafts?: boolean
}

const shownPosts = new AsyncLocalStorage<number>()

/** Runs a preview: what `work` injects sees a post whose date has not come, or which has no text. */
export const withShownPost = <T>(id: number, work: () => Promise<T>) => shownPosts.run(id, work)

export const shownPost = () => shownPosts.getStore()

export type Visibility = 'active' | 'inactive' | 'all' | 'none'

// -1 matches no row; PostgreSQL does not accept an empty list.
const flags: Record<Visibility, number[]> = { active: [1], inactive: [0], all: [0, 1], none: [-1] }

/**
 * Which rows a reader sees.
 * @param requested the value of the query parameter `is_active`, if it was given
 */
export function visibilityFor({ isOwner }: Reader, requested?: Flag): Visibility {
  if (!isOwner) return requested === 0 ? 'none' : 'active'
  if (requested === undefined) return 'all'
  return requested === 1 ? 'active' : 'inactive'
}

/** A condition on a column such as `projects.is_active`. */
export function whereVisible(column: string, visibility: Visibility): RawBuilder<SqlBool> {
  return sql`${sql.ref(column)} in (${sql.join(flags[visibility])})`
}
