import { isSingle } from '../contract/nouns'
import type { PreviewData, TrackedResource } from '../contract/studio'
import { paths } from '../lib/urls/paths'

interface Noun {
  path: string
  /** The page of the site that shows an entry. */
  page: (entry: PreviewData) => string
}

export const nouns: Record<TrackedResource, Noun> = {
  profiles: { path: '/studio/profil', page: () => paths.about },
  appearance: { path: '/studio/tampilan', page: () => paths.home },
  experience: {
    path: '/studio/pengalaman',
    page: ({ id }) => paths.timelineEntry('experience', id),
  },
  education: {
    path: '/studio/pendidikan',
    page: ({ id }) => paths.timelineEntry('education', id),
  },
  projects: {
    path: '/studio/proyek',
    page: ({ slug }) => (slug ? paths.project(slug) : paths.projects),
  },
  posts: {
    path: '/studio/artikel',
    page: ({ slug }) => (slug ? paths.post(slug) : paths.blog),
  },
  testimonials: { path: '/studio/testimoni', page: ({ id }) => paths.testimonial(id) },
  'profile-skills': { path: '/studio/keahlian', page: () => paths.skills },
  skills: { path: '/studio/teknologi', page: () => paths.skills },
  categories: { path: '/studio/kategori', page: () => paths.skills },
}

/** The path of the form of an entry, or of a new one. What exists once has no list. */
export function formPath(resource: TrackedResource, id: number | 'baru'): string {
  const { path } = nouns[resource]
  return isSingle(resource) ? path : `${path}/${id}`
}

export const screenPaths = {
  overview: '/studio',
  pictures: '/studio/gambar',
  imports: '/studio/impor',
  messages: '/studio/pesan',
  trash: '/studio/sampah',
  settings: '/studio/pengaturan',
  security: '/studio/keamanan',
} as const
