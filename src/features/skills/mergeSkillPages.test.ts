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
