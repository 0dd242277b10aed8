import type { TrackedResource } from '../../../contract/studio'
import { DraftWriter } from './DraftWriter'
import {
  type EntryDraft,
  type EntryRequests,
  readDrafts,
  type SavedEntry,
  statusOf,
  type StoredDraft,
} from './entryRequests'
import { changedFields, type FormValues, isEqual, pickFields } from '../formValues'

/** The fields that another version has other values of; the owner chooses one value of each. */
export interface Conflict {
  fields: string[]
  values: FormValues
  /** The other version is a draft of another form; undefined if it is the saved entry. */
  draft?: StoredDraft
  /** Whether it follows from what the owner has just done, and not from typing. */
  takesFocus: boolean
}

interface EditedEntryOptions {
  resource: TrackedResource
  id: number | undefined
  emptyValues: FormValues
  requests: EntryRequests
  /** The controls have the only copy of what is typed. */
  controls: { read: () => FormValues; write: (values: FormValues) => void }
  withSession: ConstructorParameters<typeof DraftWriter>[0]['withSession']
  onChange: () => void
}

export class EditedEntry {
  conflict: Conflict | undefined
  /** When the draft was stored that the form was opened with, until it is saved or discarded. */
  draftSavedAt: string | undefined
  readonly draft: DraftWriter
  /** Undefined until the entry is read or created. */
  private saved: SavedEntry | undefined
  /** The version that the changes started from. */
  private startVersion: string | null = null
  /** The values that the owner has decided against since the last save. */
  private declined: FormValues = {}

  constructor(private readonly options: EditedEntryOptions) {
    const { resource, requests, withSession, onChange } = options
    this.draft = new DraftWriter({
      requests,
      withSession,
      onStatus: onChange,
      send: () => this.putDraft({ takesFocus: false }),
      read: () => {
        const { id = null, startVersion, changes } = this
        return { resource, entry_id: id, entry_version: startVersion, changes }
      },
    })
  }

  get id(): number | undefined {
    return this.saved?.id ?? this.options.id
  }

  get values(): FormValues {
    return this.options.controls.read()
  }

  get changes(): FormValues {
    return changedFields(this.savedValues, this.values)
  }

  get hasChanges(): boolean {
    return Object.keys(this.changes).length > 0
  }

  get savedValues(): FormValues {
    return this.saved?.values ?? this.options.emptyValues
  }

  /** Reads the entry and its drafts, and shows the latest one. @returns why it has failed */
  async open(): Promise<{ error?: unknown }> {
    const { requests, resource, id } = this.options
    try {
      const drafts = await readDrafts(requests, resource, id)
      this.show(id === undefined ? undefined : await requests.read(id), drafts)
      return {}
    } catch (error) {
      return { error }
    }
  }

  private show(saved: SavedEntry | undefined, [latest, other]: EntryDraft[]): void {
    this.saved = saved
    this.startVersion = saved?.version ?? null
    this.options.controls.write(this.savedValues)
    if (latest) {
      this.showChanges(this.changesIn(latest.draft), latest.draft.entry_version ?? null)
      this.draft.start(latest)
      if (this.hasChanges) this.draftSavedAt = latest.draft.saved_at
    }
    // Further ones are offered when the form is opened again.
    if (other) this.offerDraft(other.draft, { takesFocus: true })
    this.draft.restart()
  }

  private changesIn({ changes }: StoredDraft): FormValues {
    const known = pickFields(changes as FormValues, Object.keys(this.savedValues))
    return changedFields(this.savedValues, known)
  }

  /**
   * Shows changes that started from a version: if the entry has another one, the owner chooses.
   * @param base the values of that version; without them, the choice includes fields that only the form changed
   */
  private showChanges(changes: FormValues, startVersion: string | null, base?: FormValues): void {
    const { saved } = this
    this.options.controls.write({ ...this.savedValues, ...changes })
    this.startVersion = startVersion
    if (!saved || saved.version === startVersion) return
    const names = Object.keys(this.changes)
    const changed = base ? Object.keys(changedFields(base, pickFields(saved.values, names))) : names
    const fields = changed.filter((name) => !isEqual(saved.values[name], this.declined[name]))
    if (fields.length > 0) this.conflict = { fields, values: saved.values, takesFocus: true }
    else this.startVersion = saved.version
  }

