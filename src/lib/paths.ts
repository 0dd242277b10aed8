/** All paths of the site, and the route patterns of its detail pages. */
export const paths = {
  home: '/',
  about: '/about',
  skills: '/skills',
  projects: '/projects',
  projectPattern: '/projects/:slug',
  // `encodeURIComponent` throws on a lone surrogate.
  project: (slug: string) => `/projects/${encodeURIComponent(slug.replace(/\p{Cs}/gu, '\uFFFD'))}`,
  testimonials: '/testimonials',
  testimonialPattern: '/testimonials/:id',
  testimonial: (id: number) => `/testimonials/${id}`,
  blog: '/blog',
  contact: '/contact',
} as const
