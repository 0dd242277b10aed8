import { useCallback, useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { EntrySession } from './EntrySession'

/** Milliseconds after a change until it is in the browser's storage. */
const storeDelay = 300
/** Milliseconds of a pause in typing until the draft is in the database. */
const syncDelay = 2000

/** Where the changes of the form are. */
export type DraftStatus = 'none' | 'stored' | 'synced'

/**
 * Stores each change in the browser, and each pause of typing in the database. What is not stored
 * when the page is hidden or closed is stored then.
 */
export function useDraft(session: EntrySession, methods: UseFormReturn, isReady: boolean) {
  const [status, setStatus] = useState<DraftStatus>('none')

  const store = useCallback(async () => {
    if (await session.store()) setStatus(session.hasChanges ? 'stored' : 'none')
  }, [session])

  const sync = useCallback(() => {
    const stored = store()
    session.sync().then(
      async () => {
        await stored
        setStatus(session.hasChanges ? 'synced' : 'none')
      },
      // Offline, or signed out: the draft is in the browser.
      () => undefined,
    )
  }, [session, store])

  /** After the session has changed the form. */
  const reset = useCallback(() => {
    setStatus(session.hasChanges ? 'stored' : 'none')
  }, [session])

  useEffect(() => {
    if (!isReady) return
    let storeTimer: ReturnType<typeof setTimeout> | undefined
    let syncTimer: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = methods.subscribe({
      formState: { values: true },
      callback: () => {
        storeTimer ??= setTimeout(() => {
          storeTimer = undefined
          void store()
        }, storeDelay)
        clearTimeout(syncTimer)
        syncTimer = setTimeout(sync, syncDelay)
      },
    })
    const storeNow = () => void store()
    window.addEventListener('online', sync)
    window.addEventListener('pagehide', storeNow)
    document.addEventListener('visibilitychange', storeNow)
    return () => {
      unsubscribe()
      clearTimeout(storeTimer)
      clearTimeout(syncTimer)
      window.removeEventListener('online', sync)
      window.removeEventListener('pagehide', storeNow)
      document.removeEventListener('visibilitychange', storeNow)
      if (session.hasChanges) sync()
    }
  }, [session, methods, isReady, store, sync, reset])

  return { status, reset }
}
