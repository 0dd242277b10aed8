import { isSingle, type SingleResource } from '../contract/nouns'
import type { DeletableResource, PreviewData, TrackedResource } from '../contract/studio'
import { paths, type TimelineResource } from '../lib/urls/paths'
import type { FormDefinition } from './forms/fields'
import type { EntryList } from './lists/entryList'

interface Noun {
  path: string
  page: (entry: PreviewData) => string
}

/** A noun with a list. The code of its screens is loaded on demand. */
export interface ListedNoun extends Noun {
  load: () => Promise<{ list: EntryList; form: FormDefinition<DeletableResource> }>
}

const timeline =
  (resource: TimelineResource) =>
  ({ id }: PreviewData) =>
    paths.timelineEntry(resource, id)
const skills = () => paths.skills

export const nouns: Record<SingleResource, Noun> & Record<DeletableResource, ListedNoun> = {
  profiles: { path: '/studio/profil', page: () => paths.about },
  appearance: { path: '/studio/tampilan', page: () => paths.home },
  experience: {
    path: '/studio/pengalaman',
    page: timeline('experience'),
    load: async () => (await import('./entries/timeline')).experience,
  },
  education: {
    path: '/studio/pendidikan',
    page: timeline('education'),
    load: async () => (await import('./entries/timeline')).education,
  },
  projects: {
    path: '/studio/proyek',
    page: ({ slug }) => (slug ? paths.project(slug) : paths.projects),
    load: async () => (await import('./entries/projects')).projects,
  },
  posts: {
    path: '/studio/artikel',
    page: ({ slug }) => (slug ? paths.post(slug) : paths.blog),
    load: async () => (await import('./entries/posts')).posts,
  },
  testimonials: {
    path: '/studio/testimoni',
    page: ({ id }) => paths.testimonial(id),
    load: async () => (await import('./entries/testimonials')).testimonials,
  },
  'profile-skills': {
    path: '/studio/keahlian',
    page: skills,
    load: async () => (await import('./entries/skills')).profileSkills,
  },
  skills: {
    path: '/studio/teknologi',
    page: skills,
    load: async () => (await import('./entries/skills')).skills,
  },
  categories: {
    path: '/studio/kategori',
    page: skills,
    load: async () => (await import('./entries/categories')).categories,
  },
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
