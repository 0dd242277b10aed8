import { createStore, del, get, set, values } from 'idb-keyval'
import type { Draft, DraftReference } from '../../contract/studio'
import type { EntryRequests } from './entryRequests'

/** In the browser, a draft also names those of other forms that it contains. */
export type StoredDraft = Draft & { replaces?: DraftReference[] }

export interface EntryDraft {
  draft: StoredDraft
  /** Whether the server has it; otherwise only the browser. */
  isOnServer: boolean
}

const store = createStore('studio', 'drafts')

/** Drafts that the server does not have yet, each by the key of its form. Some browsers store none. */
export const browserDrafts = {
  list: () => values<StoredDraft>(store).catch(() => []),

  /** @returns whether the draft survives the end of the browser's process */
  write: (draft: StoredDraft) =>
    set(draft.key, draft, store).then(
      () => true,
      () => false,
    ),

  delete: (key: string) => del(key, store).catch(() => undefined),

  /** Deletes a draft of another form, unless it has changed: that form may still be open. */
  async deleteUnchanged({ key, revision }: DraftReference): Promise<void> {
    const draft = await get<Draft>(key, store).catch(() => undefined)
    if (draft && draft.revision <= revision) await browserDrafts.delete(key)
  },
}

/** Whether a draft is a later revision of another one, or has replaced it. */
function contains({ key, revision, replaces = [] }: StoredDraft, other: DraftReference): boolean {
  if (key === other.key) return revision > other.revision
  return replaces.some((known) => known.key === other.key && known.revision >= other.revision)
}

/**
 * Reads the drafts of an entry from the browser and the server: those that no other one contains,
 * the latest first.
 * @param id undefined for a new entry
 */
export async function readDrafts(
  { listDrafts }: Pick<EntryRequests, 'listDrafts'>,
  resource: Draft['resource'],
  id: number | undefined,
): Promise<EntryDraft[]> {
  // Before those of the server, so that none is missed that another form sends meanwhile.
  const inBrowser = await browserDrafts.list()
  const onServer = await listDrafts()
  const all: StoredDraft[] = [...onServer, ...inBrowser]
  // The server assigns the draft of a new entry to the entry that is created from it.
  const entryIdOf = ({ key, entry_id }: Draft) =>
    onServer.find((draft) => draft.key === key)?.entry_id ?? entry_id ?? undefined
  return all
    .filter((draft) => draft.resource === resource && entryIdOf(draft) === id)
    .filter((draft) => !all.some((other) => contains(other, draft)))
    .sort((one, other) => other.saved_at.localeCompare(one.saved_at))
    .map((draft) => ({ draft, isOnServer: onServer.includes(draft) }))
}
