import type { UpdateArgs } from '../../../api/entryEndpoints'
import type { Draft, DraftInput } from '../../../contract/studio'
import type { DraftStatus } from './DraftWriter'
import { EditedEntry } from './EditedEntry'
import type { EntryRequests, SavedEntry } from './entryRequests'
import type { FormValues } from '../formValues'

const second = 1000
const fail = (statusCode?: number) => Promise.reject(Object.assign(new Error(), { statusCode }))
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)

/** A server with one entry, and with the rules of Karya's own for drafts. */
class FakeServer implements EntryRequests {
  entry: SavedEntry | undefined
  drafts: Draft[] = []
  /** The roles in the drafts that were sent. */
  readonly sent: unknown[] = []
  /** Refuses drafts with this status; undefined is a lost connection. */
  refusal: { status?: number } | undefined
  /** Handles requests, but their answers are lost. */
  isAnswerLost = false
  latency = 0
  running = 0
  mostRunning = 0

  constructor(values?: FormValues) {
    if (values) this.entry = { id: 7, version: 'v1', values }
  }

  read = () => (this.entry ? Promise.resolve(this.entry) : fail(404))
  listDrafts = () => Promise.resolve([...this.drafts])

  create = (values: FormValues, key: string) => {
    const draft = this.drafts.find((other) => other.key === key && !other.entry_id)
    if (!draft) return fail(409)
    Object.assign(draft, { entry_id: 7, changes: {} })
    return this.write(values)
  }

  update = (write: UpdateArgs<FormValues>) => {
    if (!this.entry || write.version !== this.entry.version) return fail(412)
    this.drafts = this.drafts.filter(({ key }) => key !== write.draft)
    return this.write({ ...this.entry.values, ...write.changes })
  }

  async putDraft(key: string, { replaces, ...draft }: DraftInput) {
    this.running += 1
    this.mostRunning = Math.max(this.running, this.mostRunning)
    const { refusal } = this
    await new Promise((resolve) => setTimeout(resolve, this.latency))
    this.running -= 1
    this.sent.push(draft.changes.role)
    if (refusal) return fail(refusal.status)
    const isSameEntry = (other: Draft) => (other.entry_id ?? null) === (draft.entry_id ?? null)
    const known = [{ key, revision: draft.revision }, ...replaces]
    const isKnown = (other: Draft) =>
      known.some((one) => one.key === other.key && one.revision >= other.revision)
    if (this.drafts.some((other) => isSameEntry(other) && !isKnown(other))) return fail(409)
    this.drafts = this.drafts.filter((other) => !isSameEntry(other))
    const saved_at = new Date().toISOString()
    this.drafts.push({ ...draft, key, resource: 'projects', saved_at })
    return { key, revision: draft.revision }
  }

  /** A change by somebody else, or the effect of a request. */
  write(values: FormValues): Promise<SavedEntry> {
    this.entry = { id: 7, version: `${this.entry?.version}+`, values }
    return this.isAnswerLost ? fail() : Promise.resolve(this.entry)
  }
}

/** Opens a form with two fields in a tab. */
async function openTab(server: FakeServer, id?: number) {
  const emptyValues = { role: '', client: '' }
  let values: FormValues = emptyValues
  const controls = {
    read: () => ({ ...values }),
    write: (changes: FormValues) => (values = { ...values, ...changes }),
  }
  const statuses: DraftStatus[] = []
  const withSession = jest.fn((send: () => Promise<object>) => send())
  const entry: EditedEntry = new EditedEntry({
    resource: 'projects',
    id,
    emptyValues,
    requests: server,
    controls,
    withSession,
    onChange() {
      if (entry.draft.status !== statuses.at(-1)) statuses.push(entry.draft.status)
    },
  })
  await entry.open()
  const change = (changes: FormValues) => {
    values = { ...values, ...changes }
    entry.draft.change()
  }
  const type = (role: string) => change({ role })
  return { entry, change, type, statuses, withSession }
}

const kept = { role: 'Penulis', client: 'Pemkot' }

beforeEach(() => jest.useFakeTimers())

describe('storing', () => {
  it('sends what is typed within a second, while typing never pauses and answers take 900 ms', async () => {
    const latency = 900
    const server = Object.assign(new FakeServer(kept), { latency })
    const { type } = await openTab(server, 7)
    for (let key = 1; key <= 50; key += 1) {
      type(`${key}`)
      await pass(100)
      // What was typed a second ago has been sent; the answer to it may be on its way.
      expect(Number(server.sent.at(-1) ?? 0)).toBeGreaterThan(key - (second + latency) / 100)
    }
    await pass(2 * second)
    expect(server.sent.at(-1)).toBe('50')
    expect(server.mostRunning).toBe(1)
  })

  it('sends nothing when nothing has changed, and leaves no timer', async () => {
    const server = new FakeServer(kept)
    const { type, entry } = await openTab(server, 7)
    type('a')
    await pass(second)
    type('ab')
    type('a')
    await pass(10 * second)
    type('abc')
    entry.draft.stop()
    await pass(0)
    expect(server.sent).toEqual(['a', 'abc'])
    expect(jest.getTimerCount()).toBe(0)
  })

  it('shows where the draft is, and sends it again every five seconds without a connection', async () => {
    const server = new FakeServer(kept)
    const { type, statuses } = await openTab(server, 7)
    type('a')
    await pass(second)
    server.refusal = {}
    type('tanpa koneksi')
    await pass(second)
    expect(statuses).toEqual(['none', 'stored', 'synced', 'stored'])
    server.refusal = undefined
    await pass(5 * second)
    expect(statuses.at(-1)).toBe('synced')
  })
})

