import { Type, type Static } from 'typebox'
import type { DraftReference } from '../../src/contract/drafts'

/**
 * The drafts that a write saves, each as `{key}.{revision}`, separated by commas: first that of the
 * form, then those that it continues. They are closed in the transaction of the write.
 */
export const XDraft = Type.Object({
  'x-draft': Type.Optional(
    Type.String({
      maxLength: 2000,
      pattern: '^[A-Za-z0-9-]{8,64}\\.\\d{1,9}(, [A-Za-z0-9-]{8,64}\\.\\d{1,9})*$',
    }),
  ),
})
export type XDraft = Static<typeof XDraft>

/** The drafts of the header, if there is one. */
export function draftsOf({ 'x-draft': header }: XDraft): DraftReference[] {
  if (header === undefined) return []
  return header.split(', ').map((draft) => {
    const [key = '', revision] = draft.split('.')
    return { key, revision: Number(revision) }
  })
}
