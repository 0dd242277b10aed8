/**
 * What it costs to load a long list page by page: our two merge functions beside RTK's infinite
 * query, each through its real store, in CPU time per item.
 */
import { configureStore } from '@reduxjs/toolkit'
import { createApi } from '@reduxjs/toolkit/query'
import { buildProject } from '../__mocks__/fixtures/projects'
import { buildSkill } from '../__mocks__/fixtures/skills'
import { mergePages, unwrapDraft } from '../src/api/mergedPages'
import type { ProjectFeed } from '../src/features/projects/profileProjectsApi'
import { mergeSkillGroups, mergeSkillPages } from '../src/features/skills/mergeSkillPages'
import { median, runsOr } from './measure'
import type { Row, Run } from './run'

const items = 10_000
const runs = runsOr(5)
/** A merge may take this many times as long as the infinite query. */
const maxRatio = 2

/** One entry per page, made from its ids. */
function paginate<Page extends object>(limit: number, build: (ids: number[]) => Page) {
  const totalPages = Math.ceil(items / limit)
  return Array.from({ length: totalPages }, (_, index) => {
    const start = index * limit
    const length = Math.min(limit, items - start)
    const ids = Array.from({ length }, (_, offset) => start + offset + 1)
    const pagination = { currentPage: index + 1, totalPages, totalData: items, limit }
    return { ...build(ids), pagination }
  })
}

const projectPages = (limit: number): ProjectFeed[] =>
  paginate(limit, (ids) => ({ projects: ids.map((id) => buildProject({ id })) }))

const skillPages = (limit: number) =>
  paginate(limit, (ids) => {
    const groups = ids.map((id) => ({
      category_id: id % 8,
      category_name: `Kategori ${id % 8}`,
      skills: [buildSkill({ id, category_id: id % 8 })],
    }))
    return { groups: mergeSkillGroups([], groups) }
  })

/** An API that returns the pages, with a list that merges them and one that keeps them. */
function createStore<Page extends object>(
  pages: Page[],
  merge: (loaded: Page, page: Page) => Page = (loaded) => loaded,
) {
  const api = createApi({
    baseQuery: (page: number) => ({ data: pages[page - 1] as object }),
    endpoints: (build) => ({
      merged: build.query<object, number>({
        query: (page) => page,
        serializeQueryArgs: ({ endpointName }) => endpointName,
        merge: (loaded, page) => merge(unwrapDraft(loaded) as Page, page as Page),
        forceRefetch: ({ currentArg, previousArg }) => currentArg !== previousArg,
      }),
      infinite: build.infiniteQuery<object, void, number>({
        query: ({ pageParam }) => pageParam,
        infiniteQueryOptions: {
          initialPageParam: 1,
          getNextPageParam: (_page, _pages, last) => last + 1,
        },
      }),
    }),
  })
  const store = configureStore({
    reducer: { api: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  })
  return { store, endpoints: api.endpoints }
}

async function loadByMerge<Page extends object>(
  pages: Page[],
  merge: (loaded: Page, page: Page) => Page,
): Promise<void> {
  const { store, endpoints } = createStore(pages, merge)
  for (let page = 1; page <= pages.length; page += 1)
    await store.dispatch(endpoints.merged.initiate(page, { subscribe: page === 1 }))
}

async function loadByInfiniteQuery(pages: ProjectFeed[]): Promise<void> {
  const { store, endpoints } = createStore(pages)
  const selectList = endpoints.infinite.select()
  for (let page = 1; page <= pages.length; page += 1) {
    const direction = page > 1 ? 'forward' : undefined
    await store.dispatch(
      endpoints.infinite.initiate(undefined, { direction, subscribe: page === 1 }),
    )
    // A screen renders one list, which it has to derive from the pages.
    selectList(store.getState()).data?.pages.flatMap((page) => (page as ProjectFeed).projects)
  }
}

/** Microseconds of CPU time per item: the median of some runs, after one to warm up. */
async function measure(load: () => Promise<void>): Promise<number> {
  await load()
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const start = process.cpuUsage()
    await load()
    const { user, system } = process.cpuUsage(start)
    times.push((user + system) / items)
  }
  return median(times)
}

export async function benchMerges(run: Run): Promise<void> {
  const rows: Row[] = []
  for (const pageSize of [6, 100]) {
    const projects = projectPages(pageSize)
    const skills = skillPages(pageSize)
    const base = await measure(() => loadByInfiniteQuery(projects))
    const addRow = (name: string, time: number) => {
      run.limit(`${name}, pages of ${pageSize}: to infiniteQuery`, time / base, maxRatio)
      const results = { 'CPU µs per item': time.toFixed(2), ratio: (time / base).toFixed(2) }
      rows.push({ 'page size': String(pageSize), 'merged by': name, ...results })
    }
    addRow('RTK infiniteQuery, flattened', base)
    const merge = (loaded: ProjectFeed, page: ProjectFeed) => mergePages(loaded, page, 'projects')
    addRow('mergePages of projects', await measure(() => loadByMerge(projects, merge)))
    addRow('mergeSkillPages', await measure(() => loadByMerge(skills, mergeSkillPages)))
  }
  run.table(`Loading ${items} items page by page:`, rows)
}
