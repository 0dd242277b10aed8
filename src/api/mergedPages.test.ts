import type { FetchArgs } from '@reduxjs/toolkit/query'
import fc from 'fast-check'
import { buildProject } from '../../__mocks__/fixtures'
import { splitIntoPages } from '../../__mocks__/splitIntoPages'
import type { Project } from '../contract/projects'
import { createStore } from '../app/store'
import { profileProjectsApi, type ProjectFeed } from '../features/projects/profileProjectsApi'
import { completePagination, mergePages, prefetchPages } from './mergedPages'
import { mergeRepeatedIds } from './mergeRows'
import { prefetchOptions } from './prefetchQueries'

const merge = (loaded: ProjectFeed, page: ProjectFeed) => mergePages(loaded, page, 'projects')

function pageOf(currentPage: number, projects: Project[]): ProjectFeed {
  return {
    // As in a response, ids are unique within a page.
    projects: mergeRepeatedIds(projects),
    pagination: { currentPage, totalPages: 3, totalData: 18, limit: 6 },
  }
}

const rows = fc.array(
  fc
    .record({ id: fc.integer({ min: 1, max: 40 }), version: fc.integer() })
    .map(({ id, version }) => buildProject({ id, title: String(version) })),
  { maxLength: 60 },
)
const cuts = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 10 })

it('returns the same as one big page, and changes no argument, for arbitrary pages', () => {
  fc.assert(
    fc.property(rows, cuts, (projects, sizes) => {
      const pages = splitIntoPages(projects, sizes).map((page, index) => pageOf(index + 1, page))
      const snapshot = structuredClone(pages)
      const merged = pages.reduce(merge)
      const newest = new Map(projects.map((project) => [project.id, project]))
      expect(merged.projects).toEqual([...newest.values()])
      const repeated = { ...pages.at(-1)!, pagination: pageOf(2, []).pagination }
      expect(merge(merged, repeated).projects).toEqual(merged.projects)
      expect(pages).toEqual(snapshot)
    }),
  )
})

it('prefetches no further page after one that fails, whose entry has the pages before', async () => {
  const requests: string[] = []
  const { dispatch } = createStore({
    transport: (args) => {
      requests.push(String((args as FetchArgs).params?.page))
      // A third request would end the list.
      if (requests.length === 2) return { error: { status: 500, data: undefined } }
      const { projects, pagination } = pageOf(requests.length, [buildProject()])
      return { data: { status: 'success', data: { projects, pagination } } }
    },
  })
  const { initiate } = profileProjectsApi.endpoints.listProfileProjects
  await dispatch(prefetchPages((page) => initiate({ profileId: 1, page }, prefetchOptions)))
  expect(requests).toEqual(['1', '2'])
})

const complete = { currentPage: 2, totalPages: 5, totalData: 41, limit: 10 }
const lastPage = { currentPage: 2, totalPages: 2, totalData: 7, limit: 7 }

it.each([
  ['has the requested page', { ...complete, currentPage: 1 }, complete],
  ['is filled in', { totalPages: 3, totalData: 24 }, { ...lastPage, totalPages: 3, totalData: 24 }],
  ['ends with the page if it is undefined', undefined, lastPage],
  ['ends with the page if it is null', null, lastPage],
])('the pagination of a response %s', (_what, pagination, expected) => {
  expect(completePagination(pagination, 2, 7)).toEqual(expected)
})
