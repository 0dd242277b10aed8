/**
 * Measures what it costs to load a long list page by page: our two merge functions beside RTK's
 * infinite query, each through its real store. Prints CPU time per item for 10,000 items.
 */
import { configureStore } from '@reduxjs/toolkit'
import { createApi } from '@reduxjs/toolkit/query'
import { buildProject } from '../__mocks__/fixtures/projects'
import { buildSkill } from '../__mocks__/fixtures/skills'
import { mergePages, unwrapDraft } from '../src/api/mergedPages'
import type { ProjectFeed } from '../src/features/projects/profileProjectsApi'
import {
  mergeSkillGroups,
  mergeSkillPages,
  type SkillFeed,
} from '../src/features/skills/mergeSkillPages'
import { median } from './medians'
import { printTable } from './printTable'

const items = 10_000
const pageSizes = [6, 100] as const
const runs = 5
/** A merge may take this many times as long as the infinite query. */
const maxRatio = 2

/** One entry per page: its ids and its pagination. */
function paginate(limit: number) {
  const totalPages = Math.ceil(items / limit)
  return Array.from({ length: totalPages }, (_, index) => {
    const start = index * limit
    const length = Math.min(limit, items - start)
    const ids = Array.from({ length }, (_, offset) => start + offset + 1)
    return { ids, pagination: { currentPage: index + 1, totalPages, totalData: items, limit } }
  })
}

function projectPages(limit: number): ProjectFeed[] {
  return paginate(limit).map(({ ids, pagination }) => ({
    projects: ids.map((id) => buildProject({ id })),
    pagination,
  }))
}

function skillPages(limit: number): SkillFeed[] {
  return paginate(limit).map(({ ids, pagination }) => {
    const groups = ids.map((id) => ({
      category_id: id % 8,
      category_name: `Kategori ${id % 8}`,
      skills: [buildSkill({ id, category_id: id % 8 })],
    }))
    return { groups: mergeSkillGroups([], groups), pagination }
  })
}

/** Loads all pages into one cache entry of a real store, by a merge function. */
async function loadByMerge<Page extends object>(
  pages: Page[],
  merge: (loaded: Page, page: Page) => Page,
): Promise<void> {
  const api = createApi({
    baseQuery: (page: number) => ({ data: pages[page - 1] as object }),
    endpoints: (build) => ({
      list: build.query<object, number>({
        query: (page) => page,
        serializeQueryArgs: ({ endpointName }) => endpointName,
        merge: (loaded, page) => merge(unwrapDraft(loaded) as Page, page as Page),
        forceRefetch: ({ currentArg, previousArg }) => currentArg !== previousArg,
      }),
    }),
  })
  const store = configureStore({
    reducer: { api: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  })
  for (let page = 1; page <= pages.length; page += 1) {
    await store.dispatch(api.endpoints.list.initiate(page, { subscribe: page === 1 }))
  }
}

async function loadByInfiniteQuery(pages: ProjectFeed[]): Promise<void> {
  const api = createApi({
    baseQuery: (page: number) => ({ data: pages[page - 1] }),
    endpoints: (build) => ({
      list: build.infiniteQuery<ProjectFeed, void, number>({
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
  const selectList = api.endpoints.list.select()
  for (let page = 1; page <= pages.length; page += 1) {
    const direction = page > 1 ? 'forward' : undefined
    await store.dispatch(
      api.endpoints.list.initiate(undefined, { direction, subscribe: page === 1 }),
    )
    // A screen renders one list, which it has to derive from the pages.
    selectList(store.getState()).data?.pages.flatMap(({ projects }) => projects)
  }
}

const candidates: Record<string, (pageSize: number) => () => Promise<void>> = {
  'RTK infiniteQuery, flattened (repeated ids remain)': (pageSize) => {
    const pages = projectPages(pageSize)
    return () => loadByInfiniteQuery(pages)
  },
  'mergePages of projects': (pageSize) => {
    const pages = projectPages(pageSize)
    return () => loadByMerge(pages, (loaded, page) => mergePages(loaded, page, 'projects'))
  },
  mergeSkillPages: (pageSize) => {
    const pages = skillPages(pageSize)
    return () => loadByMerge(pages, mergeSkillPages)
  },
}

/** Microseconds of CPU time per item: the median of some runs, after one to warm up. */
async function measure(run: () => Promise<void>): Promise<number> {
  await run()
  const times: number[] = []
  for (let index = 0; index < runs; index += 1) {
    const start = process.cpuUsage()
    await run()
    const { user, system } = process.cpuUsage(start)
    times.push((user + system) / items)
  }
  return median(times)
}

/** @returns whether both merge functions stay within `maxRatio` for every page size */
export async function benchMerges(): Promise<boolean> {
  const rows: Record<string, string>[] = []
  let isWithinLimit = true
  for (const pageSize of pageSizes) {
    let reference: number | undefined
    for (const [name, prepare] of Object.entries(candidates)) {
      const time = await measure(prepare(pageSize))
      reference ??= time
      isWithinLimit &&= time / reference <= maxRatio
      rows.push({
        'page size': String(pageSize),
        'merged by': name,
        'CPU µs per item': time.toFixed(2),
        ratio: (time / reference).toFixed(2),
      })
    }
  }
  printTable(`Loading ${items} items page by page: ratios must not exceed ${maxRatio}`, rows)
  return isWithinLimit
}
