import { useCallback, useEffect, useMemo, useRef, useState, type FormEvent } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { ApiError } from '../../api/apiError'
import { useWithSession } from '../account/useWithSession'
import { noticesSlice } from '../notices/noticesSlice'
import { formPath } from '../nouns'
import { failureReason } from '../ui/failureReason'
import { useStudioDispatch } from '../useStudioDispatch'
import type { DraftStatus } from './DraftWriter'
import { EditedEntry, type Choice } from './EditedEntry'
import { createEntryRequests } from './entryRequests'
import { fieldsOf, type FormDefinition } from './fields'
import { isEqual, pickFields, toFormValues, type FormValues } from './formValues'
import { controlPath, formResolver, serverMessage } from './validate'

/** Milliseconds of a pause in typing, after which errors are shown. */
const errorDelay = 700

const invalidMessage = 'Belum tersimpan: periksa isian yang ditandai.'

type Phase = { name: 'loading' } | { name: 'failed'; error: unknown } | { name: 'ready' }

/** An entry in a form of React Hook Form, and what its screen shows about the draft. */
export function useEditedEntry(form: FormDefinition, id: number | undefined) {
  const dispatch = useStudioDispatch()
  const withSession = useWithSession()
  const emptyValues = useMemo(
    () => ({ ...toFormValues(fieldsOf(form), {}), ...form.initialValues }),
    [form],
  )
  const methods = useForm({
    resolver: useMemo(() => formResolver(form), [form]),
    defaultValues: emptyValues,
    mode: 'onChange',
    delayError: errorDelay,
  })
  const [status, setStatus] = useState<DraftStatus>('none')
  const [choice, setChoice] = useState<Choice>()
  const [draftSavedAt, setDraftSavedAt] = useState<string>()
  const [entry] = useState(() => {
    const edited: EditedEntry = new EditedEntry({
      resource: form.resource,
      id,
      emptyValues,
      requests: createEntryRequests(dispatch, form),
      controls: controlsOf(methods, Object.keys(emptyValues)),
      withSession,
      onChange() {
        setStatus(edited.draft.status)
        setChoice(edited.choice)
        setDraftSavedAt(edited.draftSavedAt)
      },
    })
    return edited
  })
  const { phase, open } = useOpening(entry)
  useAutosave(entry, methods, phase.name === 'ready')
  return { methods, entry, phase, open, status, choice, draftSavedAt }
}

function controlsOf(methods: UseFormReturn, names: readonly string[]) {
  const read = () => structuredClone(pickFields(methods.getValues(), names))
  return {
    read,
    write(values: FormValues) {
      const current = read()
      for (const [name, value] of Object.entries(values)) {
        if (isEqual(current[name], value)) continue
        methods.setValue(name, structuredClone(value))
        methods.clearErrors(name)
      }
    },
  }
}

function useOpening(entry: EditedEntry) {
  const withSession = useWithSession()
  const [phase, setPhase] = useState<Phase>({ name: 'loading' })
  const open = useCallback(async () => {
    setPhase({ name: 'loading' })
    const { error } = await withSession(() => entry.open())
    setPhase(error === undefined ? { name: 'ready' } : { name: 'failed', error })
  }, [entry, withSession])
  const wasOpened = useRef(false)
  useEffect(() => {
    if (wasOpened.current) return
    wasOpened.current = true
    void open()
  }, [open])
  return { phase, open }
}

/** Stores the changes of a form, at once when the page is hidden or closed. */
function useAutosave({ draft }: EditedEntry, methods: UseFormReturn, isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return
    const unsubscribe = methods.subscribe({
      formState: { values: true },
      callback: () => draft.change(),
    })
    const sync = () => void draft.sync()
    // The last one is sent to the document, and bubbles.
    const events = ['online', 'pagehide', 'visibilitychange']
    for (const event of events) window.addEventListener(event, sync)
    return () => {
      unsubscribe()
      for (const event of events) window.removeEventListener(event, sync)
      draft.stop()
    }
  }, [draft, methods, isReady])
}

/** Saves a form: what is invalid, refused or to be chosen gets the focus. */
export function useSave(
  form: FormDefinition,
  { methods, entry }: ReturnType<typeof useEditedEntry>,
) {
  const dispatch = useStudioDispatch()
  const navigate = useNavigate()
  const withSession = useWithSession()
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function send(): Promise<void> {
    const wasNew = entry.id === undefined
    setSaving(true)
    setFailure(undefined)
    const { savedId, error } = await withSession(() => entry.save())
    setSaving(false)
    if (error !== undefined) setFailure(showFailure(form, methods, error))
    if (savedId === undefined) return
    dispatch(noticesSlice.actions.shown({ text: 'Tersimpan.' }))
    // Replaced, so that going back does not lead to another new entry.
    if (wasNew) void navigate(formPath(form.resource, savedId), { replace: true })
  }

  function save(event: FormEvent): void {
    event.preventDefault()
    if (isSaving) return
    void methods.handleSubmit(send, () => setFailure(invalidMessage))(event)
  }

  return { save, isSaving, failure }
}

/** Shows the fields that the server has refused, and returns why the save has failed. */
function showFailure(form: FormDefinition, methods: UseFormReturn, error: unknown): string {
  const { fieldErrors = [] } = error as Partial<ApiError>
  const names = fieldsOf(form).map(({ name }) => name)
  const shown = fieldErrors.filter(({ path }) => names.includes(path.split('.')[0] ?? ''))
  for (const [index, { path, message }] of shown.entries()) {
    const fieldError = { type: 'server', message: serverMessage(message) }
    methods.setError(controlPath(form, path), fieldError, { shouldFocus: index === 0 })
  }
  return shown.length > 0 ? invalidMessage : `Belum tersimpan. ${failureReason(error)}`
}
