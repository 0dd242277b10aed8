import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { RootState } from '../../app/store'
import { draftsApi } from '../../features/drafts/draftsApi'
import { toFormValues } from './convert'
import type { EntryServer, SavedEntry } from './entryServer'
import { fieldsOf, type FormDefinition } from './fields'
import { bodyOf } from './validate'

const { listDrafts, putDraft, deleteDraft } = draftsApi.endpoints

type Dispatch = ThunkDispatch<RootState, unknown, UnknownAction>

/**
 * Sends the requests of a form by the endpoints of its noun. Reads are always sent: a cached entry
 * may be older than the one that a write was refused for.
 */
export function createEntryServer(dispatch: Dispatch, form: FormDefinition): EntryServer {
  const { resource, requests } = form

  function toSavedEntry(row: object): SavedEntry {
    const { id, version } = row as { id: number; version?: string }
    return { id, version, values: toFormValues(fieldsOf(form), row) }
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
    async create(values, drafts) {
      if (!requests.create) throw new Error(`${resource} cannot be created`)
      const input = bodyOf(form, values)
      return toSavedEntry(await dispatch(requests.create({ input, drafts })).unwrap())
    },
    async update(id, { changes, version, drafts }) {
      const body = bodyOf(form, changes)
      const request = requests.update({ id, changes: body, version, drafts })
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
    deleteDraft: ({ key, revision }) =>
      dispatch(deleteDraft.initiate({ resource, key, revision }, { track: false })).unwrap(),
  }
}
