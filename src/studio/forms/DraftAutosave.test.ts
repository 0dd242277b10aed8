import type { DraftInput } from '../../contract/drafts'
import { DraftAutosave, type DraftStatus } from './DraftAutosave'
import { EntrySession } from './EntrySession'
import type { EntryServer } from './entryServer'
import type { FormValues } from './formValues'
import { createDraftStorage } from './storedDrafts'

const second = 1000
/** Milliseconds between two keys. */
const interval = 100

/** A form with one field, and a server whose answers to drafts take a while. */
function openForm({ latency = 0 } = {}) {
  let values: FormValues = { role: '' }
  const sent: unknown[] = []
  const statuses: DraftStatus[] = []
  const running = { now: 0, most: 0 }
  /** Replaces the answers to drafts. */
  const server: { status: number | undefined } = { status: 200 }
  const putDraft = async (_key: string, { data }: DraftInput) => {
    running.now += 1
    running.most = Math.max(running.most, running.now)
    const { status } = server
    await new Promise((resolve) => setTimeout(resolve, latency))
    running.now -= 1
    sent.push((data.changes as FormValues).role)
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- like the errors of RTK Query
    if (status !== 200) throw { statusCode: status }
  }
  const session = new EntrySession({
    id: undefined,
    emptyValues: { role: '' },
    server: { putDraft } as Partial<EntryServer> as EntryServer,
    storage: createDraftStorage('projects'),
    form: { read: () => ({ ...values }), write: (changes) => (values = { ...values, ...changes }) },
  })
  const withSession = jest.fn((send: () => Promise<{ error?: unknown }>) => send())
  const onStatus = (status: DraftStatus) => {
    if (status !== statuses.at(-1)) statuses.push(status)
  }
  const autosave = new DraftAutosave({ session, withSession, onStatus })
  autosave.start()
  const type = (text: string) => {
    values = { role: text }
    autosave.change()
  }
  return { autosave, type, sent, running, server, statuses, withSession }
}

/** The text in the browser's storage. */
function stored(): string | undefined {
  const [draft = 'null'] = Object.values({ ...localStorage }) as string[]
  return (JSON.parse(draft) as { content: { changes: { role?: string } } } | null)?.content.changes
    .role
}

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => jest.useFakeTimers())

it.each([0, 250, 900])(
  'sends what is typed within a second, while typing never pauses and an answer takes %d ms',
  async (latency) => {
    const { type, sent, running } = openForm({ latency })
    for (let key = 1; key <= 80; key += 1) {
      type(`${key}`)
      await pass(interval)
      // What was typed a second ago has been sent; the answer to it may be on its way.
      const due = key - (second + latency) / interval
      expect(Number(sent.at(-1) ?? 0)).toBeGreaterThan(due)
      expect(Number(stored() ?? 0)).toBeGreaterThan(key - second / interval)
    }
    await pass(2 * second)
    expect(sent.at(-1)).toBe('80')
    expect(running.most).toBe(1)
  },
)

it('sends nothing when nothing has changed', async () => {
  const { autosave, type, sent } = openForm()
  type('a')
  await pass(second)
  expect(sent).toEqual(['a'])
  void autosave.sync()
  type('ab')
  type('a')
  await pass(10 * second)
  autosave.stop()
  await pass(10 * second)
  expect(sent).toEqual(['a'])
})

it('shows where the draft is, without a change for every letter', async () => {
  const { type, server, statuses } = openForm()
  for (let key = 1; key <= 50; key += 1) {
    type(`${key}`)
    await pass(interval)
  }
  expect(statuses).toEqual(['stored', 'synced'])
  server.status = undefined
  type('tanpa koneksi')
  await pass(second)
  expect(statuses).toEqual(['stored', 'synced', 'stored'])
})

it('sends a draft again every five seconds that had no connection', async () => {
  const { type, sent, server, statuses } = openForm()
  server.status = undefined
  type('a')
  await pass(second)
  type('ab')
  await pass(3 * second)
  expect(sent).toEqual(['a'])
  server.status = 200
  await pass(2 * second)
  expect(sent).toEqual(['a', 'ab'])
  expect(statuses.at(-1)).toBe('synced')
})

it('asks once to sign in, and sends the draft again after the next save', async () => {
  const { autosave, type, sent, server, withSession } = openForm()
  server.status = 401
  for (let key = 1; key <= 50; key += 1) {
    type(`${key}`)
    await pass(interval)
  }
  expect(withSession).toHaveBeenCalledTimes(1)
  expect(stored()).toBe('50')
  server.status = 200
  autosave.reset()
  await pass(second)
  expect(sent).toEqual(['7', '50'])
})

it('continues a draft at once that another form has closed', async () => {
  const { type, sent, server } = openForm({ latency: 50 })
  type('a')
  await pass(second)
  server.status = 409
  type('ab')
  await pass(720)
  server.status = 200
  await pass(200)
  expect(sent).toEqual(['a', 'ab', 'ab'])
})

it('stores what is typed when the form is closed, and leaves no timer', async () => {
  const { autosave, type, sent } = openForm()
  type('a')
  autosave.stop()
  await pass(0)
  expect(sent).toEqual(['a'])
  expect(stored()).toBe('a')
  expect(jest.getTimerCount()).toBe(0)
})
