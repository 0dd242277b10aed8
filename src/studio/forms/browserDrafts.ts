import { createStore, del, get, set, values } from 'idb-keyval'
import type { Draft, DraftReference } from '../../contract/drafts'

/** Drafts that the server does not have yet, each by the key of its form. */
const store = createStore('studio', 'drafts')

/** All drafts in this browser; none if it has no IndexedDB. */
export const listBrowserDrafts = () => values<Draft>(store).catch(() => [])

/** Fulfilled when the draft survives the end of the browser's process. */
export const writeBrowserDraft = (draft: Draft) => set(draft.key, draft, store)

export const deleteBrowserDraft = (key: string) => del(key, store).catch(() => undefined)

/** Deletes a draft of another form, unless it has changed: that form may still be open. */
export async function deleteUnchanged({ key, revision }: DraftReference): Promise<void> {
  const draft = await get<Draft>(key, store).catch(() => undefined)
  if (draft && draft.revision <= revision) await deleteBrowserDraft(key)
}

/** The latest revisions of the drafts of an entry, the latest first. Without an id, of a new entry. */
export function draftsOfEntry(
  drafts: readonly Draft[],
  entry: { resource: string; id: number | undefined },
): Draft[] {
  const latest = new Map<string, Draft>()
  for (const draft of drafts) {
    const known = latest.get(draft.key)
    if (known && known.revision >= draft.revision) continue
    // The server has assigned the draft to the entry that was created from it.
    latest.set(draft.key, { ...draft, entry_id: draft.entry_id ?? known?.entry_id })
  }
  return [...latest.values()]
    .filter(
      ({ resource, entry_id }) =>
        resource === entry.resource && (entry_id ?? undefined) === entry.id,
    )
    .sort((one, other) => other.saved_at.localeCompare(one.saved_at))
}
