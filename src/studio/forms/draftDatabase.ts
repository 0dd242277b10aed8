import { parseDraft } from './parseDraft'
import type { StoredDraft } from './storedDrafts'

const storeName = 'drafts'

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('studio_drafts', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(storeName)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB cannot be opened'))
  })
}

/** @returns the result of the last request, after the transaction has been written */
async function run<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  // A new connection each time: the browser may close one at any moment.
  const database = await openDatabase()
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(storeName, mode)
      const request = work(transaction.objectStore(storeName))
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB has failed'))
    })
  } finally {
    database.close()
  }
}

/**
 * The drafts of a resource in IndexedDB, which are on the disk as soon as they are written.
 * All functions reject where the browser has no IndexedDB.
 */
export function createDraftDatabase(resource: string) {
  const prefix = `${resource}/`
  return {
    async list(): Promise<StoredDraft[]> {
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`)
      const texts = await run('readonly', (store) => store.getAll(range) as IDBRequest<string[]>)
      return texts.flatMap((text) => parseDraft(text) ?? [])
    },
    async write(draft: StoredDraft): Promise<void> {
      const text = JSON.stringify(draft)
      await run('readwrite', (store) => store.put(text, prefix + draft.key))
    },
    /** Removes a draft, unless it has a later revision. */
    async remove(key: string, revision: number): Promise<void> {
      await run('readwrite', (store) => {
        const request = store.get(prefix + key) as IDBRequest<string | undefined>
        request.onsuccess = () => {
          const stored = parseDraft(request.result ?? null)
          if (stored && stored.revision <= revision) store.delete(prefix + key)
        }
        return request
      })
    },
  }
}
