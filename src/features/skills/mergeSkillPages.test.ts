import type { ProfileSkill, ProfileSkillsData } from '../../contract/skills'
import { buildSkill } from '../../../__mocks__/fixtures/skills'
import { mergeSkillPages } from './mergeSkillPages'

/** A page whose skills stand under their categories. */
function pageOfSkills(currentPage: number, skills: ProfileSkill[]): ProfileSkillsData {
  const ids = [...new Set(skills.map(({ category_id }) => category_id))]
  return {
    profile_skills: ids.map((id) => ({
      category_id: id,
      category_name: `Kategori ${id}`,
      skills: skills.filter(({ category_id }) => category_id === id),
    })),
    pagination: { currentPage, totalPages: 3, totalData: 30, limit: 10 },
  }
}

/** What stands where: `[category, ids]`. */
function layout({ profile_skills }: ProfileSkillsData): [number, number[]][] {
  return profile_skills.map(({ category_id, skills }) => [category_id, skills.map(({ id }) => id)])
}

const first = pageOfSkills(1, [
  buildSkill({ id: 1, category_id: 1 }),
  buildSkill({ id: 2, category_id: 2 }),
])

it('adds to a known category, and adds a new one after the others', () => {
  const merged = mergeSkillPages(
    first,
    pageOfSkills(2, [buildSkill({ id: 3, category_id: 1 }), buildSkill({ id: 4, category_id: 3 })]),
  )
  expect(layout(merged)).toEqual([
    [1, [1, 3]],
    [2, [2]],
    [3, [4]],
  ])
  expect(merged.pagination.currentPage).toBe(2)
})

it('keeps the newer copy of a skill that comes again, at its place', () => {
  const again = buildSkill({ id: 1, category_id: 1, percent: 12 })
  const merged = mergeSkillPages(
    first,
    pageOfSkills(2, [buildSkill({ id: 3, category_id: 1 }), again]),
  )
  expect(layout(merged)).toEqual([
    [1, [1, 3]],
    [2, [2]],
  ])
  expect(merged.profile_skills[0]?.skills[0]).toBe(again)
})

it('moves a skill that comes again in another category', () => {
  const merged = mergeSkillPages(first, pageOfSkills(2, [buildSkill({ id: 1, category_id: 2 })]))
  expect(layout(merged)).toEqual([
    [1, []],
    [2, [2, 1]],
  ])
})

it('starts over with page 1', () => {
  const fresh = pageOfSkills(1, [buildSkill({ id: 9 })])
  expect(mergeSkillPages(mergeSkillPages(first, pageOfSkills(2, [])), fresh)).toBe(fresh)
})

it('changes neither page', () => {
  const second = pageOfSkills(2, [buildSkill({ id: 1, category_id: 2 })])
  const before = structuredClone([first, second])
  mergeSkillPages(first, second)
  expect([first, second]).toEqual(before)
})
