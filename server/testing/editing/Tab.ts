import type { Draft } from '../../../src/contract/drafts'
import { EntrySession } from '../../../src/studio/forms/EntrySession'
import type { EntryServer, SavedEntry } from '../../../src/studio/forms/entryServer'
import type { FormValues } from '../../../src/studio/forms/formValues'
import { createDraftStorage } from '../../../src/studio/forms/storedDrafts'
import type { ApiAnswer, ApiRequest, Row } from './EditedServer'
import type { Network } from './Network'
import { fields, wordsOf } from './words'

/** A browser: its storage, and its cookie. */
export class Device {
  private readonly items = new Map<string, string>()
  constructor(public cookie: string) {}
  get length() {
    return this.items.size
  }
  key = (index: number) => [...this.items.keys()][index] ?? null
  getItem = (name: string) => this.items.get(name) ?? null
  setItem = (name: string, value: string) => void this.items.set(name, value)
  removeItem = (name: string) => void this.items.delete(name)
}

const emptyValues: FormValues = Object.fromEntries(fields.map((field) => [field, '']))

/** A tab with the form of a project. */
export class Tab {
  values: FormValues = { ...emptyValues }
  session: EntrySession
  hasReloaded = false
  isOpen = false
  isSaving = false
  /** The words that were typed since the form was stored the last time. */
  unstored: string[] = []
  /** The requests of a closed page are delivered, but nobody waits for the answers. */
  private page = 0

  constructor(
    readonly name: string,
    private readonly network: Network,
    readonly device: Device,
    public id?: number,
  ) {
    this.session = this.createSession()
  }

  /** Opens the form anew, as after a reload or a crash. */
  async open(): Promise<void> {
    this.page += 1
    const { page } = this
    this.isOpen = false
    this.isSaving = false
    this.unstored = []
    this.values = { ...emptyValues }
    this.session = this.createSession()
    await this.session.open()
    if (page === this.page) this.isOpen = true
  }

  type(field: string, word: string): void {
    this.values = { ...this.values, [field]: [...wordsOf(this.values[field]), word].join(' ') }
    this.unstored.push(word)
  }

  private createSession(): EntrySession {
    let values = this.values
    const { page } = this
    const storage = createDraftStorage('projects', this.device)
    return new EntrySession({
      id: this.id,
      emptyValues,
      server: this.createServer(page),
      storage: {
        ...storage,
        write: (draft) => {
          if (page === this.page) this.unstored = []
          return storage.write(draft)
        },
      },
      form: {
        read: () => (page === this.page ? (values = this.values) : values),
        write: (changes) => {
          values = { ...values, ...changes }
          if (page === this.page) this.values = { ...this.values, ...changes }
        },
      },
    })
  }

  private createServer(page: number): EntryServer {
    // The promises of a closed page stay pending.
    const request = (options: ApiRequest) =>
      new Promise<ApiAnswer['data']>((resolve, reject) => {
        this.network.send(this, options).then(
          (data) => page === this.page && resolve(data),
          (error: Error) => page === this.page && reject(error),
        )
      })
    const entry = async (options: ApiRequest): Promise<SavedEntry> => {
      const { project } = await request(options)
      const { id, version, ...row } = project as Row
      return { id, version, values: toValues(row) }
    }
    return {
      read: (id) => entry({ method: 'GET', path: `/projects/${id}` }),
      create: (values, drafts) =>
        entry({
          method: 'POST',
          path: '/projects',
          body: toBody(values),
          headers: { 'x-draft': drafts },
        }),
      update: (id, { changes, version, drafts }) =>
        entry({
          method: 'PUT',
          path: `/projects/${id}`,
          body: toBody(changes),
          headers: { ...(version && { 'if-match': version }), 'x-draft': drafts },
        }),
      listDrafts: async () =>
        (await request({ method: 'GET', path: '/drafts/projects' })).drafts as Draft[],
      putDraft: (key, input) =>
        request({ method: 'PUT', path: `/drafts/projects/${key}`, body: input }),
      deleteDraft: ({ key, revision }) =>
        request({ method: 'DELETE', path: `/drafts/projects/${key}?revision=${revision}` }),
    }
  }
}

function toBody(values: FormValues): object {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, value === '' ? null : value]),
  )
}

function toValues(row: Record<string, unknown>): FormValues {
  return Object.fromEntries(
    fields.map((field) => [field, typeof row[field] === 'string' ? row[field] : '']),
  )
}
