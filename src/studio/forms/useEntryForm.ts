import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { ApiError } from '../../api/apiError'
import { useWithSession } from '../account/useWithSession'
import { failureReason } from '../ui/failureReason'
import { useStudioDispatch } from '../useStudioDispatch'
import { toFormValues } from './convert'
import { createEntryServer } from './createEntryServer'
import { EntrySession } from './EntrySession'
import { fieldsOf, type FormDefinition } from './fields'
import type { FormControls } from './FormSides'
import { isEqual, pickFields, type FormValues } from './formValues'
import type { SaveOutcome } from './saveEntry'
import { createDraftStorage } from './storedDrafts'
import { useDraft } from './useDraft'
import { controlPath, formResolver, serverMessage } from './validate'

/** Milliseconds of a pause in typing, after which errors are shown. */
const errorDelay = 700

type Phase = { name: 'loading' } | { name: 'failed'; error: unknown } | { name: 'ready' }

/** The session of a form with the values of React Hook Form. */
export function useEntryForm(form: FormDefinition, id: number | undefined) {
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
  const [session] = useState(
    () =>
      new EntrySession({
        id,
        emptyValues,
        server: createEntryServer(dispatch, form),
        storage: createDraftStorage(form.resource),
        form: controlsOf(methods, emptyValues),
      }),
  )
  const [phase, setPhase] = useState<Phase>({ name: 'loading' })
  const [conflicts, setConflicts] = useState<string[]>([])

  const open = useCallback(async () => {
    setPhase({ name: 'loading' })
    const { error } = await withSession(() => openSession(session))
    if (error !== undefined) return setPhase({ name: 'failed', error })
    setConflicts(session.conflicts)
    setPhase({ name: 'ready' })
  }, [session, withSession])
  const wasOpened = useRef(false)
  useEffect(() => {
    if (wasOpened.current) return
    wasOpened.current = true
    void open()
  }, [open])

  const draft = useDraft(session, methods, phase.name === 'ready')
  /** Shows what the session has done with the form. */
  const refresh = () => {
    setConflicts(session.conflicts)
    draft.reset()
  }
  const resolve = (field: string, side: 'mine' | 'server') => {
    session.resolve(field, side)
    refresh()
  }
  return { methods, session, phase, open, conflicts, refresh, resolve, draft }
}

async function openSession(session: EntrySession): Promise<{ error?: unknown }> {
  try {
    await session.open()
    return {}
  } catch (error) {
    return { error }
  }
}

function controlsOf(methods: UseFormReturn, emptyValues: FormValues): FormControls {
  const names = Object.keys(emptyValues)
  const read = () => structuredClone(pickFields(methods.getValues(), names))
  return {
    read,
    write(values) {
      const current = read()
      for (const [name, value] of Object.entries(values)) {
        if (isEqual(current[name], value)) continue
        methods.setValue(name, structuredClone(value))
        methods.clearErrors(name)
      }
    },
  }
}

/** Shows the fields that the server has refused, and returns why the save has failed. */
export function showFailure(
  form: FormDefinition,
  methods: UseFormReturn,
  { error }: Extract<SaveOutcome, { kind: 'failed' }>,
): string {
  const { fieldErrors = [] } = error as Partial<ApiError>
  const names = fieldsOf(form).map(({ name }) => name)
  const shown = fieldErrors.filter(({ path }) => names.includes(path.split('.')[0] ?? ''))
  shown.forEach(({ path, message }, index) => {
    const options = { shouldFocus: index === 0 }
    methods.setError(
      controlPath(form, path),
      { type: 'server', message: serverMessage(message) },
      options,
    )
  })
  if (shown.length > 0) return 'Belum tersimpan: periksa isian yang ditandai.'
  return `Belum tersimpan. ${failureReason(error)}`
}
