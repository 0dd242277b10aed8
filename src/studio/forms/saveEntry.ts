import { readAsOwner, statusOf, type EntryServer, type SavedEntry } from './entryServer'
import type { FormDraft } from './FormDraft'
import type { FormSides } from './FormSides'
import { withSaved } from './unsavedDrafts'

/** How a save has ended. */
export type SaveOutcome =
  | { kind: 'saved'; id: number; replaced: string[]; error?: undefined }
  /** The fields that the server has received other changes of. */
  | { kind: 'conflict'; fields: string[]; error?: undefined }
  | { kind: 'failed'; error: unknown }

interface SaveOptions {
  /** Undefined for a new entry. */
  id: number | undefined
  server: EntryServer
  form: FormSides
  draft: FormDraft
}

/** How often a save starts again because the server has another version. */
const maxAttempts = 5

/**
 * Saves the values of a form, joined with what other forms have saved.
 * @throws ApiError if a request fails
 */
export async function saveEntry(options: SaveOptions): Promise<SaveOutcome> {
  const { form, draft } = options
  const replaced: string[] = []
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const { conflicts: fields, entry } = form
    if (fields.length > 0) return { kind: 'conflict', fields }
    if (entry && !form.hasChanges) {
      await draft.discard().catch(() => undefined)
      return { kind: 'saved', id: entry.id, replaced }
    }
    const saved = await sendChanges(options)
    if (saved) return { kind: 'saved', id: saved.id, replaced }
    replaced.push(...(await refresh(options)))
  }
  return { kind: 'failed', error: new Error('The entry is being changed all the time') }
}

/** @returns undefined if the server has another version, or has created the entry already */
async function sendChanges({ server, form, draft }: SaveOptions): Promise<SavedEntry | undefined> {
  const { changes, entry } = form
  const { values } = form.current
  draft.storeSent(changes)
  const drafts = draft.references.map(({ key, revision }) => `${key}.${revision}`).join(', ')
  try {
    const saved = entry
      ? await server.update(entry.id, { changes, version: entry.version, drafts })
      : await server.create(values, drafts)
    const isTyped = form.accept(saved, values)
    draft.finish()
    if (isTyped) void draft.store()
    return saved
  } catch (error) {
    const status = statusOf(error) ?? 0
    // After any other error, the changes may have been saved.
    if (status >= 400 && status < 500 && status !== 408) draft.sent.pop()
    if (status === 412 || (status === 409 && !entry && isUsedDraft(error))) return undefined
    throw error
  }
}

/**
 * Reads what the server has now, and joins it with the form.
 * @returns the fields that it has changed
 */
async function refresh({ id, server, form, draft }: SaveOptions): Promise<string[]> {
  const drafts = await server.listDrafts()
  const closed = draft.closedOf(drafts)
  const created = closed.find(({ state }) => state === 'saved')?.entry_id
  const { ancestor, sent } = withSaved({ ancestor: form.ancestor, sent: draft.sent }, drafts)
  const entryId = form.entry?.id ?? id ?? created ?? undefined
  const entry = entryId === undefined ? undefined : await readAsOwner(server, entryId)
  form.ancestor = ancestor
  draft.sent = sent
  draft.renewIfClosed(closed)
  if (!entry) return []
  const replaced = form.join(entry)
  void draft.store()
  return replaced
}

/** Whether an entry was not created because its draft is closed: a repeated request. */
function isUsedDraft(error: unknown): boolean {
  const { fieldErrors } = error as { fieldErrors?: { path: string }[] }
  return fieldErrors?.some(({ path }) => path === 'x-draft') ?? false
}
