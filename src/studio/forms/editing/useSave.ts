import { useState, type FormEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import type { ApiError } from '../../../api/apiError'
import { useWithSession } from '../../account/useWithSession'
import { useStudioTexts, type StudioTexts } from '../../language/StudioTextsContext'
import { formPath } from '../../nouns'
import { formSubject, useEndNotice } from '../../notices/noticesSlice'
import { failureReason } from '../../ui/Failure'
import { useFormats } from '../../ui/hooks/useFormats'
import type { DraftStatus } from './DraftWriter'
import type { EditedEntry } from './EditedEntry'
import type { FormDefinition } from '../fields'
import { isPublic, publicationState } from '../publication'
import { fieldsOf } from '../labels'
import { serverError, type useEditedEntry } from './useEditedEntry'
import { refusalText } from '../problemText'
import { controlPath, findErrors } from '../validate'

export type Saving = 'save' | 'publication'

/** The state of the address that an entry gets from the form that has created it. */
export interface CreatedEntryState {
  saved: string
  /** The key of the location of the form, which stays as it is. */
  form: string
}

type Reveal = (paths: readonly string[]) => void

/** Saves a form: what is invalid, refused or to be chosen gets the focus. */
export function useSave(
  form: FormDefinition,
  { methods, entry, status }: ReturnType<typeof useEditedEntry>,
  reveal: Reveal,
) {
  const navigate = useNavigate()
  const withSession = useWithSession()
  const endNotice = useEndNotice()
  const { key, state } = useLocation() as { key: string; state: CreatedEntryState | null }
  // After a reload, the state is still that of the first save.
  const wasCreated = useNavigationType() === NavigationType.Replace
  const { formatClock } = useFormats()
  const [saving, setSaving] = useState<Saving>()
  const [saved, setSaved] = useState(wasCreated ? state?.saved : undefined)
  const texts = useStudioTexts()
  const [failure, setFailure] = useFailure(status)

  async function send(kind: Saving): Promise<boolean> {
    const wasNew = entry.id === undefined
    const before = publicationState(form, entry.savedValues)
    setSaving(kind)
    setFailure(undefined)
    const { savedId, error } = await withSession(() => entry.save())
    setSaving(undefined)
    if (error !== undefined) {
      setFailure(showRefusals(form, methods, error, texts, reveal) ? {} : { error })
    }
    if (savedId === undefined) return false
    endNotice(formSubject)
    const state = publicationState(form, entry.savedValues)
    const isChanged = kind === 'publication' || state?.name !== before?.name
    const text = isChanged && state ? texts.publication.saved[state.name] : undefined
    const message = text ?? texts.forms.saved(formatClock(new Date()))
    setSaved(message)
    const created: CreatedEntryState = { saved: message, form: key }
    // Replaced, so that going back does not lead to another new entry.
    if (wasNew) void navigate(formPath(form.resource, savedId), { replace: true, state: created })
    return true
  }

  function submit(kind: Saving, event?: FormEvent): void {
    event?.preventDefault()
    if (saving) return
    const undo = setPublication(form, methods, entry, kind)
    const handleSubmit = methods.handleSubmit(
      async () => {
        if (!(await send(kind)) && !entry.conflict) undo()
      },
      () => {
        reveal(invalidPaths(form, methods, texts))
        setFailure({})
        undo()
      },
    )
    void handleSubmit(event)
  }

  return {
    save: (event?: FormEvent) => submit('save', event),
    changePublication: () => submit('publication'),
    saving,
    saved,
    failure: failure && failureText(texts, failure),
  }
}

/** Why the last save failed. A lost connection is no reason any more when the server has a draft. */
function useFailure(status: DraftStatus) {
  const [failure, setFailure] = useState<{ error?: unknown }>()
  const [lastStatus, setLastStatus] = useState(status)
  if (status !== lastStatus) {
    setLastStatus(status)
    if (status === 'synced' && isLostConnection(failure?.error)) setFailure(undefined)
  }
  return [failure, setFailure] as const
}

function isLostConnection(error: unknown): boolean {
  const { kind } = (error ?? {}) as Partial<ApiError>
  return kind === 'network' || kind === 'timeout'
}

/** Without an error, fields are invalid. */
const failureText = (texts: StudioTexts, { error }: { error?: unknown }) =>
  error === undefined ? texts.forms.invalid : texts.forms.notSaved(failureReason(texts, error))

const invalidPaths = (form: FormDefinition, methods: UseFormReturn, texts: StudioTexts) =>
  findErrors(form, methods.getValues(), texts.validation).map(({ path }) => path)

/** Sets the field that publishes the entry. @returns a function that sets it back */
function setPublication(
  form: FormDefinition,
  methods: UseFormReturn,
  { savedValues }: EditedEntry,
  kind: Saving,
): () => void {
  const { publication } = form
  const state = publicationState(form, savedValues)
  if (!publication || !state) return () => undefined
  const { field, publishedValue } = publication
  const before: unknown = methods.getValues(field)
  const isPublished = isPublic(state) === (kind === 'save')
  methods.setValue(field, isPublished ? publishedValue : !publishedValue)
  return () => methods.setValue(field, before)
}

/** Shows the fields that the server has refused. @returns whether there are any */
function showRefusals(
  form: FormDefinition,
  methods: UseFormReturn,
  error: unknown,
  texts: StudioTexts,
  reveal: Reveal,
): boolean {
  const { fieldErrors = [] } = error as Partial<ApiError>
  const names = fieldsOf(form).map(({ name }) => name)
  const shown = fieldErrors.filter(({ path }) => names.includes(path.split('.')[0] ?? ''))
  reveal(shown.map(({ path }) => path))
  for (const [index, refusal] of shown.entries()) {
    const fieldError = { type: serverError, message: refusalText(refusal, texts.validation) }
    methods.setError(controlPath(form, refusal.path), fieldError, { shouldFocus: index === 0 })
  }
  return shown.length > 0
}
