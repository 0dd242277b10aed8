import { Type, type Static } from 'typebox'
import { DraftKey } from '../../src/contract/drafts'

/** The key of the draft that a write saves. An entry is created from a stored draft only, and once. */
export const XDraft = Type.Object({ 'x-draft': Type.Optional(DraftKey) })
export type XDraft = Static<typeof XDraft>
