import type { DeletableResource, TrackedResource } from '../contract/history'

/** The resources whose entries can be deleted. */
export const deletableResources = [
  'experience',
  'education',
  'categories',
  'skills',
  'profile-skills',
  'projects',
  'testimonials',
  'posts',
] as const satisfies readonly DeletableResource[]

/** The resources that the owner edits. */
export const trackedResources = [
  'profiles',
  ...deletableResources,
] as const satisfies readonly TrackedResource[]
