import { useCallback, useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useWithSession } from '../account/useWithSession'
import { DraftAutosave, type DraftStatus } from './DraftAutosave'
import type { Choice, EntryEditor } from './EntryEditor'
import type { EntrySaver } from './EntrySaver'

interface Shown {
  status: DraftStatus
  choice: Choice | undefined
  /** Whether the choice follows from what the owner has just done, so that it gets the focus. */
  isExpected: boolean
}

interface AutosavedForm {
  editor: EntryEditor
  saver: EntrySaver
  methods: UseFormReturn
  isReady: boolean
}

/** Stores the changes of a form, at once when the page is hidden or closed. */
export function useAutosave({ editor, saver, methods, isReady }: AutosavedForm) {
  const withSession = useWithSession()
  const [shown, setShown] = useState<Shown>({ status: 'none', choice: undefined, isExpected: true })
  const [autosave] = useState(() => {
    const onStatus = (status: DraftStatus) => {
      const { choice } = editor
      setShown((before) => {
        if (before.status === status && before.choice === choice) return before
        return { status, choice, isExpected: before.isExpected && before.choice === choice }
      })
    }
    return new DraftAutosave({ editor, saver, withSession, onStatus })
  })

  useEffect(() => {
    if (!isReady) return
    const unsubscribe = methods.subscribe({
      formState: { values: true },
      callback: () => autosave.change(),
    })
    const sync = () => void autosave.sync()
    window.addEventListener('online', sync)
    window.addEventListener('pagehide', sync)
    document.addEventListener('visibilitychange', sync)
    return () => {
      unsubscribe()
      window.removeEventListener('online', sync)
      window.removeEventListener('pagehide', sync)
      document.removeEventListener('visibilitychange', sync)
      autosave.stop()
    }
  }, [methods, isReady, autosave])

  /** Shows what has changed in the editor. */
  const refresh = useCallback(() => {
    setShown(({ status }) => ({ status, choice: editor.choice, isExpected: true }))
    autosave.reset()
  }, [editor, autosave])
  return { ...shown, refresh }
}
