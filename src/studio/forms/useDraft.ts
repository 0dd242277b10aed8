import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useWithSession } from '../account/useWithSession'
import { DraftAutosave, type DraftStatus } from './DraftAutosave'
import type { EntrySession } from './EntrySession'

/**
 * Stores each change in the browser and in the database. What is not stored when the page is
 * hidden or closed is stored then.
 */
export function useDraft(session: EntrySession, methods: UseFormReturn, isReady: boolean) {
  const withSession = useWithSession()
  const [status, setStatus] = useState<DraftStatus>('none')
  const [autosave] = useState(
    () => new DraftAutosave({ session, withSession, onStatus: setStatus }),
  )

  useEffect(() => {
    if (!isReady) return
    const unsubscribe = methods.subscribe({
      formState: { values: true },
      callback: () => autosave.change(),
    })
    const store = () => void autosave.store()
    const sync = () => void autosave.sync()
    autosave.start()
    window.addEventListener('online', sync)
    window.addEventListener('pagehide', store)
    document.addEventListener('visibilitychange', sync)
    return () => {
      unsubscribe()
      window.removeEventListener('online', sync)
      window.removeEventListener('pagehide', store)
      document.removeEventListener('visibilitychange', sync)
      autosave.stop()
    }
  }, [methods, isReady, autosave])

  return { status, reset: autosave.reset }
}
