import { readAsOwner, type EntryServer } from './entryServer'
import { FormDraft } from './FormDraft'
import { FormSides, type FormControls } from './FormSides'
import type { FormValues } from './formValues'
import type { Sides } from './joinValues'
import { saveEntry, type SaveOutcome } from './saveEntry'
import type { DraftStorage } from './storedDrafts'
import { unsavedDrafts, withSaved } from './unsavedDrafts'

export interface SessionOptions {
  /** Undefined for a new entry. */
  id: number | undefined
  /** The values of an empty form. */
  emptyValues: FormValues
  server: EntryServer
  storage: DraftStorage
  form: FormControls
  createKey?: () => string
}

/** The editing of one entry in one form: opening it with its draft, and saving it. */
export class EntrySession {
  private readonly form: FormSides
  private readonly draft: FormDraft
  private isSaving = false
  private syncing: Promise<void> | undefined

  constructor(private readonly options: SessionOptions) {
    this.form = new FormSides(options.emptyValues, options.form)
    const read = () => ({ entryId: this.id ?? null, sides: this.sides })
    this.draft = new FormDraft({ ...options, read })
  }

  /** The id of the entry; undefined until it is created. */
  get id(): number | undefined {
    return this.form.entry?.id ?? this.options.id
  }

  /** When the draft was stored that the form continues; undefined without one. */
  get draftSavedAt(): string | undefined {
    return this.draft.savedAt
  }

  /** The three sides of every field. */
  get sides(): Sides {
    return this.form.current
  }

  get hasChanges(): boolean {
    return this.form.hasChanges
  }

  /** The fields that the owner has to decide about. */
  get conflicts(): string[] {
    return this.form.conflicts
  }

  /** Reads the entry and its latest draft, and puts them into the form. */
  async open(): Promise<void> {
    const { server, storage } = this.options
    const drafts = await server.listDrafts()
    const unsaved = unsavedDrafts(await storage.list(), drafts, this.options.id ?? null)
    const id = this.options.id ?? unsaved[0]?.entryId ?? undefined
    this.form.entry = id === undefined ? undefined : await readAsOwner(server, id)
    this.form.reset()
    this.draft.markStored()
    for (const draft of unsaved) {
      const content = withSaved(draft.content, drafts)
      this.draft.continue(draft, content.sent)
      this.form.continue(content)
      this.draft.markStored()
      if (this.hasChanges) return
      // The entry has these values already.
      await this.discard().catch(() => undefined)
    }
  }

  /** Stores the values of the form in the browser, if they have changed. @returns whether they have */
  store(): Promise<boolean> {
    return this.draft.storeChanges()
  }

  /** Stores the latest draft in the database, by one request at a time. */
  async sync(): Promise<void> {
    // What has changed since that request was sent is in the next one.
    await this.syncing?.catch(() => undefined)
    // A save closes the draft.
    if (this.isSaving) return
    this.syncing ??= this.putDraft().finally(() => (this.syncing = undefined))
    await this.syncing
  }

  private async putDraft(): Promise<void> {
    const isStored = await this.draft.sync()
    // It continues under another key.
    if (!isStored && !this.isSaving) await this.draft.sync()
  }

  /** Saves the values of the form, joined with those of other forms. */
  async save(): Promise<SaveOutcome> {
    this.isSaving = true
    try {
      const { form, draft } = this
      return await saveEntry({ id: this.options.id, server: this.options.server, form, draft })
    } catch (error) {
      return { kind: 'failed', error }
    } finally {
      this.isSaving = false
    }
  }

  /** Deletes the draft, also in the database. */
  discard(): Promise<void> {
    return this.draft.discard()
  }

  /** Gives up the changes of the form. */
  async discardChanges(): Promise<void> {
    this.form.reset()
    await this.discard()
  }

  /** Decides about a field that both sides have changed. */
  resolve(field: string, side: 'mine' | 'server'): void {
    this.form.resolve(field, side)
    void this.draft.store()
  }
}
