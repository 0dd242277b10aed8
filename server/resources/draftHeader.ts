import { Type, type Static } from 'typebox'
import { DraftKey, type TrackedResource } from '../../src/contract/studio'

/** The key of the draft that a write saves. An entry is created from a stored draft only, and once. */
export const XDraft = Type.Object({ 'x-draft': Type.Optional(DraftKey) })
export type XDraft = Static<typeof XDraft>

/** @param path of the resource, with a leading slash */
export const draftedEntry = (path: string, entry_id: number) => ({
  resource: path.slice(1) as TrackedResource,
  entry_id,
})
