import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useWithSession } from '../account/useWithSession'
import { noticesSlice } from '../notices/noticesSlice'
import { formPath } from '../nouns'
import { useStudioDispatch } from '../useStudioDispatch'
import type { FormDefinition } from './fields'
import { showFailure, type useEntryForm } from './useEntryForm'

/** Saves a form: what is invalid, refused or to be chosen gets the focus. */
export function useSave(form: FormDefinition, entry: ReturnType<typeof useEntryForm>) {
  const { methods, editor, saver, refresh } = entry
  const dispatch = useStudioDispatch()
  const navigate = useNavigate()
  const withSession = useWithSession()
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function send(): Promise<void> {
    const wasNew = editor.id === undefined
    setSaving(true)
    setFailure(undefined)
    const outcome = await withSession(() => saver.save())
    setSaving(false)
    refresh()
    if (outcome.kind === 'failed') setFailure(showFailure(form, methods, outcome.error))
    if (outcome.kind !== 'saved') return
    dispatch(noticesSlice.actions.shown({ text: 'Tersimpan.' }))
    // Replaced, so that going back does not lead to another new entry.
    if (wasNew) void navigate(formPath(form.resource, outcome.id), { replace: true })
  }

  function save(event: FormEvent): void {
    event.preventDefault()
    if (isSaving) return
    const showInvalid = () => setFailure('Belum tersimpan: periksa isian yang ditandai.')
    void methods.handleSubmit(send, showInvalid)(event)
  }

  return { save, isSaving, failure }
}
