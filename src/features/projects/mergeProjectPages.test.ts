import fc from 'fast-check'
import type { Project } from '../../contract/projects'
import { buildProject } from '../../../__mocks__/fixtures/projects'
import { cutIntoPages } from '../../../__mocks__/cutIntoPages'
import { mergeProjectPages, startProjectFeed, type ProjectFeed } from './mergeProjectPages'

function pageOfProjects(currentPage: number, projects: Project[]): ProjectFeed {
  return startProjectFeed(projects, { currentPage, totalPages: 3, totalData: 18, limit: 6 })
}

function idsOf({ projects }: ProjectFeed): number[] {
  return projects.flat().map(({ id }) => id)
}

const first = pageOfProjects(1, [buildProject({ id: 1 }), buildProject({ id: 2 })])

it('appends the next page and stands on it', () => {
  const merged = mergeProjectPages(first, pageOfProjects(2, [buildProject({ id: 3 })]))
  expect(idsOf(merged)).toEqual([1, 2, 3])
  expect(merged.pagination.currentPage).toBe(2)
})

it('keeps the newer copy of a project that comes again, at its place', () => {
  const newer = buildProject({ id: 2, title: 'Baru' })
  const merged = mergeProjectPages(first, pageOfProjects(2, [buildProject({ id: 3 }), newer]))
  expect(idsOf(merged)).toEqual([1, 2, 3])
  expect(merged.projects.flat()[1]).toBe(newer)
})

it('starts over with page 1', () => {
  const fresh = pageOfProjects(1, [buildProject({ id: 7 })])
  expect(mergeProjectPages(first, fresh)).toBe(fresh)
})

describe('for any projects, with any of them twice, cut into any pages', () => {
  const rows = fc.array(
    fc
      .record({ id: fc.integer({ min: 1, max: 200 }), version: fc.integer() })
      .map(({ id, version }) => buildProject({ id, title: String(version) })),
    { maxLength: 300 },
  )
  const cuts = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 40 })

  const mergeAll = (pages: Project[][]) =>
    pages
      .map((projects, index) => pageOfProjects(index + 1, projects))
      .reduce((known, page) => mergeProjectPages(known, page))

  it('gives what one big page gives: each once, in order of arrival, the newest copy', () => {
    fc.assert(
      fc.property(rows, cuts, (projects, sizes) => {
        const merged = mergeAll(cutIntoPages(projects, sizes))
        const newest = new Map(projects.map((project) => [project.id, project]))
        expect(merged.projects.flat()).toEqual([...newest.values()])
        expect(merged.projects).toEqual(pageOfProjects(1, projects).projects)
      }),
    )
  })

  it('changes nothing when a page comes once more', () => {
    fc.assert(
      fc.property(rows, cuts, (projects, sizes) => {
        const pages = cutIntoPages(projects, sizes)
        const merged = mergeAll(pages)
        const again = pageOfProjects(2, pages.at(-1) ?? [])
        expect(mergeProjectPages(merged, again).projects).toEqual(merged.projects)
      }),
    )
  })

  it('changes neither what is known nor the page, also when both are used again', () => {
    fc.assert(
      fc.property(rows, rows, rows, (known, page, otherPage) => {
        const before = pageOfProjects(1, known)
        const incoming = pageOfProjects(2, page)
        const snapshot = structuredClone([before, incoming])
        const once = mergeProjectPages(before, incoming)
        const snapshotOfOnce = structuredClone(once)
        mergeProjectPages(before, pageOfProjects(2, otherPage))
        expect([before, incoming]).toEqual(snapshot)
        expect(once).toEqual(snapshotOfOnce)
        expect(mergeProjectPages(before, incoming)).toEqual(once)
      }),
    )
  })
})

it('takes over every full chunk as it is', () => {
  const many = Array.from({ length: 200 }, (_, index) => buildProject({ id: index + 1 }))
  const known = pageOfProjects(1, many)
  const merged = mergeProjectPages(known, pageOfProjects(2, [buildProject({ id: 201 })]))
  expect(merged.projects).toHaveLength(4)
  for (const chunk of [0, 1, 2]) expect(merged.projects[chunk]).toBe(known.projects[chunk])
})
