import type { TrackedResource } from '../contract/studio'

/** What the owner edits: path, name of the list, and of one entry in a sentence. */
interface Noun {
  path: string
  title: string
  entry: string
}

/** By the first part of the path of the API, in the order of the navigation. */
export const nouns = {
  profiles: { path: '/studio/profil', title: 'Profil', entry: 'profil' },
  experience: { path: '/studio/pengalaman', title: 'Pengalaman', entry: 'pengalaman' },
  education: { path: '/studio/pendidikan', title: 'Pendidikan', entry: 'pendidikan' },
  projects: { path: '/studio/proyek', title: 'Proyek', entry: 'proyek' },
  posts: { path: '/studio/artikel', title: 'Artikel', entry: 'artikel' },
  testimonials: { path: '/studio/testimoni', title: 'Testimoni', entry: 'testimoni' },
  'profile-skills': { path: '/studio/keahlian', title: 'Keahlian', entry: 'keahlian' },
  skills: { path: '/studio/teknologi', title: 'Teknologi', entry: 'teknologi' },
  categories: { path: '/studio/kategori', title: 'Kategori', entry: 'kategori' },
} as const satisfies Record<TrackedResource, Noun>

/** The path of the form of an entry, or of a new one. The only profile has no list. */
export function formPath(resource: TrackedResource, id: number | 'baru'): string {
  const { path } = nouns[resource]
  return resource === 'profiles' ? path : `${path}/${id}`
}

/** The path of the screen with visitors’ messages. */
export const messagesPath = '/studio/pesan'
