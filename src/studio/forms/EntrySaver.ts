import { draftsOfEntry } from './browserDrafts'
import type { EntryEditor } from './EntryEditor'
import { statusOf } from './entryServer'

/** How a save has ended. */
export type SaveOutcome =
  | { kind: 'saved'; id: number; error?: undefined }
  /** The owner has to choose first. */
  | { kind: 'choice'; error?: undefined }
  | { kind: 'failed'; error: unknown }

/** Sends the changes of a form to the server: as its draft, and as the entry. */
export class EntrySaver {
  private isSaving = false
  private request: Promise<void> | undefined

  constructor(private readonly editor: EntryEditor) {}

  /** Stores the draft on the server, by one request at a time. */
  async sync(): Promise<void> {
    // What has changed since that request was sent is in the next one.
    await this.request?.catch(() => undefined)
    if (this.isSaving) return
    this.request ??= this.putDraft().finally(() => (this.request = undefined))
    await this.request
  }

  private async putDraft(): Promise<void> {
    const { editor } = this
    if (editor.hasOtherDraft || (await editor.draft.put())) return
    const { server, resource } = editor.options
    const drafts = draftsOfEntry(await server.listDrafts(), { resource, id: editor.id })
    editor.offerDrafts(drafts.filter(({ key }) => key !== editor.draft.key))
    if (!editor.hasOtherDraft) await editor.draft.put()
  }

  /** Saves the changes, unless the entry has been changed by others. */
  async save(): Promise<SaveOutcome> {
    const { editor } = this
    await this.request?.catch(() => undefined)
    this.isSaving = true
    try {
      // An entry is created from a stored draft, so that a repeated request creates no second one.
      if (!editor.saved) await this.putDraft()
      if (!editor.choice && (!editor.saved || editor.hasChanges)) await this.send()
      if (editor.choice || !editor.saved) return { kind: 'choice' }
      editor.draftSavedAt = undefined
      await editor.draft.finish()
      return { kind: 'saved', id: editor.saved.id }
    } catch (error) {
      return { kind: 'failed', error }
    } finally {
      this.isSaving = false
    }
  }

  private async send(): Promise<void> {
    const { saved, values, changes, draft, options } = this.editor
    const { key } = draft
    try {
      const answer = saved
        ? await options.server.update(saved.id, { changes, version: saved.version, draft: key })
        : await options.server.create(values, key)
      this.editor.acceptSaved(answer, values)
    } catch (error) {
      const status = statusOf(error)
      const id = status === 412 ? saved?.id : status === 409 && !saved && (await this.findCreated())
      if (!id) throw error
      this.editor.acceptChanged(await options.server.read(id))
    }
  }

  /** The entry that was created from the draft, by a request that got no answer. */
  private async findCreated(): Promise<number | null | undefined> {
    const { draft, options } = this.editor
    const found = (await options.server.listDrafts()).find(({ key }) => key === draft.key)
    if (!found) draft.markChanged()
    return found?.entry_id
  }
}
