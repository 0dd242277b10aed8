import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { matchRoutes } from 'react-router-dom'
import { readPageNumber, type PageParams } from '../api/prefetchQueries'
import type { Language } from '../language/languages'
import type { FilterName } from '../lib/urls/filterInUrl'
import { paths } from '../lib/urls/paths'
import { lazyPage, type LazyPage } from './lazyPage'

/** A route: its path and its page, which renders its own head. */
export interface AppRoute {
  path: string
  page: LazyPage
  /** The query parameters that the rendered page depends on: a filter, the number of list pages. */
  parameters?: readonly (FilterName | 'page')[]
  /** Whether the query may contain a secret, so that no browser and no proxy stores the page. */
  isPrivate?: boolean
}

/** Every page of the site. */
export const routes: readonly AppRoute[] = [
  {
    path: paths.home,
    page: lazyPage('HomePage', () => import('../pages/HomePage/HomePage'), {
      hasSharedTexts: true,
    }),
  },
  {
    path: paths.about,
    page: lazyPage('AboutPage', () => import('../pages/AboutPage/AboutPage')),
  },
  {
    path: paths.skills,
    page: lazyPage('SkillsPage', () => import('../pages/SkillsPage/SkillsPage')),
  },
  {
    path: paths.projects,
    page: lazyPage('ProjectsPage', () => import('../pages/ProjectsPage/ProjectsPage')),
    parameters: ['category', 'page'],
  },
  {
    path: paths.projectPattern,
    page: lazyPage(
      'ProjectDetailPage',
      () => import('../pages/ProjectDetailPage/ProjectDetailPage'),
    ),
  },
  {
    path: paths.testimonials,
    page: lazyPage('TestimonialsPage', () => import('../pages/TestimonialsPage/TestimonialsPage')),
    parameters: ['category'],
  },
  {
    path: paths.testimonialPattern,
    page: lazyPage(
      'TestimonialDetailPage',
      () => import('../pages/TestimonialDetailPage/TestimonialDetailPage'),
    ),
  },
  {
    path: paths.blog,
    page: lazyPage('BlogPage', () => import('../pages/BlogPage/BlogPage')),
    parameters: ['tag', 'page'],
  },
  {
    path: paths.postPattern,
    page: lazyPage('PostPage', () => import('../pages/PostPage/PostPage')),
  },
  {
    path: paths.contact,
    page: lazyPage('ContactPage', () => import('../pages/ContactPage/ContactPage')),
  },
  {
    path: paths.subscriptionPattern,
    page: lazyPage('SubscriptionPage', () => import('../pages/SubscriptionPage/SubscriptionPage')),
    isPrivate: true,
  },
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
