import type { Draft } from '../../contract/drafts'
import type { TrackedResource } from '../../contract/history'
import { changesIn, contains, draftsOfEntry, listBrowserDrafts } from './browserDrafts'
import { DraftWriter } from './DraftWriter'
import type { EntryServer, SavedEntry } from './entryServer'
import { changedFields, isEmpty, pickFields, type FormValues } from './formValues'

/** The fields that another version has other values of; the owner chooses one value of each. */
export interface Choice {
  fields: string[]
  values: FormValues
  /** The other version is a draft of another form; undefined if it is the saved entry. */
  draft?: Draft
  /** Of the entry, before somebody else saved it; undefined if the other version is a draft. */
  formerVersion?: string | null
}

interface EditorOptions {
  resource: TrackedResource
  /** Undefined for a new entry. */
  id: number | undefined
  emptyValues: FormValues
  server: EntryServer
  /** The controls have the only copy of what is typed. */
  form: { read: () => FormValues; write: (values: FormValues) => void }
}

/** The form of one entry: what is saved, what is changed, and what the owner has to choose. */
export class EntryEditor {
  choice: Choice | undefined
  /** When the draft was stored that the form shows; undefined without one. */
  draftSavedAt: string | undefined
  /** Undefined until the entry is read or created. */
  saved: SavedEntry | undefined
  readonly draft: DraftWriter
  private waitingDrafts: Draft[] = []

  constructor(readonly options: EditorOptions) {
    const { server, resource } = options
    this.draft = new DraftWriter(server, () => {
      const { id = null, version, changes } = this
      return { resource, entry_id: id, entry_version: version, changes }
    })
  }

  get id(): number | undefined {
    return this.saved?.id ?? this.options.id
  }

  get values(): FormValues {
    return this.options.form.read()
  }

  get changes(): FormValues {
    return changedFields(this.savedValues, this.values)
  }

  get hasChanges(): boolean {
    return !isEmpty(this.changes)
  }

  get hasOtherDraft(): boolean {
    return this.choice?.draft !== undefined || this.waitingDrafts.length > 0
  }

  private get savedValues(): FormValues {
    return this.saved?.values ?? this.options.emptyValues
  }

  /** The version that the changes started from. */
  private get version(): string | null {
    const { formerVersion = this.saved?.version ?? null } = this.choice ?? {}
    return formerVersion
  }

  /** Reads the entry and its drafts, and shows the latest one. */
  async open(): Promise<void> {
    const { server, id } = this.options
    const onServer = await server.listDrafts()
    const inBrowser = await listBrowserDrafts()
    this.saved = id === undefined ? undefined : await server.read(id)
    this.options.form.write(this.savedValues)
    const entry = { resource: this.options.resource, id }
    const [latest, ...others] = draftsOfEntry([...onServer, ...inBrowser], entry)
    if (latest) {
      this.draft.continue(latest)
      if (!onServer.some((draft) => contains(draft, latest))) this.draft.markChanged()
      this.showChanges(changesIn(latest, this.savedValues), latest.entry_version ?? null)
      if (this.hasChanges) this.draftSavedAt = latest.saved_at
    }
    this.offerDrafts(others)
  }

  /** Shows changes of another version of the entry: the owner has to choose. */
  private showChanges(changes: FormValues, formerVersion: string | null): void {
    const { saved } = this
    this.options.form.write({ ...this.savedValues, ...changes })
    const fields = Object.keys(this.changes)
    if (!saved || saved.version === formerVersion || fields.length === 0) return
    this.choice = { fields, values: saved.values, formerVersion }
  }

  /** Lets the owner choose from drafts of other forms, one after another. */
  offerDrafts(drafts: Draft[]): void {
    const [draft, ...others] = drafts
    this.waitingDrafts = drafts
    if (!draft || this.choice) return
    this.waitingDrafts = others
    const values = changesIn(draft, this.savedValues)
    const fields = Object.keys(changedFields(this.values, values))
    if (fields.length > 0) this.choice = { fields, values, draft }
    else this.draft.replace(draft)
    this.offerDrafts(this.waitingDrafts)
  }

  /** Takes a field from the form or from the other version. */
  choose(field: string, from: 'form' | 'other'): void {
    const { choice } = this
    if (!choice) return
    if (from === 'other') this.options.form.write(pickFields(choice.values, [field]))
    const fields = choice.fields.filter((name) => name !== field)
    this.choice = fields.length > 0 ? { ...choice, fields } : undefined
    if (this.choice) return
    if (choice.draft) this.draft.replace(choice.draft)
    else this.draft.markChanged()
    this.offerDrafts(this.waitingDrafts)
  }

  /** Shows what the server has made of saved values; what was typed meanwhile stays. */
  acceptSaved(saved: SavedEntry, sentValues: FormValues): void {
    const typed = changedFields(sentValues, this.values)
    this.saved = saved
    this.options.form.write({ ...saved.values, ...typed })
  }

  /** Shows an entry that was changed by others. */
  acceptChanged(entry: SavedEntry): void {
    const { changes, version } = this
    this.saved = entry
    this.showChanges(changes, version)
  }

  /** Shows what is saved. The draft has no changes then, and the server deletes it. */
  discardChanges(): void {
    this.options.form.write(this.savedValues)
    this.choice = undefined
    this.waitingDrafts = []
    this.draftSavedAt = undefined
  }
}
