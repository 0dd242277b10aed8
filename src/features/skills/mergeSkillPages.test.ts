import fc from 'fast-check'
import type { ProfileSkill } from '../../contract/skills'
import { splitIntoPages } from '../../../__mocks__/splitIntoPages'
import { buildSkill } from '../../../__mocks__/fixtures'
import { mergeSkillGroups, mergeSkillPages, type SkillFeed } from './mergeSkillPages'

/** A page with its skills grouped by category. */
function pageOfSkills(currentPage: number, skills: ProfileSkill[]): SkillFeed {
  const ids = [...new Set(skills.map(({ category_id }) => category_id))]
  const groups = ids.map((id) => ({
    category_id: id,
    category_name: `Kategori ${id}`,
    skills: skills.filter(({ category_id }) => category_id === id),
  }))
  return {
    groups: mergeSkillGroups([], groups),
    pagination: { currentPage, totalPages: 3, totalData: 30, limit: 10 },
  }
}

/** The ids of each category: `1: 1,3; 2: 2`. */
function layout({ groups }: SkillFeed): string {
  return groups
    .map(({ category_id, skills }) => `${category_id}: ${skills.map(({ id }) => id).join(',')}`)
    .join('; ')
}

const first = pageOfSkills(1, [
  buildSkill({ id: 1, category_id: 1 }),
  buildSkill({ id: 2, category_id: 2 }),
])

it.each([
  ['appends skills and new categories', { 3: 1, 4: 3 }, '1: 1,3; 2: 2; 3: 4'],
  ['replaces a repeated skill in place', { 1: 1, 3: 1 }, '1: 1,3; 2: 2'],
  ['moves a repeated skill to its new category', { 1: 2 }, '1: ; 2: 2,1'],
])('%s', (_what, categoryOf, expected) => {
  const skills = Object.entries(categoryOf).map(([id, category_id]) =>
    buildSkill({ id: Number(id), category_id, percent: 12 }),
  )
  const merged = mergeSkillPages(first, pageOfSkills(2, skills))
  expect(layout(merged)).toBe(expected)
  expect(merged.pagination.currentPage).toBe(2)
  expect(merged.groups.flatMap((group) => group.skills)).toEqual(expect.arrayContaining(skills))
})

it('starts again with page 1', () => {
  const fresh = pageOfSkills(1, [buildSkill({ id: 9 })])
  expect(mergeSkillPages(mergeSkillPages(first, pageOfSkills(2, [])), fresh)).toBe(fresh)
})

describe('for arbitrary skills, repetitions and page sizes', () => {
  /** Skills in any order and in several versions, each in one category. */
  const rows = fc.array(
    fc
      .record({ id: fc.integer({ min: 1, max: 150 }), percent: fc.integer({ min: 0, max: 100 }) })
      .map(({ id, percent }) => buildSkill({ id, percent, category_id: (id % 7) + 1 })),
    { maxLength: 250 },
  )
  const cuts = fc.array(fc.integer({ min: 1, max: 70 }), { minLength: 1, maxLength: 30 })

  const mergeAll = (pages: ProfileSkill[][]) =>
    pages
      .map((skills, index) => pageOfSkills(index + 1, skills))
      .reduce((loaded, page) => mergeSkillPages(loaded, page))

  it('returns the same as one big page', () => {
    fc.assert(
      fc.property(rows, cuts, (skills, sizes) => {
        const merged = mergeAll(splitIntoPages(skills, sizes))
        const whole = pageOfSkills(1, skills)
        expect(merged.groups).toEqual(whole.groups)
        const newest = new Map(skills.map((skill) => [skill.id, skill]))
        expect(merged.groups.flatMap((group) => group.skills).sort(byId)).toEqual(
          [...newest.values()].sort(byId),
        )
      }),
    )
  })

  it('returns the same categories, whatever their order', () => {
    fc.assert(
      fc.property(rows, cuts, (skills, sizes) => {
        const pages = splitIntoPages(skills, sizes)
        const reordered = pages.map((page) =>
          page.toSorted((a, b) => b.category_id - a.category_id),
        )
        const inOrder = ({ groups }: SkillFeed) =>
          groups.toSorted((a, b) => a.category_id - b.category_id)
        expect(inOrder(mergeAll(reordered))).toEqual(inOrder(mergeAll(pages)))
      }),
    )
  })

  it('changes nothing when a page is repeated', () => {
    fc.assert(
      fc.property(rows, cuts, (skills, sizes) => {
        const pages = splitIntoPages(skills, sizes)
        const merged = mergeAll(pages)
        const again = mergeSkillPages(merged, pageOfSkills(2, pages.at(-1) ?? []))
        expect(again.groups).toEqual(merged.groups)
      }),
    )
  })
})

describe('for arbitrary skills that move between categories', () => {
  const rows = fc.array(
    fc
      .record({
        id: fc.integer({ min: 1, max: 40 }),
        category_id: fc.integer({ min: 1, max: 5 }),
        percent: fc.integer({ min: 0, max: 100 }),
      })
      .map((changes) => buildSkill(changes)),
    { maxLength: 60 },
  )

  it('contains each skill once, in its latest category', () => {
    fc.assert(
      fc.property(rows, (skills) => {
        const merged = skills.reduce(
          (loaded, skill) => mergeSkillPages(loaded, pageOfSkills(2, [skill])),
          pageOfSkills(1, []),
        )
        const newest = new Map(skills.map((skill) => [skill.id, skill]))
        const all = merged.groups.flatMap((group) =>
          group.skills.map((skill) => {
            expect(skill.category_id).toBe(group.category_id)
            return skill
          }),
        )
        expect(all.sort(byId)).toEqual([...newest.values()].sort(byId))
      }),
    )
  })

  it('changes neither argument, even if both are merged again', () => {
    fc.assert(
      fc.property(rows, rows, rows, (loaded, page, otherPage) => {
        const before = pageOfSkills(1, loaded)
        const incoming = pageOfSkills(2, page)
        const snapshot = structuredClone([before, incoming])
        const once = mergeSkillPages(before, incoming)
        const snapshotOfOnce = structuredClone(once)
        mergeSkillPages(before, pageOfSkills(2, otherPage))
        expect([before, incoming]).toEqual(snapshot)
        expect(once).toEqual(snapshotOfOnce)
        expect(mergeSkillPages(before, incoming)).toEqual(once)
      }),
    )
  })
})

function byId(one: { id: number }, other: { id: number }): number {
  return one.id - other.id
}
