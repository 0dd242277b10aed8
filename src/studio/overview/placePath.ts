import type { TrackedResource } from '../../contract/studio'
import { formPath, nouns } from '../nouns'

/** What the owner should change: a field, an entry, a new entry or a list. */
interface Place {
  resource: TrackedResource
  id?: number
  is_new?: boolean
  field?: string
}

/** The path of the screen on which a place is changed, with the field as its fragment. */
export function placePath({ resource, id, is_new, field }: Place): string {
  const entry = id ?? (is_new ? 'baru' : undefined)
  const path = entry === undefined ? nouns[resource].path : formPath(resource, entry)
  return field ? `${path}#${field}` : path
}
