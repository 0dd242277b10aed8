import type { DraftReference } from '../../contract/drafts'
import type { TrackedResource } from '../../contract/history'
import { createDraftDatabase } from './draftDatabase'
import type { FormValues } from './formValues'
import { parseDraft } from './parseDraft'

/** Changes that were sent to the server, without an answer yet. */
export interface SentChanges extends DraftReference {
  changes: FormValues
}

/** The content of a draft. */
export interface DraftContent {
  /** The changed fields. */
  changes: FormValues
  /** What those fields started from. */
  ancestor: FormValues
  sent: SentChanges[]
  /** The drafts that this one continues. */
  replaces: DraftReference[]
}

/** A draft in the browser's storage. */
export interface StoredDraft extends DraftReference {
  entryId: number | null
  savedAt: string
  content: DraftContent
}

/** The drafts of a resource in this browser. */
export interface DraftStorage {
  list: () => Promise<StoredDraft[]>
  /** The promise is fulfilled when the draft survives the end of the browser's process. */
  write: (draft: StoredDraft) => Promise<void>
  /** Removes a draft, unless it has a later revision: another tab may still write it. */
  remove: (draft: DraftReference) => void
}

/** The latest revision of each draft. */
function latest(drafts: readonly StoredDraft[]): StoredDraft[] {
  const byKey = new Map<string, StoredDraft>()
  for (const draft of drafts) {
    const { revision = -1 } = byKey.get(draft.key) ?? {}
    if (draft.revision > revision) byKey.set(draft.key, draft)
  }
  return [...byKey.values()]
}

const ignore = () => undefined

/**
 * Drafts in `localStorage`, which is written at once, even while the page is being closed, but
 * which browsers write to the disk only seconds later; and in IndexedDB, which survives a crash.
 */
export function createDraftStorage(
  resource: TrackedResource,
  storage: Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'> = localStorage,
): DraftStorage {
  const prefix = `studio_draft/${resource}/`
  const database = createDraftDatabase(resource)
  const read = (key: string) => parseDraft(storage.getItem(prefix + key))
  const listStorage = () =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      .filter((name) => name.startsWith(prefix))
      .flatMap((name) => read(name.slice(prefix.length)) ?? [])
  return {
    list: async () => latest([...listStorage(), ...(await database.list().catch(() => []))]),
    write: (draft) => {
      try {
        storage.setItem(prefix + draft.key, JSON.stringify(draft))
      } catch {
        // The storage is full or blocked.
      }
      return database.write(draft).catch(ignore)
    },
    remove: ({ key, revision }) => {
      if ((read(key)?.revision ?? 0) <= revision) storage.removeItem(prefix + key)
      database.remove(key, revision).catch(ignore)
    },
  }
}
