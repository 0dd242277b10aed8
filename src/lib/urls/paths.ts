import type { SubscriptionStep } from '../../contract/messages'

/** Encodes a part of a URL; unlike `encodeURIComponent`, it accepts lone surrogates. */
export const encode = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'))

/** Decodes a part of a URL; returns malformed text unchanged. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export type TimelineResource = 'experience' | 'education'

/** The element of an entry of a timeline. */
export const timelineEntryId = (resource: TimelineResource, id: number) => `${resource}-${id}`

/** All paths of the site, and the route patterns of its detail pages. */
export const paths = {
  home: '/',
  about: '/about',
  timelineEntry: (resource: TimelineResource, id: number) =>
    `/about#${timelineEntryId(resource, id)}`,
  skills: '/skills',
  projects: '/projects',
  projectPattern: '/projects/:slug',
  project: (slug: string) => `/projects/${encode(slug)}`,
  testimonials: '/testimonials',
  testimonialPattern: '/testimonials/:id',
  testimonial: (id: number) => `/testimonials/${id}`,
  blog: '/blog',
  /** The posts with a tag. */
  blogTag: (tag: string) => `/blog?tag=${encode(tag)}`,
  postPattern: '/blog/:slug',
  post: (slug: string) => `/blog/${encode(slug)}`,
  contact: '/contact',
  subscriptionPattern: '/subscription/:step',
  subscription: (step: SubscriptionStep) => `/subscription/${step}`,
} as const

/** The paths of pages without parameters. */
export const pagePaths: string[] = Object.values(paths).flatMap((path) =>
  typeof path === 'string' && !path.includes(':') ? path : [],
)

/** The path of a page's social image; that of the home page is `/previews/home.png`. */
export function socialImagePath(page: string): string {
  return `/previews${page === paths.home ? '/home' : page}.png`
}

const maxSlugLength = 200

/** Whether an entry can have the slug of a path: the API refuses longer ones, and NUL. */
export function isSlug(slug: string | undefined): slug is string {
  return (
    slug !== undefined && slug !== '' && [...slug].length <= maxSlugLength && !slug.includes('\0')
  )
}
