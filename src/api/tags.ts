import type { ApiError } from './apiError'

/** What can change on the server, by noun. */
export const tagTypes = [
  'Profile',
  'Experience',
  'Education',
  'Category',
  'Skill',
  'ProfileSkill',
  'Project',
  'Testimonial',
] as const
export type TagType = (typeof tagTypes)[number]

/** All lists of a noun: each write to one of its things may change which stand in them. */
export const listTag = <Type extends TagType>(type: Type) => ({ type, id: 'LIST' }) as const

/** One thing. */
export const oneTag = <Type extends TagType>(type: Type, id: number) => ({ type, id }) as const

/**
 * What an answer about one thing stands for; an answer that found nothing may find
 * something as soon as the lists change.
 */
export const foundTag = <Type extends TagType>(type: Type, found: { id: number } | undefined) =>
  found ? oneTag(type, found.id) : listTag(type)

/** The tags that a write has changed; a write that the server refused changed nothing. */
export function unlessRefused<Tag>(error: ApiError | undefined, tags: Tag[]): Tag[] {
  const refused = error?.kind === 'http' && (error.statusCode ?? 500) < 500
  return refused ? [] : tags
}
