import type { Draft, DraftReference } from '../../contract/drafts'
import {
  deleteBrowserDraft,
  deleteUnchanged,
  writeBrowserDraft,
  type StoredDraft,
} from './browserDrafts'
import { statusOf, type EntryServer } from './entryServer'
import { isEqual, type FormValues } from './formValues'

type Content = Pick<Draft, 'resource' | 'entry_id' | 'entry_version'> & { changes: FormValues }

/** Writes the draft of one form: in the browser, and on the server, where an entry has one draft. */
export class DraftWriter {
  /** Identifies the form. */
  readonly key: string = crypto.randomUUID()
  private revision = 0
  /** The last revision that the browser or the server has. */
  private storedRevision = 0
  private syncedRevision = 0
  /** Drafts of other forms that this one contains. */
  private replaced: DraftReference[] = []
  private changes: FormValues = {}

  constructor(
    private readonly server: Pick<EntryServer, 'putDraft'>,
    private readonly read: () => Content,
  ) {}

  /** Whether the browser or the server has what is in the form. */
  get isStored(): boolean {
    return this.current().revision <= this.storedRevision
  }

  /** The draft of another form becomes part of this one. */
  replace({ key, revision, replaces = [] }: StoredDraft): void {
    this.replaced.push({ key, revision }, ...replaces)
    this.markChanged()
  }

  /** The next request sends the draft again. */
  markChanged(): void {
    this.revision += 1
  }

  /** The form shows the draft of another form. */
  continue({ key, revision, replaces = [], changes }: StoredDraft): void {
    this.replaced.push({ key, revision }, ...replaces)
    this.changes = changes as FormValues
  }

  /** Stores the draft in the browser. */
  async store(): Promise<void> {
    const draft = this.current()
    if (draft.revision <= this.storedRevision) return
    await writeBrowserDraft(draft)
    this.storedRevision = Math.max(this.storedRevision, draft.revision)
  }

  /**
   * Stores the draft on the server; the browser's copy is deleted.
   * @returns false if the server has a draft of another form
   */
  async put(): Promise<boolean> {
    const { entry_id, revision, entry_version, changes, replaces = [] } = this.current()
    if (revision === this.syncedRevision) return true
    try {
      await this.server.putDraft(this.key, { entry_id, revision, entry_version, changes, replaces })
    } catch (error) {
      if (statusOf(error) !== 409) throw error
      return false
    }
    this.markSynced(revision)
    this.replaced = this.replaced.slice(replaces.length)
    await Promise.all(replaces.map(deleteUnchanged))
    return true
  }

  /** The server has saved the entry, and deleted the draft. What was typed meanwhile is another one. */
  async finish(): Promise<void> {
    this.changes = {}
    this.markSynced(this.revision)
    // The next request deletes those.
    if (this.replaced.length > 0) this.markChanged()
    await this.store().catch(() => undefined)
  }

  private markSynced(revision: number): void {
    this.syncedRevision = revision
    this.storedRevision = Math.max(this.storedRevision, revision)
    if (this.revision === revision) void deleteBrowserDraft(this.key)
  }

  /** What is in the form now. */
  private current(): StoredDraft {
    const content = this.read()
    if (!isEqual(content.changes, this.changes)) {
      this.changes = content.changes
      this.revision += 1
    }
    const { key, revision, replaced } = this
    return {
      ...content,
      key,
      revision,
      replaces: [...replaced],
      saved_at: new Date().toISOString(),
    }
  }
}
