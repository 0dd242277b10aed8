import type { Pagination } from '../../contract/primitives'
import type { ProfileSkill, ProfileSkillGroup } from '../../contract/skills'
import { mergeRows, withoutRows, type RowList } from '../../lib/rowList'

/** A category, with its skills as far as they are loaded. */
export interface SkillGroup {
  readonly category_id: number
  readonly category_name: string
  readonly skills: RowList<ProfileSkill>
}

/** A profile's skills, as far as they are loaded. */
export interface SkillFeed {
  readonly groups: readonly SkillGroup[]
  /** Where the page loaded last stands. */
  readonly pagination: Pagination
}

type Groups = Map<number, SkillGroup>

/** The category that each skill stands in; like the index of a row list, it moves on. */
const homes = new WeakMap<SkillFeed, Map<number, number>>()

function takeHomes(feed: SkillFeed): Map<number, number> {
  const known = homes.get(feed)
  homes.delete(feed)
  return (
    known ??
    new Map(
      feed.groups.flatMap(({ category_id, skills }) =>
        skills.flat().map(({ id }): [number, number] => [id, category_id]),
      ),
    )
  )
}

/** A page of skills as the first of a feed. */
export function startSkillFeed(
  groups: readonly ProfileSkillGroup[],
  pagination: Pagination,
): SkillFeed {
  return addGroups({ groups: [], pagination }, groups, pagination)
}

/**
 * What has been loaded, and a further page, together: groups merged by category, a skill
 * that both name once, in its newer copy and category. Page 1 starts over. Neither argument
 * is changed, and the cost is that of the page and of the number of categories; only a
 * category that a skill has left is put together anew.
 */
export function mergeSkillPages(known: SkillFeed, page: SkillFeed): SkillFeed {
  if (page.pagination.currentPage <= 1) return page
  const groups = page.groups.map((group) => ({ ...group, skills: group.skills.flat() }))
  return addGroups(known, groups, page.pagination)
}

function addGroups(
  known: SkillFeed,
  incoming: readonly ProfileSkillGroup[],
  pagination: Pagination,
): SkillFeed {
  const home = takeHomes(known)
  const groups: Groups = new Map(known.groups.map((group) => [group.category_id, group]))
  for (const { category_id, category_name, skills } of incoming) {
    leaveOldHomes(groups, home, category_id, skills)
    const rows = mergeRows(groups.get(category_id)?.skills ?? [], skills)
    groups.set(category_id, Object.freeze({ category_id, category_name, skills: rows }))
    for (const { id } of skills) home.set(id, category_id)
  }
  const feed = Object.freeze({ groups: Object.freeze([...groups.values()]), pagination })
  homes.set(feed, home)
  return feed
}

/** Takes skills that come in a category out of the one in which they stood. */
function leaveOldHomes(
  groups: Groups,
  home: ReadonlyMap<number, number>,
  categoryId: number,
  skills: readonly ProfileSkill[],
): void {
  const moved = skills.filter(({ id }) => (home.get(id) ?? categoryId) !== categoryId)
  const ids = new Set(moved.map(({ id }) => id))
  for (const oldHome of new Set(moved.map(({ id }) => home.get(id)))) {
    const group = oldHome === undefined ? undefined : groups.get(oldHome)
    if (!group) continue
    groups.set(
      group.category_id,
      Object.freeze({ ...group, skills: withoutRows(group.skills, ids) }),
    )
  }
}