describe('losing nothing', () => {
  it('shows what a killed browser had stored without a connection, until it is saved', async () => {
    const server = new FakeServer(kept)
    server.refusal = {}
    for (const role of ['Arsitek', 'Arsitek muda']) {
      const killed = await openTab(server, 7)
      killed.type(role)
      await pass(400)
    }
    server.refusal = undefined
    const { entry } = await openTab(server, 7)
    expect(entry.values).toEqual({ ...kept, role: 'Arsitek muda' })
    expect(entry.conflict).toBeUndefined()
    expect(await entry.save()).toEqual({ savedId: 7 })
    const synced = entry.draft.sync()
    await pass(0)
    await synced
    expect((await openTab(server, 7)).entry.draftSavedAt).toBeUndefined()
    expect(server.entry?.values).toEqual({ ...kept, role: 'Arsitek muda' })
  })

  it('shows both versions of what was changed elsewhere, also after a crash', async () => {
    const server = new FakeServer(kept)
    const { type, entry } = await openTab(server, 7)
    type('Arsitek')
    await pass(second)
    await server.write({ role: 'Penguji', client: 'Desa' })
    expect(await entry.save()).toEqual({ savedId: undefined })
    expect(entry.values).toEqual({ role: 'Arsitek', client: 'Desa' })
    const reopened = await openTab(server, 7)
    expect(reopened.entry.conflict).toMatchObject({ fields: ['role'], values: { role: 'Penguji' } })
    reopened.entry.resolve('role', 'form')
    expect(await reopened.entry.save()).toEqual({ savedId: 7 })
    expect(server.entry?.values).toEqual({ role: 'Arsitek', client: 'Desa' })
  })

  it('asks only about fields that were changed both here and elsewhere', async () => {
    const server = new FakeServer(kept)
    const { change, entry } = await openTab(server, 7)
    change({ role: 'Arsitek' })
    await server.write({ role: 'Penulis', client: 'Desa' })
    expect(await entry.save()).toEqual({ savedId: 7 })
    expect(server.entry?.values).toEqual({ role: 'Arsitek', client: 'Desa' })
    change({ role: 'Arsitek muda', client: 'Kota' })
    await server.write({ role: 'Arsitek', client: 'Provinsi' })
    expect(await entry.save()).toEqual({ savedId: undefined })
    expect(entry.conflict).toMatchObject({ fields: ['client'], values: { client: 'Provinsi' } })
    expect(entry.values).toEqual({ role: 'Arsitek muda', client: 'Kota' })
  })

  it('asks once about a value that another tab has stored as a draft and saved then', async () => {
    const server = new FakeServer(kept)
    const other = await openTab(server, 7)
    const { type, entry } = await openTab(server, 7)
    other.type('Penguji')
    await pass(second)
    type('Arsitek')
    await pass(second)
    expect(entry.conflict).toMatchObject({ fields: ['role'], values: { role: 'Penguji' } })
    expect(await other.entry.save()).toEqual({ savedId: 7 })
    entry.resolve('role', 'form')
    expect(await entry.save()).toEqual({ savedId: 7 })
    expect(server.entry?.values).toEqual({ ...kept, role: 'Arsitek' })

    type('Arsitek muda')
    await server.write({ ...kept, role: 'Penguji' })
    expect(await entry.save()).toEqual({ savedId: undefined })
    expect(entry.conflict).toMatchObject({ values: { role: 'Penguji' } })
  })

  it.each([7, undefined])('repeats a save without an answer (entry %s)', async (id) => {
    const server = new FakeServer(id === undefined ? undefined : kept)
    const { type, entry } = await openTab(server, id)
    type('Arsitek')
    server.isAnswerLost = true
    const first = entry.save()
    await pass(0)
    expect(await first).toHaveProperty('error')
    const { version } = server.entry ?? {}
    server.isAnswerLost = false
    expect(await entry.save()).toEqual({ savedId: 7 })
    expect(server.entry).toMatchObject({ version, values: { role: 'Arsitek' } })
  })

  it('keeps what is typed while a save is running', async () => {
    const server = new FakeServer(kept)
    const { type, entry } = await openTab(server, 7)
    type('Arsitek')
    const { update } = server
    server.update = (...write) => {
      type('Arsitek muda')
      return update(...write)
    }
    await entry.save()
    expect(server.entry?.values.role).toBe('Arsitek')
    expect(entry.changes).toEqual({ role: 'Arsitek muda' })
    await pass(second)
    expect(server.drafts).toMatchObject([{ changes: { role: 'Arsitek muda' } }])
  })

  it('deletes the draft that the owner discards, when the server can be reached', async () => {
    const server = new FakeServer(kept)
    const { type, entry } = await openTab(server, 7)
    type('Arsitek')
    await pass(second)
    server.refusal = {}
    entry.discardChanges()
    await pass(second)
    const reopened = await openTab(server, 7)
    expect(reopened.entry.values).toEqual(kept)
    server.refusal = undefined
    await pass(5 * second)
    expect(server.drafts[0]?.changes ?? {}).toEqual({})
  })
})
