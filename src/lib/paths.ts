/** Every address of the site, in one place. */
export const paths = {
  home: '/',
  about: '/about',
  skills: '/skills',
  projects: '/projects',
  // Half a surrogate pair would make the encoding throw.
  project: (slug: string) => `/projects/${encodeURIComponent(slug.replace(/\p{Cs}/gu, '\uFFFD'))}`,
  testimonials: '/testimonials',
  testimonial: (id: number) => `/testimonials/${id}`,
  blog: '/blog',
  contact: '/contact',
} as const
