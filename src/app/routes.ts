import { paths } from '../lib/paths'
import { lazyPage, type LazyPage } from './lazyPage'

/** A route: its path and its page, which renders its own head. */
export interface AppRoute {
  path: string
  page: LazyPage
  /** The page shows a list whose first pages `?page=` selects. */
  isPaged?: true
}

/** Every page of the site. */
export const routes: readonly AppRoute[] = [
  {
    path: paths.home,
    page: lazyPage('HomePage', () => import('../pages/HomePage/HomePage')),
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
    isPaged: true,
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
  },
  {
    path: paths.contact,
    page: lazyPage('ContactPage', () => import('../pages/ContactPage/ContactPage')),
  },
]
