import fc from 'fast-check'
import type { ProfileSkill } from '../../contract/skills'
import { cutIntoPages } from '../../../__mocks__/cutIntoPages'
import { buildSkill } from '../../../__mocks__/fixtures/skills'
import { mergeSkillPages, startSkillFeed, type SkillFeed } from './mergeSkillPages'

/** A page whose skills stand under their categories. */
function pageOfSkills(currentPage: number, skills: ProfileSkill[]): SkillFeed {
  const ids = [...new Set(skills.map(({ category_id }) => category_id))]
  const groups = ids.map((id) => ({
    category_id: id,
    category_name: `Kategori ${id}`,
    skills: skills.filter(({ category_id }) => category_id === id),
  }))
  return startSkillFeed(groups, { currentPage, totalPages: 3, totalData: 30, limit: 10 })
}

/** What stands where: `[category, ids]`. */
function layout({ groups }: SkillFeed): [number, number[]][] {
  return groups.map(({ category_id, skills }) => [category_id, skills.flat().map(({ id }) => id)])
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
  expect(merged.groups[0]?.skills.flat()[0]).toBe(again)
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

describe('for any skills of any categories, with any of them twice, cut into any pages', () => {
  /** A skill stays in its category, and comes in any order and in several versions. */
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
      .reduce((known, page) => mergeSkillPages(known, page))

  it('gives what one big page gives', () => {
    fc.assert(
      fc.property(rows, cuts, (skills, sizes) => {
        const merged = mergeAll(cutIntoPages(skills, sizes))
        const whole = pageOfSkills(1, skills)
        expect(merged.groups).toEqual(whole.groups)
        const newest = new Map(skills.map((skill) => [skill.id, skill]))
        expect(merged.groups.flatMap((group) => group.skills.flat()).sort(byId)).toEqual(
          [...newest.values()].sort(byId),
        )
      }),
    )
  })

  it('gives the same categories in whatever order they come', () => {
    fc.assert(
      fc.property(rows, cuts, (skills, sizes) => {
        const pages = cutIntoPages(skills, sizes)
        const turned = pages.map((page) => page.toSorted((a, b) => b.category_id - a.category_id))
        const inOrder = ({ groups }: SkillFeed) =>
          groups.toSorted((a, b) => a.category_id - b.category_id)
        expect(inOrder(mergeAll(turned))).toEqual(inOrder(mergeAll(pages)))
      }),
    )
  })

  it('changes nothing when a page comes once more', () => {
    fc.assert(
      fc.property(rows, cuts, (skills, sizes) => {
        const pages = cutIntoPages(skills, sizes)
        const merged = mergeAll(pages)
        const again = mergeSkillPages(merged, pageOfSkills(2, pages.at(-1) ?? []))
        expect(again.groups).toEqual(merged.groups)
      }),
    )
  })
})

describe('for any skills that move between categories', () => {
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

  it('has each of them once, where it was seen last', () => {
    fc.assert(
      fc.property(rows, (skills) => {
        const merged = skills.reduce(
          (known, skill) => mergeSkillPages(known, pageOfSkills(2, [skill])),
          pageOfSkills(1, []),
        )
        const newest = new Map(skills.map((skill) => [skill.id, skill]))
        const all = merged.groups.flatMap((group) =>
          group.skills.flat().map((skill) => {
            expect(skill.category_id).toBe(group.category_id)
            return skill
          }),
        )
        expect(all.sort(byId)).toEqual([...newest.values()].sort(byId))
      }),
    )
  })

  it('changes neither what is known nor the page, also when both are used again', () => {
    fc.assert(
      fc.property(rows, rows, rows, (known, page, otherPage) => {
        const before = pageOfSkills(1, known)
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
