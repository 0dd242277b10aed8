import { useEffect, useEffectEvent, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useSelector } from 'react-redux'
import type { ApiError } from '../../api/apiError'
import type { PreviewInput } from '../../contract/studio'
import { previewApi } from '../../features/preview/previewApi'
import { signInSlice } from '../account/signInSlice'
import type { EditedEntry } from '../forms/editing/EditedEntry'
import { statusOf } from '../forms/editing/entryRequests'
import type { FormDefinition } from '../forms/fields'
import { useStudioTexts } from '../language/StudioTextsContext'
import { nouns } from '../nouns'
import { failureReason } from '../ui/Failure'
import { useStudioDispatch } from '../useStudioDispatch'
import { previewBody } from './previewBody'
import type { PreviewedDraft } from './PreviewFrame'

/** Milliseconds of a pause in typing until the preview follows. */
const previewDelay = 300

type PreviewResult =
  | (Omit<PreviewedDraft, 'revision'> & { isComplete: boolean; error?: undefined })
  | { draft?: undefined; error: unknown }

const isRefusal = (error: unknown) => Boolean((error as Partial<ApiError>).fieldErrors?.length)

function useReadPreview(form: FormDefinition, entry: EditedEntry) {
  const dispatch = useStudioDispatch()
  const labels = useStudioTexts().fields[form.resource]
  const { resource } = form

  return async (): Promise<PreviewResult> => {
    const { input, isComplete, isEmpty } = previewBody(form, entry.values, labels)
    // The server would refuse it.
    if (entry.id === undefined && isEmpty) return { error: undefined }
    const draft: PreviewInput = { resource, id: entry.id ?? null, input }
    // Not tracked: only the preview uses the result.
    const request = previewApi.endpoints.previewEntry.initiate(draft, { track: false })
    const { data, error } = await dispatch(request)
    if (!data) return { error }
    const { refused = [] } = data
    const accepted = Object.entries(input).filter(([name]) => !refused.includes(name))
    return {
      draft: { ...draft, input: Object.fromEntries(accepted) },
      isComplete: isComplete && !refused.some((name) => input[name]),
      path: nouns[resource].page(data),
    }
  }
}

/**
 * The draft of a form for its preview, and why it is not the current one. It is read again when
 * the form changes, and when the owner has signed in again.
 */
export function usePreview(form: FormDefinition, entry: EditedEntry) {
  const { subscribe } = useFormContext()
  const texts = useStudioTexts()
  const [shown, setShown] = useState<PreviewedDraft>()
  const [note, setNote] = useState('')
  const signIns = useSelector(signInSlice.selectors.selectCompleted)
  const read = useEffectEvent(useReadPreview(form, entry))
  const show = useEffectEvent((result: PreviewResult, revision: number) => {
    if (result.draft) {
      const { draft, path, isComplete } = result
      setShown({ revision, draft, path })
      return setNote(isComplete ? '' : texts.preview.invalid)
    }
    const { error } = result
    const { empty, outdated } = texts.preview
    setNote(!error || isRefusal(error) ? empty : outdated(failureReason(texts, error)))
  })

  useEffect(() => {
    let revision = 0
    // The owner is asked to sign in once, not after each change.
    let isSignedOut = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const update = async () => {
      revision += 1
      const current = revision
      const result = await read()
      if (current !== revision) return
      isSignedOut = statusOf(result.error) === 401
      show(result, revision)
    }
    void update()
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        if (!isSignedOut) timer = setTimeout(() => void update(), previewDelay)
      },
    })
    return () => {
      unsubscribe()
      clearTimeout(timer)
      revision += 1
    }
  }, [subscribe, signIns])

  return { shown, note }
}
