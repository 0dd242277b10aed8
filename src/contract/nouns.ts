// Without TypeBox: browsers load these values.

/**
 * What the owner edits, by the first part of its path in the API: the table, the type of the tags in the
 * browser's cache, and whether the owner sorts the entries.
 */
export const nouns = {
  profiles: { table: 'profiles', tag: 'Profile', isSorted: false },
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
/** The only profile cannot be deleted. */
type DeletableResource = Exclude<TrackedResource, 'profiles'>
type SortedResource = {
  [R in TrackedResource]: Nouns[R]['isSorted'] extends true ? R : never
}[TrackedResource]

/** The nouns whose entries have revisions, can be deleted, and are sorted by the owner. */
export const trackedResources = Object.keys(nouns) as TrackedResource[]
export const deletableResources = trackedResources.filter((name) => name !== 'profiles')
export const sortedResources = trackedResources.filter(
  (name): name is SortedResource => nouns[name].isSorted,
)

/** Their tables. */
export type TrackedTable = Nouns[TrackedResource]['table']
export type WritableTable = Nouns[DeletableResource]['table']
export type SortedTable = Nouns[SortedResource]['table']
