import fc from 'fast-check'
import type { Project } from '../contract/projects'
import type { ProjectFeed } from '../features/projects/profileProjectsApi'
import { mergePages } from './mergedPages'
import { mergeRepeatedIds } from './mergeRows'
import { buildProject } from '../../__mocks__/fixtures'
import { splitIntoPages } from '../../__mocks__/splitIntoPages'

const mergeProjectPages = (loaded: ProjectFeed, page: ProjectFeed) =>
  mergePages(loaded, page, 'projects')

function pageOfProjects(currentPage: number, projects: Project[]): ProjectFeed {
  return {
    // As in a response, ids are unique within a page.
    projects: mergeRepeatedIds(projects),
    pagination: { currentPage, totalPages: 3, totalData: 18, limit: 6 },
  }
}

function idsOf({ projects }: ProjectFeed): number[] {
  return projects.map(({ id }) => id)
}

const first = pageOfProjects(1, [buildProject({ id: 1 }), buildProject({ id: 2 })])

it('appends the next page and takes its pagination', () => {
  const merged = mergeProjectPages(first, pageOfProjects(2, [buildProject({ id: 3 })]))
  expect(idsOf(merged)).toEqual([1, 2, 3])
  expect(merged.pagination.currentPage).toBe(2)
})

it('replaces a repeated project in place', () => {
  const newer = buildProject({ id: 2, title: 'Baru' })
  const merged = mergeProjectPages(first, pageOfProjects(2, [buildProject({ id: 3 }), newer]))
  expect(idsOf(merged)).toEqual([1, 2, 3])
  expect(merged.projects[1]).toBe(newer)
})

it('starts again with page 1', () => {
  const fresh = pageOfProjects(1, [buildProject({ id: 7 })])
  expect(mergeProjectPages(first, fresh)).toBe(fresh)
})

describe('for arbitrary projects, repetitions and page sizes', () => {
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
      .reduce((loaded, page) => mergeProjectPages(loaded, page))

  it('returns the same as one big page: each project once, in order, in its latest version', () => {
    fc.assert(
      fc.property(rows, cuts, (projects, sizes) => {
        const merged = mergeAll(splitIntoPages(projects, sizes))
        const newest = new Map(projects.map((project) => [project.id, project]))
        expect(merged.projects).toEqual([...newest.values()])
        expect(merged.projects).toEqual(pageOfProjects(1, projects).projects)
      }),
    )
  })

  it('changes nothing when a page is repeated', () => {
    fc.assert(
      fc.property(rows, cuts, (projects, sizes) => {
        const pages = splitIntoPages(projects, sizes)
        const merged = mergeAll(pages)
        const again = pageOfProjects(2, pages.at(-1) ?? [])
        expect(mergeProjectPages(merged, again).projects).toEqual(merged.projects)
      }),
    )
  })

  it('changes neither argument, even if both are merged again', () => {
    fc.assert(
      fc.property(rows, rows, rows, (loaded, page, otherPage) => {
        const before = pageOfProjects(1, loaded)
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

it('keeps the rows that a page does not repeat, so that their cards do not render again', () => {
  const many = Array.from({ length: 200 }, (_, index) => buildProject({ id: index + 1 }))
  const loaded = pageOfProjects(1, many)
  const merged = mergeProjectPages(loaded, pageOfProjects(2, [buildProject({ id: 201 })]))
  expect(merged.projects).toHaveLength(201)
  for (const [index, project] of loaded.projects.entries()) {
    expect(merged.projects[index]).toBe(project)
  }
})
