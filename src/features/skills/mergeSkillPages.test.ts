import fc from 'fast-check'
import { buildSkill } from '../../../__mocks__/fixtures'
import { splitIntoPages } from '../../../__mocks__/splitIntoPages'
import type { ProfileSkill } from '../../contract/skills'
import { mergeSkillGroups, mergeSkillPages, type SkillFeed } from './mergeSkillPages'

/** A page with its skills grouped by category. */
function pageOf(currentPage: number, skills: ProfileSkill[]): SkillFeed {
  const ids = [...new Set(skills.map(({ category_id }) => category_id))]
  const groups = ids.map((id) => ({
    category_id: id,
    category_name: `Kategori ${id}`,
    skills: skills.filter(({ category_id }) => category_id === id),
  }))
  const pagination = { currentPage, totalPages: 3, totalData: 30, limit: 10 }
  return { groups: mergeSkillGroups([], groups), pagination }
}

/** The ids of each category: `1: 1,3; 2: 2`. */
const layout = ({ groups }: SkillFeed) =>
  groups
    .map(({ category_id, skills }) => `${category_id}: ${skills.map(({ id }) => id).join(',')}`)
    .join('; ')

const first = pageOf(1, [
  buildSkill({ id: 1, category_id: 1 }),
  buildSkill({ id: 2, category_id: 2 }),
])

it('appends skills and categories, replaces a repeated skill in place, and moves one to its category', () => {
  const skills = [
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 3],
  ].map(([id, category_id]) => buildSkill({ id, category_id, percent: 12 }))
  const merged = mergeSkillPages(first, pageOf(2, skills))
  expect(layout(merged)).toBe('1: 1,2,3; 2: ; 3: 4')
  expect(merged.pagination.currentPage).toBe(2)
  expect(merged.groups.flatMap((group) => group.skills)).toEqual(expect.arrayContaining(skills))
})

it('starts again with page 1', () => {
  const fresh = pageOf(1, [buildSkill({ id: 9 })])
  expect(mergeSkillPages(mergeSkillPages(first, pageOf(2, [])), fresh)).toBe(fresh)
})

const record = { id: fc.integer({ min: 1, max: 40 }), percent: fc.integer({ min: 0, max: 100 }) }
const cuts = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 10 })
const byId = (one: { id: number }, other: { id: number }) => one.id - other.id

it('returns the same as one big page, also if a page is repeated, for arbitrary pages', () => {
  const skill = fc
    .record(record)
    .map((row) => buildSkill({ ...row, category_id: (row.id % 7) + 1 }))
  fc.assert(
    fc.property(fc.array(skill, { maxLength: 60 }), cuts, (skills, sizes) => {
      const pages = splitIntoPages(skills, sizes).map((page, index) => pageOf(index + 1, page))
      const snapshot = structuredClone(pages)
      const merged = pages.reduce(mergeSkillPages)
      expect(merged.groups).toEqual(pageOf(1, skills).groups)
      const repeated = { ...pages.at(-1)!, pagination: pageOf(2, []).pagination }
      expect(mergeSkillPages(merged, repeated).groups).toEqual(merged.groups)
      expect(pages).toEqual(snapshot)
    }),
  )
})

it('contains each skill once, in its latest category, for skills that move between categories', () => {
  const moving = fc
    .record({ ...record, category_id: fc.integer({ min: 1, max: 5 }) })
    .map(buildSkill)
  fc.assert(
    fc.property(fc.array(moving, { maxLength: 60 }), (skills) => {
      const merged = skills.reduce(
        (loaded, skill) => mergeSkillPages(loaded, pageOf(2, [skill])),
        pageOf(1, []),
      )
      for (const group of merged.groups) {
        for (const skill of group.skills) expect(skill.category_id).toBe(group.category_id)
      }
      const newest = new Map(skills.map((skill) => [skill.id, skill]))
      const all = merged.groups.flatMap((group) => group.skills)
      expect(all.sort(byId)).toEqual([...newest.values()].sort(byId))
    }),
  )
})
