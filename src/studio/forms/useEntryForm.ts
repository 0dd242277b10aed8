import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { ApiError } from '../../api/apiError'
import { useWithSession } from '../account/useWithSession'
import { failureReason } from '../ui/failureReason'
import { useStudioDispatch } from '../useStudioDispatch'
import { toFormValues } from './convert'
import { attempt } from './DraftAutosave'
import { EntryEditor } from './EntryEditor'
import { EntrySaver } from './EntrySaver'
import { createEntryServer } from './entryServer'
import { fieldsOf, type FormDefinition } from './fields'
import { isEqual, pickFields, type FormValues } from './formValues'
import { useAutosave } from './useAutosave'
import { controlPath, formResolver, serverMessage } from './validate'

/** Milliseconds of a pause in typing, after which errors are shown. */
const errorDelay = 700

type Phase = { name: 'loading' } | { name: 'failed'; error: unknown } | { name: 'ready' }

/** An entry in a form of React Hook Form. */
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
  const [{ editor, saver }] = useState(() => {
    const server = createEntryServer(dispatch, form)
    const controls = controlsOf(methods, Object.keys(emptyValues))
    const { resource } = form
    const created = new EntryEditor({ resource, id, emptyValues, server, form: controls })
    return { editor: created, saver: new EntrySaver(created) }
  })
  const [phase, setPhase] = useState<Phase>({ name: 'loading' })
  const { refresh, ...draft } = useAutosave({
    editor,
    saver,
    methods,
    isReady: phase.name === 'ready',
  })

  const open = useCallback(async () => {
    setPhase({ name: 'loading' })
    const { error } = await withSession(() => attempt(() => editor.open()))
    if (error !== undefined) return setPhase({ name: 'failed', error })
    refresh()
    setPhase({ name: 'ready' })
  }, [editor, withSession, refresh])
  const wasOpened = useRef(false)
  useEffect(() => {
    if (wasOpened.current) return
    wasOpened.current = true
    void open()
  }, [open])

  return { methods, editor, saver, phase, open, refresh, draft }
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

/** Shows the fields that the server has refused, and returns why the save has failed. */
export function showFailure(form: FormDefinition, methods: UseFormReturn, error: unknown): string {
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
