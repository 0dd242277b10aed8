import { createStore, del, get, set, values } from 'idb-keyval'
import type { Draft, DraftReference } from '../../contract/drafts'
import { changedFields, pickFields, type FormValues } from './formValues'

/** In the browser, a draft also names those that it contains. */
export type StoredDraft = Draft & { replaces?: DraftReference[] }

/** Drafts that the server does not have yet, each by the key of its form. */
const store = createStore('studio', 'drafts')

/** All drafts in this browser; none if it has no IndexedDB. */
export const listBrowserDrafts = () => values<StoredDraft>(store).catch(() => [])

/** Fulfilled when the draft survives the end of the browser's process. */
export const writeBrowserDraft = (draft: StoredDraft) => set(draft.key, draft, store)

export const deleteBrowserDraft = (key: string) => del(key, store).catch(() => undefined)

/** Deletes a draft of another form, unless it has changed: that form may still be open. */
export async function deleteUnchanged({ key, revision }: DraftReference): Promise<void> {
  const draft = await get<Draft>(key, store).catch(() => undefined)
  if (draft && draft.revision <= revision) await deleteBrowserDraft(key)
}

/** Whether a draft is the other one, or a later revision of it. */
export const contains = (one: DraftReference, other: DraftReference) =>
  one.key === other.key && one.revision >= other.revision

/** The latest revisions of the drafts of an entry, the latest first. Without an id, of a new entry. */
export function draftsOfEntry(
  drafts: readonly StoredDraft[],
  entry: { resource: string; id: number | undefined },
): StoredDraft[] {
  const replaced = drafts.flatMap(({ replaces = [] }) => replaces)
  const latest = new Map<string, StoredDraft>()
  for (const draft of drafts) {
    const known = latest.get(draft.key)
    if (known && known.revision >= draft.revision) continue
    // The server has assigned the draft to the entry that was created from it.
    latest.set(draft.key, { ...draft, entry_id: draft.entry_id ?? known?.entry_id })
  }
  return [...latest.values()]
    .filter((draft) => !replaced.some((other) => contains(other, draft)))
    .filter(
      ({ resource, entry_id }) =>
        resource === entry.resource && (entry_id ?? undefined) === entry.id,
    )
    .sort((one, other) => other.saved_at.localeCompare(one.saved_at))
}

/** The fields that a draft has other values of than the saved entry. */
export function changesIn({ changes }: Draft, saved: FormValues): FormValues {
  return changedFields(saved, pickFields(changes as FormValues, Object.keys(saved)))
}
