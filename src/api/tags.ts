import { nouns } from '../contract/nouns'
import type { ApiError } from './apiError'

/** The types of cached data that mutations invalidate. */
export const tagTypes = [
  ...Object.values(nouns).map(({ tag }) => tag),
  'Picture',
  'Draft',
  'PreviewLink',
  'Message',
  'Overview',
  'Settings',
  'Account',
] as const
export type TagType = (typeof tagTypes)[number]

/** All lists of a type: every mutation of the type can change them. */
export const listTag = <Type extends TagType>(type: Type) => ({ type, id: 'LIST' }) as const

/** A single item. */
export const itemTag = <Type extends TagType>(type: Type, id: number) => ({ type, id }) as const

/** Entries that contain names of others, or are sorted by them. */
const dependentTypes: Partial<Record<TagType, readonly TagType[]>> = {
  Category: ['Skill', 'ProfileSkill', 'Project', 'Testimonial'],
  Skill: ['ProfileSkill', 'Project'],
}

/** All lists of a type, and all that depends on its entries. */
export const changedListTags = (type: TagType) => [listTag(type), ...(dependentTypes[type] ?? [])]

/** The tags of an entry that is changed, deleted or restored. */
export const changedTags = (type: TagType, id: number) => [
  ...changedListTags(type),
  itemTag(type, id),
]

/** The tag of an item; if it was not found, that of the lists, so that a new item refetches it. */
export const foundItemTag = <Type extends TagType>(type: Type, item: { id: number } | undefined) =>
  item ? itemTag(type, item.id) : listTag(type)

/** The tags that a mutation invalidates: none if the server rejected it. */
export function unlessRejected<Tag>(error: ApiError | undefined, tags: Tag[]): Tag[] {
  const isRejected = error?.kind === 'http' && (error.statusCode ?? 500) < 500
  return isRejected ? [] : tags
}
