import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { matchRoutes } from 'react-router-dom'
import { readPageNumber, type PageParams } from '../api/prefetchQueries'
import type { Language } from '../language/languages'
import type { FilterName } from '../lib/urls/filterInUrl'
import { paths } from '../lib/urls/paths'
import { lazyPage, type LazyPage, type PageModule } from './lazyPage'

/** A route: its path and its page, which renders its own head. */
export interface AppRoute {
  path: string
  page: LazyPage
  /** The query parameters that the rendered page depends on: a filter, the number of list pages. */
  parameters?: readonly (FilterName | 'page')[]
  /** Whether the query may contain a secret, so that no browser and no proxy stores the page. */
  isPrivate?: boolean
}

type RouteOptions = Pick<AppRoute, 'parameters' | 'isPrivate'> & Parameters<typeof lazyPage>[2]

function route(
  path: string,
  name: string,
  importModule: () => Promise<PageModule>,
  { hasSharedTexts, ...options }: RouteOptions = {},
): AppRoute {
  return { path, page: lazyPage(name, importModule, { hasSharedTexts }), ...options }
}

export const routes: readonly AppRoute[] = [
  route(paths.home, 'HomePage', () => import('../pages/HomePage/HomePage'), {
    hasSharedTexts: true,
  }),
  route(paths.about, 'AboutPage', () => import('../pages/AboutPage/AboutPage')),
  route(paths.skills, 'SkillsPage', () => import('../pages/SkillsPage/SkillsPage')),
  route(paths.projects, 'ProjectsPage', () => import('../pages/ProjectsPage/ProjectsPage'), {
    parameters: ['category', 'page'],
  }),
  route(
    paths.projectPattern,
    'ProjectDetailPage',
    () => import('../pages/ProjectDetailPage/ProjectDetailPage'),
  ),
  route(
    paths.testimonials,
    'TestimonialsPage',
    () => import('../pages/TestimonialsPage/TestimonialsPage'),
    { parameters: ['category'] },
  ),
  route(
    paths.testimonialPattern,
    'TestimonialDetailPage',
    () => import('../pages/TestimonialDetailPage/TestimonialDetailPage'),
  ),
  route(paths.blog, 'BlogPage', () => import('../pages/BlogPage/BlogPage'), {
    parameters: ['tag', 'page'],
  }),
  route(paths.postPattern, 'PostPage', () => import('../pages/PostPage/PostPage')),
  route(paths.contact, 'ContactPage', () => import('../pages/ContactPage/ContactPage')),
  route(
    paths.subscriptionPattern,
    'SubscriptionPage',
    () => import('../pages/SubscriptionPage/SubscriptionPage'),
    { isPrivate: true },
  ),
]

/**
 * Finds the route of a path without the base path, and the decoded parameters of the path.
 * @returns undefined if the not-found page is shown
 */
export function findRoute(
  pathname: string,
): { route: AppRoute; params: PageParams['params'] } | undefined {
  return matchRoutes([...routes], pathname)?.[0]
}

/**
 * Loads the code and the texts of the page at a path, and all data that it prefetches.
 * @returns whether the page can exist
 */
export async function preparePage(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  { pathname, search }: { pathname: string; search: string },
  language: Language,
): Promise<boolean> {
  const found = findRoute(pathname)
  if (!found) return false
  const { prefetchQueries } = await found.route.page.load(language)
  const page = readPageNumber(search)
  const queries = prefetchQueries?.({ params: found.params, page, search })
  await Promise.all((queries ?? []).map(dispatch))
  return prefetchQueries === undefined || queries !== undefined
}
