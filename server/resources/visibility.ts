import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Flag } from '../../src/contract/primitives'
import type { Reader } from './route'

/** Which rows are meant: those that are active, those that are not, all, or none of them. */
export type Activity = 'active' | 'inactive' | 'any' | 'none'

// `in ()` is no SQL to PostgreSQL: no row has -1.
const flags: Record<Activity, number[]> = { active: [1], inactive: [0], any: [0, 1], none: [-1] }

/**
 * What a reader gets to see. The owner sees all, or what is asked for; everyone else sees
 * what is active, and nothing where they ask for the rest.
 */
export function activityOf(asked: Flag | undefined, { isOwner }: Reader): Activity {
  if (!isOwner) return asked === 0 ? 'none' : 'active'
  if (asked === undefined) return 'any'
  return asked === 1 ? 'active' : 'inactive'
}

/** The condition that a column `is_active` has one of the values meant. */
export function hasActivity(column: string, activity: Activity): RawBuilder<SqlBool> {
  return sql`${sql.ref(column)} in (${sql.join(flags[activity])})`
}
