import type { FetchArgs } from '@reduxjs/toolkit/query'
import fc from 'fast-check'
import { buildProject, buildSkill } from '../../__mocks__/fixtures'
import type { Project } from '../contract/projects'
import { createStore } from '../app/store'
import { profileProjectsApi, type ProjectFeed } from '../features/projects/profileProjectsApi'
import { completePagination, mergePages, prefetchPages } from './mergedPages'
import { mergeRepeatedIds } from './mergeRows'
import { prefetchOptions } from './prefetchQueries'
import type { ProfileSkill } from '../contract/skills'
import {
  mergeSkillGroups,
  mergeSkillPages,
  type SkillFeed,
} from '../features/skills/mergeSkillPages'

/** Splits rows into pages of these sizes, which repeat; returns at least one page. */
function splitIntoPages<Row>(rows: readonly Row[], sizes: readonly number[]): Row[][] {
  const pages: Row[][] = []
  for (let start = 0, page = 0; start < rows.length; page += 1) {
    const size = sizes[page % sizes.length] ?? 1
    pages.push(rows.slice(start, start + size))
    start += size
  }
  return pages.length > 0 ? pages : [[]]
}

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

/** A page with its skills grouped by category. */
function skillPageOf(currentPage: number, skills: ProfileSkill[]): SkillFeed {
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

it('returns the same skills as one big page, also if a page is repeated, for arbitrary pages', () => {
  const skill = fc
    .record(record)
    .map((row) => buildSkill({ ...row, category_id: (row.id % 7) + 1 }))
  fc.assert(
    fc.property(fc.array(skill, { maxLength: 60 }), cuts, (skills, sizes) => {
      const pages = splitIntoPages(skills, sizes).map((page, index) => skillPageOf(index + 1, page))
      const snapshot = structuredClone(pages)
      const merged = pages.reduce(mergeSkillPages)
      expect(merged.groups).toEqual(skillPageOf(1, skills).groups)
      const repeated = { ...pages.at(-1)!, pagination: skillPageOf(2, []).pagination }
      expect(mergeSkillPages(merged, repeated).groups).toEqual(merged.groups)
      expect(pages).toEqual(snapshot)
    }),
  )
})