  private offerDraft(draft: StoredDraft, { takesFocus }: Pick<Conflict, 'takesFocus'>): void {
    if (this.conflict) return
    const values = this.changesIn(draft)
    const fields = Object.keys(changedFields(this.values, values))
    if (fields.length > 0) this.conflict = { fields, values, draft, takesFocus }
    else this.draft.replace(draft)
  }

  resolve(field: string, from: 'form' | 'other'): void {
    const { conflict } = this
    if (!conflict) return
    const other = pickFields(conflict.values, [field])
    if (from === 'other') this.options.controls.write(other)
    else Object.assign(this.declined, other)
    const fields = conflict.fields.filter((name) => name !== field)
    this.conflict = fields.length > 0 ? { ...conflict, fields, takesFocus: true } : undefined
    if (!this.conflict && conflict.draft) this.draft.replace(conflict.draft)
    if (!this.conflict && !conflict.draft) this.startVersion = this.saved?.version ?? null
    this.draft.restart()
  }

  /** Shows what is saved. The draft has no changes then, and the server deletes it. */
  discardChanges(): void {
    this.options.controls.write(this.savedValues)
    this.startVersion = this.saved?.version ?? null
    this.conflict = undefined
    this.draftSavedAt = undefined
    this.draft.restart()
  }

  /** @returns whether it is stored; otherwise the owner has to choose */
  private async putDraft(focus: Pick<Conflict, 'takesFocus'>): Promise<boolean> {
    if (this.conflict?.draft) return false
    if ((await this.draft.put()) || !this.hasChanges) return true
    const { requests, resource } = this.options
    const drafts = await readDrafts(requests, resource, this.id)
    const other = drafts.find(({ draft }) => draft.key !== this.draft.key)
    if (other) this.offerDraft(other.draft, focus)
    return !this.conflict && this.draft.put()
  }

  /** Saves the changes, unless the owner has to choose. @returns the id if they are saved */
  async save(): Promise<{ savedId?: number; error?: unknown }> {
    try {
      return { savedId: await this.draft.enqueue(() => this.sendChanges()) }
    } catch (error) {
      return { error }
    } finally {
      this.draft.restart()
    }
  }

  private async sendChanges(): Promise<number | undefined> {
    // An entry is created from a stored draft, so that a repeated request creates no second one.
    if (!this.saved) await this.putDraft({ takesFocus: true })
    if (!this.conflict && (!this.saved || this.hasChanges)) await this.write()
    if (this.conflict || !this.saved) return undefined
    this.draftSavedAt = undefined
    this.declined = {}
    this.draft.markUnsynced()
    return this.saved.id
  }

  private async write(): Promise<void> {
    const { saved, values, changes, startVersion } = this
    const { requests, controls } = this.options
    const draft = this.draft.key
    try {
      this.saved = saved
        ? await requests.update({ id: saved.id, changes, version: saved.version, draft })
        : await requests.create(values, draft)
      // What was typed meanwhile stays.
      controls.write({ ...this.saved.values, ...changedFields(values, this.values) })
      this.startVersion = this.saved.version
    } catch (error) {
      const id = await this.findChangedEntry(error)
      if (!id) throw error
      const current = await requests.read(id)
      const typed = this.changes
      this.saved = current
      this.showChanges(typed, startVersion, saved?.values)
      if (!this.conflict && this.hasChanges) await this.write()
    }
  }

  /** The entry that was changed by others, or created by a request that got no answer. */
  private async findChangedEntry(error: unknown): Promise<number | null | undefined> {
    if (this.saved) return statusOf(error) === 412 ? this.saved.id : undefined
    if (statusOf(error) !== 409) return undefined
    const drafts = await this.options.requests.listDrafts()
    const created = drafts.find(({ key }) => key === this.draft.key)
    if (!created) this.draft.markUnsynced()
    return created?.entry_id
  }
}
