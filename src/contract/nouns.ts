// Without TypeBox: browsers load these values.

/**
 * What the owner edits, by the first part of its path in the API: the table, the type of the tags in the
 * browser's cache, and whether the owner sorts the entries.
 */
export const nouns = {
  profiles: { table: 'profiles', tag: 'Profile', isSorted: false },
  appearance: { table: 'appearance', tag: 'Appearance', isSorted: false },
  experience: { table: 'experiences', tag: 'Experience', isSorted: false },
  education: { table: 'educations', tag: 'Education', isSorted: false },
  categories: { table: 'categories', tag: 'Category', isSorted: true },
  skills: { table: 'skills', tag: 'Skill', isSorted: true },
  'profile-skills': { table: 'profile_skills', tag: 'ProfileSkill', isSorted: true },
  projects: { table: 'projects', tag: 'Project', isSorted: true },
  testimonials: { table: 'testimonials', tag: 'Testimonial', isSorted: true },
  posts: { table: 'posts', tag: 'Post', isSorted: false },
} as const

type Nouns = typeof nouns
type TrackedResource = keyof Nouns
/** There is always exactly one of these: it is neither created nor deleted. */
export type SingleResource = 'profiles' | 'appearance'
type DeletableResource = Exclude<TrackedResource, SingleResource>
type SortedResource = {
  [R in TrackedResource]: Nouns[R]['isSorted'] extends true ? R : never
}[TrackedResource]

/** The nouns whose entries have a page of their own, which the owner publishes. */
export const publishedResources = ['projects', 'posts'] as const satisfies DeletableResource[]

export function isSingle(name: TrackedResource): name is SingleResource {
  return name === 'profiles' || name === 'appearance'
}

/** Whether the owner sorts the entries of a noun. */
export function isSorted(name: TrackedResource): name is SortedResource {
  return nouns[name].isSorted
}

/** The path of an entry in the API. The appearance has no id there. */
export function entryPath(resource: TrackedResource, id: number): string {
  return resource === 'appearance' ? `/${resource}` : `/${resource}/${id}`
}

/** The translated fields that are usually the same in all languages: addresses and names. */
export const sharedFields = new Set([
  'slug',
  'full_name',
  'company_name',
  'institution_name',
  'location',
  'client',
  'customer_company',
])

/** The tables of the nouns. */
export type TrackedTable = Nouns[TrackedResource]['table']
export type WritableTable = Nouns[DeletableResource]['table']
export type SortedTable = Nouns[SortedResource]['table']
