import { readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '../testing/cleanUp'
import { prepareCommands } from '../testing/commands'
import { send } from '../testing/testApp'
import { messages } from './messages'

const input = {
  name: 'Budi Santoso',
  email: 'budi@example.com',
  subject: 'Tawaran proyek',
  message: 'Apa kabar?\nKapan bisa mulai?',
}

const test = prepareCommands()

/** Sends a message to the running server, which is then changed to have been sent at a time. */
async function receive(createdAt: string, changes: Partial<typeof input> = {}): Promise<string> {
  const { data } = await send<{ id: string }>(
    test.app,
    'POST',
    '/contact',
    { ...input, ...changes },
    {},
  )
  await test.database
    .updateTable('messages')
    .set({ created_at: createdAt })
    .where('id', '=', data.id)
    .execute()
  return data.id
}

const january = '2026-01-10T08:00:00.000Z'
const march = '2026-03-10T08:00:00.000Z'
const storedIds = async () =>
  (await test.database.selectFrom('messages').select('id').execute()).map(({ id }) => id)

it('lists the messages of a running server, the newest first', async () => {
  const older = await receive(january)
  const newer = await receive(march, { subject: 'Kerja\u001b[2J sama\nlagi' })
  await test.database
    .updateTable('messages')
    .set({ delivered_at: march })
    .where('id', '=', older)
    .execute()
  await messages([])
  expect(test.lines).toEqual([
    `${march}  ${newer}  not delivered  Budi Santoso <budi@example.com>  Kerja[2J sama lagi`,
    `${january}  ${older}  delivered      Budi Santoso <budi@example.com>  Tawaran proyek`,
    'To read one: npm run messages -- show ID',
  ])
})

it('says that there are no messages', async () => {
  await messages(['list'])
  expect(test.lines).toEqual(['There are no contact messages.'])
})

it('shows the text of a message', async () => {
  const id = await receive(january)
  await messages(['show', id])
  expect(test.lines.join('\n')).toContain(`Tawaran proyek\n\n${input.message}\n`)
})

it('exports all messages to a new JSON file that only the user can read', async () => {
  const id = await receive(january)
  const file = path.join(temporaryFolder(), 'pesan.json')
  await messages(['export', file])
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([
    { id, created_at: january, ...input, delivered_at: null },
  ])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(test.lines).toEqual([`1 message was exported to ${file}.`])
})

it('exports CSV with quoted cells and without formulas', async () => {
  const id = await receive(january, { name: '=HYPERLINK("http://a.example")', subject: 'a, "b"' })
  const file = path.join(temporaryFolder(), 'pesan.CSV')
  await messages(['export', file])
  expect(readFileSync(file, 'utf8')).toBe(
    '"id","created_at","name","email","subject","message","delivered_at"\r\n' +
      `"${id}","${january}","'=HYPERLINK(""http://a.example"")","budi@example.com","a, ""b""",` +
      '"Apa kabar?\nKapan bisa mulai?",""\r\n',
  )
})

it('does not overwrite a file', async () => {
  const file = path.join(temporaryFolder(), 'pesan.json')
  writeFileSync(file, 'milik pengguna')
  await expect(messages(['export', file])).rejects.toThrow(
    `${file} exists already: nothing was written. Choose another name.`,
  )
  expect(readFileSync(file, 'utf8')).toBe('milik pengguna')
})

it('deletes messages by their ids, and names them', async () => {
  const [first, second] = [await receive(january), await receive(march)]
  await messages(['delete', first])
  expect(test.lines).toEqual([expect.stringContaining(first), '1 message was deleted.'])
  expect(await storedIds()).toEqual([second])
})

it('deletes nothing if one of the ids does not exist', async () => {
  const id = await receive(january)
  await expect(messages(['delete', id, 'hilang'])).rejects.toThrow('There is no message hilang')
  expect(await storedIds()).toEqual([id])
})

it('deletes the messages from before a day', async () => {
  await receive(january)
  const kept = await receive(march)
  await messages(['delete', '--before', '2026-03-10'])
  expect(await storedIds()).toEqual([kept])
  expect(test.lines.at(-1)).toBe('1 message was deleted.')
})

it.each([
  [
    ['delete', '--before', '2026-02-31'],
    /--before 2026-02-31: the date must be a date that exists/,
  ],
  [['delete', '--before'], /^npm run messages -- list/],
  [['delete'], /^npm run messages -- list/],
  [['export'], /^npm run messages -- list/],
  [['hapus'], /^npm run messages -- list/],
  [['export', 'pesan.txt'], /^pesan\.txt: the name of the file must end in \.json or \.csv/],
  [['export', '/tidak/ada/pesan.csv'], /cannot be written: there is no folder/],
])('rejects %j', async (args, message) => {
  await receive(january)
  await expect(messages(args)).rejects.toThrow(message)
  expect(await storedIds()).toHaveLength(1)
})
