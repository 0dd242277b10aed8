/**
 * What it costs to gather a long list page by page: our two merges, beside RTK's own
 * infinite query and TanStack's, each through its real store. Prints microseconds per item
 * for 10,000 and 100,000 items, and the ratio between the two.
 */
import { InfiniteQueryObserver, QueryClient } from '@tanstack/query-core'
import { configureStore } from '@reduxjs/toolkit'
import { createApi } from '@reduxjs/toolkit/query'
import { buildProject } from '../__mocks__/fixtures/projects'
import { buildSkill } from '../__mocks__/fixtures/skills'
import {
  mergeProjectPages,
  startProjectFeed,
  type ProjectFeed,
} from '../src/features/projects/mergeProjectPages'
import {
  mergeSkillPages,
  startSkillFeed,
  type SkillFeed,
} from '../src/features/skills/mergeSkillPages'
import { unwrapDraft } from '../src/api/mergedEntry'
import { printTable } from './printTable'

const sizes = [10_000, 100_000] as const
const pageSize = 100
const runs = 5
const mostAllowed = 2

function paginationOf(currentPage: number, items: number) {
  const totalPages = items / pageSize
  return { currentPage, totalPages, totalData: items, limit: pageSize }
}

function idsOfPage(page: number): number[] {
  return Array.from({ length: pageSize }, (_, index) => (page - 1) * pageSize + index + 1)
}

function projectPages(items: number): ProjectFeed[] {
  return Array.from({ length: items / pageSize }, (_, index) =>
    startProjectFeed(
      idsOfPage(index + 1).map((id) => buildProject({ id })),
      paginationOf(index + 1, items),
    ),
  )
}

function skillPages(items: number): SkillFeed[] {
  const categories = [1, 2, 3, 4, 5, 6, 7, 8]
  return Array.from({ length: items / pageSize }, (_, index) => {
    const skills = idsOfPage(index + 1).map((id) => buildSkill({ id, category_id: (id % 8) + 1 }))
    const groups = categories.map((category) => ({
      category_id: category,
      category_name: `Kategori ${category}`,
      skills: skills.filter(({ category_id }) => category_id === category),
    }))
    return startSkillFeed(groups, paginationOf(index + 1, items))
  })
}

/** Gathers all pages in one cache entry of a real store, by a merge. */
async function throughMerge<Page extends object>(
  pages: Page[],
  merge: (known: Page, page: Page) => Page,
): Promise<void> {
  const api = createApi({
    baseQuery: (page: number) => ({ data: pages[page - 1] as object }),
    endpoints: (build) => ({
      list: build.query<object, number>({
        query: (page) => page,
        serializeQueryArgs: ({ endpointName }) => endpointName,
        merge: (known, page) => merge(unwrapDraft(known) as Page, page as Page),
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

async function throughInfiniteQuery(pages: ProjectFeed[]): Promise<void> {
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
  await store.dispatch(api.endpoints.list.initiate())
  for (let page = 2; page <= pages.length; page += 1) {
    await store.dispatch(
      api.endpoints.list.initiate(undefined, { direction: 'forward', subscribe: false }),
    )
  }
}

async function throughTanStack(pages: ProjectFeed[]): Promise<void> {
  const client = new QueryClient()
  const observer = new InfiniteQueryObserver(client, {
    queryKey: ['list'],
    initialPageParam: 1,
    queryFn: ({ pageParam }) => pages[pageParam - 1],
    getNextPageParam: (_page: unknown, _pages: unknown, last: number) => last + 1,
  })
  const leave = observer.subscribe(() => undefined)
  await observer.refetch()
  for (let page = 2; page <= pages.length; page += 1) await observer.fetchNextPage()
  leave()
  client.clear()
}

const candidates: Record<string, (items: number) => () => Promise<void>> = {
  mergeProjectPages: (items) => {
    const pages = projectPages(items)
    return () => throughMerge(pages, mergeProjectPages)
  },
  mergeSkillPages: (items) => {
    const pages = skillPages(items)
    return () => throughMerge(pages, mergeSkillPages)
  },
  'RTK infiniteQuery (no merge, no de-duplication)': (items) => {
    const pages = projectPages(items)
    return () => throughInfiniteQuery(pages)
  },
  'TanStack infinite query (no merge, no de-duplication)': (items) => {
    const pages = projectPages(items)
    return () => throughTanStack(pages)
  },
}

/** Microseconds per item, the median of some runs, after one to warm up. */
async function measure(items: number, prepare: (items: number) => () => Promise<void>) {
  const run = prepare(items)
  await run()
  const times: number[] = []
  for (let index = 0; index < runs; index += 1) {
    const begin = performance.now()
    await run()
    times.push(((performance.now() - begin) * 1000) / items)
  }
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0
}

export async function benchMerges(): Promise<boolean> {
  const rows: Record<string, string>[] = []
  let holds = true
  for (const [name, prepare] of Object.entries(candidates)) {
    const [small, large] = [await measure(sizes[0], prepare), await measure(sizes[1], prepare)]
    const ratio = large / small
    if (name.startsWith('merge')) holds &&= ratio < mostAllowed
    rows.push({
      'gathered by': name,
      'µs per item, 10,000': small.toFixed(2),
      'µs per item, 100,000': large.toFixed(2),
      ratio: ratio.toFixed(2),
    })
  }
  printTable(`Merging in pages of ${pageSize}: our ratios must stay below ${mostAllowed}`, rows)
  return holds
}
