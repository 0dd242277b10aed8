import type * as draftDatabase from './draftDatabase'
import { createDraftDatabase } from './draftDatabase'
import { createDraftStorage, type StoredDraft } from './storedDrafts'

jest.mock('./draftDatabase', () => {
  const actual = jest.requireActual<typeof draftDatabase>('./draftDatabase')
  return { createDraftDatabase: jest.fn(actual.createDraftDatabase) }
})

const buildDraft = (key: string, revision: number, role: string): StoredDraft => ({
  key,
  revision,
  entryId: 7,
  savedAt: '2026-11-22T08:00:00.000Z',
  content: { changes: { role }, ancestor: { role: '' }, sent: [], replaces: [] },
})

function mockDatabase(drafts: StoredDraft[]) {
  const database = {
    list: jest.fn().mockResolvedValue(drafts),
    write: jest.fn().mockResolvedValue(undefined),
    remove: jest.fn().mockResolvedValue(undefined),
  }
  jest.mocked(createDraftDatabase).mockReturnValueOnce(database)
  return database
}

it('lists the latest revision of a draft, from wherever it has survived', async () => {
  const closedPage = buildDraft('a', 2, 'Arsitek')
  const killedBrowser = buildDraft('b', 1, 'Penulis')
  mockDatabase([buildDraft('a', 1, 'Ars'), killedBrowser])
  const storage = createDraftStorage('projects')
  void storage.write(closedPage)
  expect(await storage.list()).toEqual([closedPage, killedBrowser])
})

it('keeps a draft in a browser without IndexedDB', async () => {
  const storage = createDraftStorage('projects')
  await storage.write(buildDraft('a', 1, 'Arsitek'))
  expect(await storage.list()).toEqual([buildDraft('a', 1, 'Arsitek')])
})

it('says that a draft is stored only after it is on the disk', async () => {
  const database = mockDatabase([])
  let finish: () => void = () => undefined
  database.write.mockReturnValue(new Promise<void>((resolve) => (finish = resolve)))
  const stored = jest.fn()
  const written = createDraftStorage('projects')
    .write(buildDraft('a', 1, 'Arsitek'))
    .then(stored)
  await Promise.resolve()
  expect(stored).not.toHaveBeenCalled()
  finish()
  await written
  expect(stored).toHaveBeenCalled()
})
