import type { ApiError } from '../../api/apiError'
import type { Draft, DraftInput, DraftReference } from '../../contract/drafts'
import type { FormValues } from './formValues'

/** An entry as the server has it. */
export interface SavedEntry {
  id: number
  /** Only the owner receives it. */
  version: string | undefined
  values: FormValues
}

/** The requests of a form. They reject with an `ApiError`. */
export interface EntryServer {
  read: (id: number) => Promise<SavedEntry>
  create: (values: FormValues, drafts: string) => Promise<SavedEntry>
  update: (
    id: number,
    write: { changes: FormValues; version: string | undefined; drafts: string },
  ) => Promise<SavedEntry>
  listDrafts: () => Promise<Draft[]>
  putDraft: (key: string, input: DraftInput) => Promise<unknown>
  deleteDraft: (draft: DraftReference) => Promise<unknown>
}

/** The status of the response that a request was rejected for. */
export const statusOf = (error: unknown) => (error as { statusCode?: number }).statusCode

/**
 * Reads an entry as its owner.
 * @throws ApiError 401 if the session has ended: a visitor gets no version, and fewer fields
 */
export async function readAsOwner(server: EntryServer, id: number): Promise<SavedEntry> {
  const entry = await server.read(id)
  if (entry.version !== undefined) return entry
  const error: ApiError = { kind: 'http', statusCode: 401, message: 'Sesi Anda sudah berakhir.' }
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- like the errors of RTK Query
  throw error
}
