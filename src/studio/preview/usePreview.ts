import { useEffect, useState } from 'react'
import type { PreviewInput } from '../../contract/preview'
import { previewApi } from '../../features/preview/previewApi'
import type { FormDefinition } from '../forms/fields'
import type { useEntryForm } from '../forms/useEntryForm'
import { bodyOf, findErrors } from '../forms/validate'
import { failureReason } from '../ui/failureReason'
import { useStudioDispatch } from '../useStudioDispatch'
import type { PreviewMessage } from './messages'
import { pageOf } from './pageOf'

const { previewEntry } = previewApi.endpoints

/** Milliseconds of a pause in typing until the preview follows. */
const previewDelay = 500

/** What the preview shows: the latest draft that could be saved. */
export type PreviewedDraft = Pick<PreviewMessage, 'revision' | 'draft' | 'path'>

const invalidNote = 'Ada isian yang belum benar, jadi pratinjau belum mengikutinya.'

/** The draft of a form for its preview, and why it is not the current one. */
export function usePreview(
  form: FormDefinition,
  { methods, editor }: Pick<ReturnType<typeof useEntryForm>, 'methods' | 'editor'>,
) {
  const dispatch = useStudioDispatch()
  const [shown, setShown] = useState<PreviewedDraft>()
  const [note, setNote] = useState('')

  useEffect(() => {
    let revision = 0
    let timer: ReturnType<typeof setTimeout> | undefined

    const update = async () => {
      revision += 1
      const current = revision
      const { values } = editor
      if (findErrors(form, values).length > 0) return setNote(invalidNote)
      const { resource } = form
      const draft: PreviewInput = { resource, id: editor.id ?? null, input: bodyOf(form, values) }
      // Not tracked: only this effect uses the result.
      const { data, error } = await dispatch(previewEntry.initiate(draft, { track: false }))
      if (current !== revision) return
      setNote(error ? `Pratinjau belum mengikuti isian. ${failureReason(error)}` : '')
      if (data) setShown({ revision, draft, path: pageOf(resource, data) })
    }
    void update()
    const unsubscribe = methods.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(() => void update(), previewDelay)
      },
    })
    return () => {
      unsubscribe()
      clearTimeout(timer)
      revision += 1
    }
  }, [dispatch, form, methods, editor])

  return { shown, note }
}
