/** Every address of the site, in one place. */
export const paths = {
  home: '/',
  about: '/about',
  skills: '/skills',
  projects: '/projects',
  project: (slug: string) => `/projects/${encodeURIComponent(slug)}`,
  testimonials: '/testimonials',
  testimonial: (id: number) => `/testimonials/${id}`,
  blog: '/blog',
  contact: '/contact',
} as const
