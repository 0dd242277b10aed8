import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { ApiError } from '../../api/apiError'
import type { RootState } from '../../app/store'
import type { Draft, DraftInput } from '../../contract/drafts'
import { draftsApi } from '../../features/drafts/draftsApi'
import { toFormValues } from './convert'
import { fieldsOf, type FormDefinition } from './fields'
import type { FormValues } from './formValues'
import { bodyOf } from './validate'

const { listDrafts, putDraft } = draftsApi.endpoints

/** An entry as the server has it. */
export interface SavedEntry {
  id: number
  version: string
  values: FormValues
}

/** The requests of a form. They reject with an `ApiError`. */
export interface EntryServer {
  read: (id: number) => Promise<SavedEntry>
  create: (values: FormValues, draft: string) => Promise<SavedEntry>
  update: (
    id: number,
    write: { changes: FormValues; version: string; draft: string },
  ) => Promise<SavedEntry>
  listDrafts: () => Promise<Draft[]>
  putDraft: (key: string, input: DraftInput) => Promise<unknown>
}

/** The status of the response that a request was rejected for. */
export const statusOf = (error: unknown) => (error as Partial<ApiError>).statusCode

type Dispatch = ThunkDispatch<RootState, unknown, UnknownAction>

/**
 * Sends the requests of a form by the endpoints of its noun. Reads are always sent: a cached entry
 * may be older than the one that a write was refused for.
 */
export function createEntryServer(dispatch: Dispatch, form: FormDefinition): EntryServer {
  const { resource, requests } = form

  /** @throws ApiError 401 if the session has ended: a visitor gets no version, and fewer fields */
  function toSavedEntry(row: object): SavedEntry {
    const { id, version } = row as { id: number; version?: string }
    if (version !== undefined) return { id, version, values: toFormValues(fieldsOf(form), row) }
    const error: ApiError = { kind: 'http', statusCode: 401, message: 'Sesi Anda sudah berakhir.' }
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- like the errors of RTK Query
    throw error
  }

  return {
    async read(id) {
      const request = dispatch(requests.read(id))
      try {
        return toSavedEntry(await request.unwrap())
      } finally {
        request.unsubscribe()
      }
    },
    async create(values, draft) {
      if (!requests.create) throw new Error(`${resource} cannot be created`)
      const input = bodyOf(form, values)
      return toSavedEntry(await dispatch(requests.create({ input, draft })).unwrap())
    },
    async update(id, { changes, version, draft }) {
      const request = requests.update({ id, changes: bodyOf(form, changes), version, draft })
      return toSavedEntry(await dispatch(request).unwrap())
    },
    async listDrafts() {
      const request = dispatch(listDrafts.initiate(resource, { forceRefetch: true }))
      try {
        return await request.unwrap()
      } finally {
        request.unsubscribe()
      }
    },
    // Not tracked: the store would keep a copy of every draft.
    putDraft: (key, input) =>
      dispatch(putDraft.initiate({ resource, key, input }, { track: false })).unwrap(),
  }
}
