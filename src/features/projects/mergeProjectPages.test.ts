import type { Project, ProjectsData } from '../../contract/projects'
import { buildProject } from '../../../__mocks__/fixtures/projects'
import { mergeProjectPages } from './mergeProjectPages'

function pageOfProjects(currentPage: number, projects: Project[]): ProjectsData {
  return { projects, pagination: { currentPage, totalPages: 3, totalData: 18, limit: 6 } }
}

const first = pageOfProjects(1, [buildProject({ id: 1 }), buildProject({ id: 2 })])

it('appends the next page and stands on it', () => {
  const merged = mergeProjectPages(first, pageOfProjects(2, [buildProject({ id: 3 })]))
  expect(merged.projects.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(merged.pagination.currentPage).toBe(2)
})

it('keeps the newer copy of a project that comes again, at its place', () => {
  const newer = buildProject({ id: 2, title: 'Baru' })
  const merged = mergeProjectPages(first, pageOfProjects(2, [buildProject({ id: 3 }), newer]))
  expect(merged.projects.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(merged.projects[1]).toBe(newer)
})

it('starts over with page 1', () => {
  const fresh = pageOfProjects(1, [buildProject({ id: 7 })])
  expect(mergeProjectPages(first, fresh)).toBe(fresh)
})

it('changes neither page', () => {
  const second = pageOfProjects(2, [buildProject({ id: 2, title: 'Baru' })])
  const before = structuredClone([first, second])
  mergeProjectPages(first, second)
  expect([first, second]).toEqual(before)
})
