import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { ApiError } from '../../api/apiError'
import type { UpdateArgs } from '../../api/entryEndpoints'
import type { RootState } from '../../app/store'
import type { DraftInput } from '../../contract/studio'
import { draftsApi } from '../../features/drafts/draftsApi'
import { fresh, type FormDefinition } from './fields'
import { previewBody } from '../preview/previewBody'
import type { Labels } from './labels'
import { fieldsOf } from './translations'
import { toFormValues, type FormValues } from './formValues'
import { bodyOf } from './validate'

const { listDrafts, putDraft } = draftsApi.endpoints

/** An entry as the server has it. */
export interface SavedEntry {
  id: number
  version: string
  values: FormValues
}

/** The status of the response that a request was rejected for. */
export const statusOf = (error: unknown) => (error as Partial<ApiError> | undefined)?.statusCode

/** @throws ApiError 401 if the session has ended: a visitor gets no version, and fewer fields */
function toSavedEntry(form: FormDefinition, row: object): SavedEntry {
  const { id, version } = row as { id: number; version?: string }
  if (version !== undefined) return { id, version, values: toFormValues(fieldsOf(form), row) }
  const error: ApiError = { kind: 'http', statusCode: 401, message: '' }
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- like the errors of RTK Query
  throw error
}

/** The values of a new entry. */
export const newValues = (form: FormDefinition): FormValues => ({
  ...toFormValues(fieldsOf(form), {}),
  ...form.initialValues,
})

/**
 * The requests of a form. They reject with an `ApiError`.
 * @param labels that previews show in the place of required texts
 */
export function createEntryRequests(
  dispatch: ThunkDispatch<RootState, unknown, UnknownAction>,
  form: FormDefinition,
  labels: Labels,
) {
  const { resource, requests } = form
  return {
    async read(id: number) {
      return toSavedEntry(form, await dispatch(requests.read(id)).unwrap())
    },
    async create(values: FormValues, draft: string) {
      if (!requests.create) throw new Error(`${resource} cannot be created`)
      const request = requests.create({ input: bodyOf(form, values), draft })
      return toSavedEntry(form, await dispatch(request).unwrap())
    },
    async update({ changes, ...write }: UpdateArgs<FormValues>) {
      const request = requests.update({ ...write, changes: bodyOf(form, changes) })
      return toSavedEntry(form, await dispatch(request).unwrap())
    },
    listDrafts: () => dispatch(listDrafts.initiate(resource, fresh)).unwrap(),
    // Not tracked: the store would keep a copy of every draft.
    putDraft: (key: string, draft: DraftInput) => {
      const input = form.publication && draftBody(form, draft, labels)
      const args = { resource, key, input: { ...draft, input } }
      return dispatch(putDraft.initiate(args, { track: false })).unwrap()
    },
  }
}

/** The body of the write that would save a draft, as the preview beside the form shows it. */
function draftBody(form: FormDefinition, { entry_id, changes }: DraftInput, labels: Labels) {
  const changed = changes as FormValues
  const values = typeof entry_id === 'number' ? changed : { ...newValues(form), ...changed }
  return previewBody(form, values, { labels, refused: new Set() }).input
}

export type EntryRequests = ReturnType<typeof createEntryRequests>
