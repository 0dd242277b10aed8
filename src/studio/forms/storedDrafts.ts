import type { DraftReference } from '../../contract/drafts'
import type { TrackedResource } from '../../contract/history'
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
  list: () => StoredDraft[]
  write: (draft: StoredDraft) => void
  /** Removes a draft, unless it has a later revision: another tab may still write it. */
  remove: (draft: DraftReference) => void
}

/** Drafts in `localStorage`, which all tabs share. */
export function createDraftStorage(
  resource: TrackedResource,
  storage: Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'> = localStorage,
): DraftStorage {
  const prefix = `studio_draft/${resource}/`
  const read = (key: string) => parseDraft(storage.getItem(prefix + key))
  return {
    list: () =>
      Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
        .filter((name) => name.startsWith(prefix))
        .flatMap((name) => read(name.slice(prefix.length)) ?? []),
    write: (draft) => {
      try {
        storage.setItem(prefix + draft.key, JSON.stringify(draft))
      } catch {
        // The storage is full or blocked: the draft is in the database only.
      }
    },
    remove: ({ key, revision }) => {
      if ((read(key)?.revision ?? 0) <= revision) storage.removeItem(prefix + key)
    },
  }
}
