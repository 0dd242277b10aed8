import type { Draft, DraftReference } from '../../contract/drafts'
import type { FormValues } from './formValues'
import { parseContent } from './parseDraft'
import type { DraftContent, StoredDraft } from './storedDrafts'

/** A draft of another browser as if it was of this one; undefined if it is closed. */
function fromServer({ key, revision, entry_id, saved_at, data }: Draft): StoredDraft | undefined {
  const content = parseContent(data)
  return content && { key, revision, entryId: entry_id ?? null, savedAt: saved_at, content }
}

/** Adds to the ancestor what was sent, and saved, although no answer was received. */
export function withSaved<Content extends Pick<DraftContent, 'ancestor' | 'sent'>>(
  content: Content,
  drafts: readonly Draft[],
): Content {
  const isSaved = ({ key, revision }: DraftReference) =>
    drafts.some(
      (draft) => draft.key === key && draft.state === 'saved' && draft.revision >= revision,
    )
  const saved = content.sent.filter(isSaved).map(({ changes }) => changes)
  return {
    ...content,
    ancestor: Object.assign({}, content.ancestor, ...saved) as FormValues,
    sent: content.sent.filter((sent) => !isSaved(sent)),
  }
}

/** The entry of a draft, which may have been created although no answer was received. */
function entryIdOf({ key, entryId, content }: StoredDraft, byKey: Map<string, Draft>) {
  const keys = [key, ...content.replaces.map((draft) => draft.key)]
  return entryId ?? keys.map((other) => byKey.get(other)?.entry_id).find(Boolean) ?? null
}

/**
 * The unsaved drafts of an entry, in this browser and on the server, the latest first.
 * @param entryId null for drafts of new entries; they have an id if they have been created meanwhile
 */
export function unsavedDrafts(
  local: readonly StoredDraft[],
  drafts: readonly Draft[],
  entryId: number | null,
): StoredDraft[] {
  const byKey = new Map(drafts.map((draft) => [draft.key, draft]))
  const candidates = new Map<string, StoredDraft>()
  for (const draft of drafts) {
    const stored = fromServer(draft)
    if (stored && draft.state === 'open') candidates.set(draft.key, stored)
  }
  for (const draft of local) {
    const { state, revision = -1 } = byKey.get(draft.key) ?? {}
    const isKnown = draft.revision <= revision
    if (isKnown && (state !== 'open' || draft.revision < revision)) continue
    candidates.set(draft.key, draft)
  }
  const all = [...candidates.values()]
  const replaced = all.flatMap(({ content }) => content.replaces)
  return all
    .filter((draft) => draft.entryId === entryId || entryIdOf(draft, byKey) === entryId)
    .map((draft) => ({ ...draft, entryId: entryIdOf(draft, byKey) }))
    .filter(
      ({ key, revision }) =>
        !replaced.some((other) => other.key === key && other.revision >= revision),
    )
    .sort((one, other) => other.savedAt.localeCompare(one.savedAt))
}
