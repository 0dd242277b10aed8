import type { Draft, DraftReference } from '../../contract/drafts'
import { statusOf, type EntryServer } from './entryServer'
import { changedFields, isEqual, pickFields, type FormValues } from './formValues'
import type { Sides } from './joinValues'
import type { DraftContent, DraftStorage, SentChanges, StoredDraft } from './storedDrafts'

interface DraftOptions {
  server: EntryServer
  storage: DraftStorage
  createKey?: () => string
  /** What the draft is about: the entry, if it exists, and the fields of the form. */
  read: () => { entryId: number | null; sides: Sides }
}

/** How many drafts a request may name. */
const maxReferences = 20

/** The draft that one form writes, in the browser and on the server. */
export class FormDraft {
  /** When the draft was stored that the form continues; undefined without one. */
  savedAt: string | undefined
  /** Changes without an answer yet. */
  sent: SentChanges[] = []
  private key: string
  private revision = 0
  private syncedRevision = 0
  private replaces: DraftReference[] = []
  /** What was typed when it was stored the last time. */
  private stored: FormValues = {}
  private readonly createKey: () => string

  constructor(private readonly options: DraftOptions) {
    this.createKey = options.createKey ?? (() => crypto.randomUUID())
    this.key = this.createKey()
  }

  /** This draft, and those that it continues. */
  get references(): DraftReference[] {
    return [{ key: this.key, revision: this.revision }, ...this.replaces].slice(0, maxReferences)
  }

  /** Continues a draft of another form, which is discarded when this one is stored. */
  continue({ key, revision, savedAt, content }: StoredDraft, sent: SentChanges[]): void {
    this.sent = sent
    this.replaces = [{ key, revision }, ...content.replaces]
    this.savedAt = savedAt
  }

  /** The values of the form need not be stored as long as they do not change. */
  markStored(): void {
    this.stored = this.options.read().sides.values
  }

  /** Stores what is typed in the browser, if it has changed. @returns whether it has */
  async storeChanges(): Promise<boolean> {
    if (isEqual(this.stored, this.options.read().sides.values)) return false
    await this.store()
    return true
  }

  /** Stores what is typed in the browser. */
  store(): Promise<void> {
    this.revision += 1
    this.markStored()
    const { key, revision } = this
    const { entryId } = this.options.read()
    const savedAt = new Date().toISOString()
    const content = this.content()
    return this.options.storage.write({ key, revision, entryId, savedAt, content })
  }

  /** Stores the changes that are about to be sent. */
  storeSent(changes: FormValues): void {
    this.sent.push({ key: this.key, revision: this.revision + 1, changes })
    void this.store()
  }

  /**
   * Stores the latest revision in the database.
   * @returns false if the draft was closed there, and continues under another key
   */
  async sync(): Promise<boolean> {
    const { key, revision } = this
    if (revision === this.syncedRevision) return true
    const content = this.content()
    const { entryId } = this.options.read()
    const input = { entry_id: entryId, revision, data: { ...content }, replaces: content.replaces }
    try {
      await this.options.server.putDraft(key, input)
      if (this.key === key) this.syncedRevision = revision
      return true
    } catch (error) {
      if (statusOf(error) !== 409) throw error
      if (this.key !== key) return true
      // Discarded by another form that continues it, or saved by a delayed request.
      this.renew()
      return false
    }
  }

  /** Deletes the draft, also in the database. */
  async discard(): Promise<void> {
    const drafts = this.references
    this.finish()
    for (const draft of drafts) await this.options.server.deleteDraft(draft)
  }

  /** Those of the given drafts that are this one, or continued by it, and closed. */
  closedOf(drafts: readonly Draft[]): Draft[] {
    const keys = this.references.map(({ key }) => key)
    return drafts.filter(({ key, state }) => keys.includes(key) && state !== 'open')
  }

  /** Continues under another key if this draft is closed. */
  renewIfClosed(closed: readonly Draft[]): void {
    if (closed.some(({ key }) => key === this.key)) this.renew()
  }

  private renew(): void {
    this.replaces = this.references
    this.startRevisions()
    void this.store()
    for (const draft of this.replaces) this.options.storage.remove(draft)
  }

  /** Begins another draft, because this one is saved or discarded. */
  finish(): void {
    for (const draft of this.references) this.options.storage.remove(draft)
    this.startRevisions()
    this.markStored()
    this.sent = []
    this.replaces = []
    this.savedAt = undefined
  }

  private startRevisions(): void {
    this.key = this.createKey()
    this.revision = 0
    this.syncedRevision = 0
  }

  private content(): DraftContent {
    const { ancestor, values } = this.options.read().sides
    const names = [
      ...Object.keys(changedFields(ancestor, values)),
      ...this.sent.flatMap(({ changes }) => Object.keys(changes)),
    ]
    return {
      changes: pickFields(values, names),
      ancestor: pickFields(ancestor, names),
      sent: [...this.sent],
      replaces: this.replaces,
    }
  }
}
