import { readFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '../testing/cleanUp'
import { prepareCommands } from '../testing/commands'
import { subscribers } from './subscribers'

const token = 'Zx'.repeat(21) + 'y'
const january = '2026-01-10T08:00:00.000Z'
const march = '2026-03-10T08:00:00.000Z'

const test = prepareCommands()

beforeEach(async () => {
  process.env.PUBLIC_URL = 'https://situs.example/'
  await test.database
    .insertInto('subscribers')
    .values([
      { email: 'cici@example.com', token, confirmed_at: march },
      { email: 'budi@example.com', token: token.toLowerCase(), confirmed_at: january },
    ])
    .execute()
})

const storedAddresses = async () =>
  (await test.database.selectFrom('subscribers').select('email').orderBy('email').execute()).map(
    ({ email }) => email,
  )

it('lists the subscribers, the oldest first', async () => {
  await subscribers([])
  expect(test.lines).toEqual([`${january}  budi@example.com`, `${march}  cici@example.com`])
})

it('says that there are no subscribers', async () => {
  await test.database.deleteFrom('subscribers').execute()
  await subscribers(['list'])
  expect(test.lines).toEqual(['There are no subscribers.'])
})

it('exports the addresses and the links that cancel to a file', async () => {
  const file = path.join(temporaryFolder(), 'pelanggan.csv')
  await subscribers(['export', file])
  expect(readFileSync(file, 'utf8')).toBe(
    '"email","confirmed_at","unsubscribe_url"\r\n' +
      `"budi@example.com","${january}","https://situs.example/subscription/cancel?token=${token.toLowerCase()}"\r\n` +
      `"cici@example.com","${march}","https://situs.example/subscription/cancel?token=${token}"\r\n`,
  )
  expect(test.lines).toEqual([`2 subscribers were exported to ${file}.`])
})

it('exports nothing without PUBLIC_URL', async () => {
  process.env.PUBLIC_URL = ' '
  const file = path.join(temporaryFolder(), 'pelanggan.csv')
  await expect(subscribers(['export', file])).rejects.toThrow(/^PUBLIC_URL is not set/)
})

it('deletes a subscriber, whatever the case of the address', async () => {
  await subscribers(['delete', 'Budi@Example.com'])
  expect(await storedAddresses()).toEqual(['cici@example.com'])
  expect(test.lines).toEqual([
    'budi@example.com was deleted. Older backups still contain the address.',
  ])
})

it.each([
  [['delete', 'lain@example.com'], /^There is no subscriber lain@example\.com/],
  [['delete'], /^npm run subscribers -- list/],
  [['export'], /^npm run subscribers -- list/],
  [['export', 'a.csv', 'b.csv'], /^npm run subscribers -- list/],
  [['hapus'], /^npm run subscribers -- list/],
  [['export', 'pelanggan.txt'], /^pelanggan\.txt: the name of the file must end in \.csv/],
])('rejects %j', async (args, message) => {
  await expect(subscribers(args)).rejects.toThrow(message)
  expect(await storedAddresses()).toHaveLength(2)
})
