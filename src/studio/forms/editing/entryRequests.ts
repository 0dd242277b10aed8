import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { createStore, del, get, set, values } from 'idb-keyval'
import type { ApiError } from '../../../api/apiError'
import type { UpdateArgs } from '../../../api/entryEndpoints'
import type { RootState } from '../../../app/store'
import type { Draft, DraftInput, DraftReference } from '../../../contract/studio'
import { draftsApi } from '../../../features/drafts/draftsApi'
import { previewBody } from '../../preview/previewBody'
import { type FormDefinition, uncachedQuery } from '../fields'
import { type FormValues, toFormValues } from '../formValues'
import { fieldsOf, type Labels } from '../labels'
import { bodyOf } from '../validate'

const { listDrafts, putDraft } = draftsApi.endpoints

export interface SavedEntry {
  id: number
  version: string
  values: FormValues
}

export const statusOf = (error: unknown) => (error as Partial<ApiError> | undefined)?.statusCode

/** @throws ApiError 401 if the session has ended: a visitor gets no version, and fewer fields */
function toSavedEntry(form: FormDefinition, row: object): SavedEntry {
  const { id, version } = row as { id: number; version?: string }
  if (version !== undefined) return { id, version, values: toFormValues(fieldsOf(form), row) }
  const error: ApiError = { kind: 'http', statusCode: 401, message: '' }
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- like the errors of RTK Query
  throw error
}

export const newValues = (form: FormDefinition): FormValues => ({
  ...toFormValues(fieldsOf(form), {}),
  ...form.initialValues,
})

export function createEntryRequests(
  dispatch: ThunkDispatch<RootState, unknown, UnknownAction>,
  form: FormDefinition,
  labels: Labels,
) {
  const { resource, endpoints } = form
  return {
    async read(id: number) {
      return toSavedEntry(form, await dispatch(endpoints.get.initiate(id, uncachedQuery)).unwrap())
    },
    async create(values: FormValues, draft: string) {
      if (!endpoints.create) throw new Error(`${resource} cannot be created`)
      const request = endpoints.create.initiate({ input: bodyOf(form, values), draft })
      return toSavedEntry(form, await dispatch(request).unwrap())
    },
    async update({ changes, ...write }: UpdateArgs<FormValues>) {
      const request = endpoints.update.initiate({ ...write, changes: bodyOf(form, changes) })
      return toSavedEntry(form, await dispatch(request).unwrap())
    },
    listDrafts: () => dispatch(listDrafts.initiate(resource, uncachedQuery)).unwrap(),
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
  return previewBody(form, values, labels).input
}

export type EntryRequests = ReturnType<typeof createEntryRequests>

/** In the browser, a draft also names those of other forms that it contains. */
export type StoredDraft = Draft & { replaces?: DraftReference[] }

export interface EntryDraft {
  draft: StoredDraft
  isOnServer: boolean
}

const store = createStore('studio', 'drafts')

/** Drafts that the server does not have yet, each by the key of its form. Some browsers store none. */
export const browserDrafts = {
  list: () => values<StoredDraft>(store).catch(() => []),

  /** @returns whether the draft survives the end of the browser's process */
  write: (draft: StoredDraft) =>
    set(draft.key, draft, store).then(
      () => true,
      () => false,
    ),

  delete: (key: string) => del(key, store).catch(() => undefined),

  /** Deletes a draft of another form, unless it has changed: that form may still be open. */
  async deleteUnchanged({ key, revision }: DraftReference): Promise<void> {
    const draft = await get<Draft>(key, store).catch(() => undefined)
    if (draft && draft.revision <= revision) await browserDrafts.delete(key)
  },
}

/** Whether a draft is a later revision of another one, or has replaced it. */
function contains({ key, revision, replaces = [] }: StoredDraft, other: DraftReference): boolean {
  if (key === other.key) return revision > other.revision
  return replaces.some((known) => known.key === other.key && known.revision >= other.revision)
}

/**
 * Reads the drafts of an entry from the browser and the server: those that no other one contains,
 * the latest first.
 * @param id undefined for a new entry
 */
export async function readDrafts(
  { listDrafts }: Pick<EntryRequests, 'listDrafts'>,
  resource: Draft['resource'],
  id: number | undefined,
): Promise<EntryDraft[]> {
  // Before those of the server, so that none is missed that another form sends meanwhile.
  const inBrowser = await browserDrafts.list()
  const onServer = await listDrafts()
  const all: StoredDraft[] = [...onServer, ...inBrowser]
  // The server assigns the draft of a new entry to the entry that is created from it.
  const entryIdOf = ({ key, entry_id }: Draft) =>
    onServer.find((draft) => draft.key === key)?.entry_id ?? entry_id ?? undefined
  return all
    .filter((draft) => draft.resource === resource && entryIdOf(draft) === id)
    .filter((draft) => !all.some((other) => contains(other, draft)))
    .sort((one, other) => other.saved_at.localeCompare(one.saved_at))
    .map((draft) => ({ draft, isOnServer: onServer.includes(draft) }))
}
