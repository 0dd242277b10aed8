import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useWithSession } from '../../account/useWithSession'
import { listen } from '../../../lib/listen'
import { useStudioTexts, type StudioTexts } from '../../language/StudioTextsContext'
import { useStudioDispatch } from '../../useStudioDispatch'
import type { DraftStatus } from './DraftWriter'
import { EditedEntry, type Conflict } from './EditedEntry'
import { createEntryRequests, newValues } from './entryRequests'
import type { FormDefinition } from '../fields'
import { fieldsOf } from '../labels'
import { isEqual, pickFields, type FormValues } from '../formValues'
import { formResolver } from '../validate'

/** Milliseconds of a pause in typing, after which errors are shown. */
const errorDelay = 700

export const serverError = 'server'

interface Phase {
  name: 'loading' | 'failed' | 'ready'
  error?: unknown
}

export function useEditedEntry(form: FormDefinition, id: number | undefined) {
  const dispatch = useStudioDispatch()
  const withSession = useWithSession()
  const { validation, fields } = useStudioTexts()
  const emptyValues = useMemo(() => newValues(form), [form])
  const methods = useForm({
    resolver: useMemo(() => formResolver(form, validation), [form, validation]),
    defaultValues: emptyValues,
    mode: 'onChange',
    delayError: errorDelay,
  })
  const [status, setStatus] = useState<DraftStatus>('none')
  const [conflict, setConflict] = useState<Conflict>()
  const [draftSavedAt, setDraftSavedAt] = useState<string>()
  const [savedValues, setSavedValues] = useState<FormValues>(emptyValues)
  const [entry] = useState(() => {
    const edited: EditedEntry = new EditedEntry({
      resource: form.resource,
      id,
      emptyValues,
      requests: createEntryRequests(dispatch, form, fields[form.resource]),
      controls: controlsOf(methods, Object.keys(emptyValues)),
      withSession,
      onChange() {
        setStatus(edited.draft.status)
        setConflict(edited.conflict)
        setDraftSavedAt(edited.hasChanges ? edited.draftSavedAt : undefined)
        setSavedValues(edited.savedValues)
      },
    })
    return edited
  })
  const { phase, open } = useOpening(entry)
  useAutosave(entry, methods, phase.name === 'ready')
  useTranslatedErrors(form, methods, validation)
  return { methods, entry, phase, open, status, conflict, draftSavedAt, savedValues }
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
    setPhase({ name: error === undefined ? 'ready' : 'failed', error })
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
function useAutosave(entry: EditedEntry, methods: UseFormReturn, isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return
    const { draft } = entry
    const unsubscribe = methods.subscribe({
      formState: { values: true },
      callback: () => draft.change(),
    })
    // The last one is sent to the document, and bubbles.
    const events = ['online', 'pagehide', 'visibilitychange']
    const unlisten = listen(window, events, () => void draft.sync())
    return () => {
      unsubscribe()
      unlisten()
      draft.stop()
    }
  }, [entry, methods, isReady])
}

/** Shows the errors in the selected language; those of the server stay as they are. */
function useTranslatedErrors(
  form: FormDefinition,
  methods: UseFormReturn,
  texts: StudioTexts['validation'],
): void {
  useEffect(() => {
    const names = fieldsOf(form)
      .map(({ name }) => name)
      .filter((name) => {
        const { error } = methods.getFieldState(name)
        return error && error.type !== serverError
      })
    if (names.length > 0) void methods.trigger(names)
  }, [form, methods, texts])
}
