import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { formatCsv } from '../csv'
import { en } from '../language/en'
import { createStartInvitation } from '../resources/accounts/invitationLink'
import { isInvited } from '../resources/accounts/ownerRepository'
import { storeMessage } from '../resources/messages/repository'
import { temporaryFolder } from '../testing/cleanUp'
import { prepareCommands } from '../testing/commands'
import { contactMessage } from '../testing/content'
import { backup, restore } from './backup'
import { content } from './content'
import { doctor } from './doctor'
import { exportCommand } from './export'
import { messages } from './messages'
import { askForLanguage } from './own/siteLanguage'
import { owner } from './owner'
import { subscribers } from './subscribers'

const test = prepareCommands()

async function receive(
  created_at: string,
  changes: Partial<typeof contactMessage> = {},
): Promise<string> {
  const id = await storeMessage(test.database, { ...contactMessage, ...changes })
  await test.database.updateTable('messages').set({ created_at }).where('id', '=', id).execute()
  return id
}

const january = '2026-01-10T08:00:00.000Z'
const march = '2026-03-10T08:00:00.000Z'
const stored = () => test.database.selectFrom('messages').select('id').execute()

it('lists the messages, the newest first', async () => {
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

it('shows the text of a message, and says that there are none', async () => {
  await messages(['list'])
  expect(test.lines).toEqual(['There are no contact messages.'])
  await messages(['show', await receive(january)])
  expect(test.lines.join('\n')).toContain(`Tawaran proyek\n\n${contactMessage.message}\n`)
})

it('exports JSON, or CSV without formulas, to a new file that only the user can read', async () => {
  const odd = { name: '=HYPERLINK("http://a.example")', subject: 'a, "b"' }
  const id = await receive(january, odd)
  const file = path.join(temporaryFolder(), 'pesan.json')
  await messages(['export', file])
  const exported = readFileSync(file, 'utf8')
  const message = { id, created_at: january, ...contactMessage, ...odd, delivered_at: null }
  expect(JSON.parse(exported)).toEqual([message])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(test.lines).toEqual([`1 message was exported to ${file}.`])
  await expect(messages(['export', file])).rejects.toThrow(
    `${file} exists already: nothing was written. Choose another name.`,
  )
  expect(readFileSync(file, 'utf8')).toBe(exported)
  await messages(['export', `${file}.CSV`])
  expect(readFileSync(`${file}.CSV`, 'utf8')).toContain(`,"'=HYPERLINK(""http://a.example"")",`)
})

it('deletes messages by their ids, all or none, and those from before a day', async () => {
  const [first, second] = [await receive(january), await receive(march)]
  await expect(messages(['delete', second, 'hilang'])).rejects.toThrow('There is no message hilang')
  expect(await stored()).toHaveLength(2)
  await messages(['delete', first])
  expect(test.lines).toEqual([expect.stringContaining(first), '1 message was deleted.'])
  expect(await stored()).toEqual([{ id: second }])
  await receive(january)
  await messages(['delete', '--before', '2026-03-10'])
  expect(await stored()).toEqual([{ id: second }])
  expect(test.lines.at(-1)).toBe('1 message was deleted.')
})

it.each([
  ['delete --before 2026-02-31', /--before 2026-02-31: the date must be a date that exists/],
  ['export pesan.txt', /^pesan\.txt: the name of the file must end in \.json or \.csv/],
  ['export /tidak/ada/pesan.csv', /cannot be written: there is no folder/],
])('says what is wrong in the arguments of messages: %s', async (line, message) => {
  await expect(messages(line.split(' '))).rejects.toThrow(message)
})

describe('subscribers', () => {
  const token = 'Zx'.repeat(21) + 'y'

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

  const stored = () => test.database.selectFrom('subscribers').select('email').execute()

  it('lists the subscribers, the oldest first, and deletes them', async () => {
    await subscribers([])
    const listed = [`${january}  budi@example.com`, `${march}  cici@example.com`]
    expect(test.lines.splice(0)).toEqual(listed)
    // Whatever the case of the address.
    await subscribers(['delete', 'Budi@Example.com'])
    expect(await stored()).toEqual([{ email: 'cici@example.com' }])
    const notice = 'budi@example.com was deleted. Older backups still contain the address.'
    expect(test.lines.splice(0)).toEqual([notice])
    await subscribers(['delete', 'cici@example.com'])
    await subscribers(['list'])
    expect(test.lines.at(-1)).toBe('There are no subscribers.')
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

  it('rejects an unknown address, another file, and an export without PUBLIC_URL', async () => {
    const unknown = subscribers(['delete', 'lain@example.com'])
    await expect(unknown).rejects.toThrow(/^There is no subscriber lain@example\.com/)
    expect(await stored()).toHaveLength(2)
    const name = /^pelanggan\.txt: the name of the file must end in \.csv/
    await expect(subscribers(['export', 'pelanggan.txt'])).rejects.toThrow(name)
    process.env.PUBLIC_URL = ' '
    const file = path.join(temporaryFolder(), 'pelanggan.csv')
    await expect(subscribers(['export', file])).rejects.toThrow(/^PUBLIC_URL is not set/)
  })
})

describe('owner', () => {
  it('prints a link with a valid invitation, and that of the development server', async () => {
    const beginning = 'http://localhost:3000/karya/studio/undangan#'
    process.env.BASE_PATH = '/karya/'
    await owner(['invite'])
    const [link = '', notice] = (test.lines[0] ?? '').split('\n')
    expect(link.startsWith(beginning)).toBe(true)
    expect(notice).toBe('The link is valid for 30 minutes and can be used once.')
    expect(test.lines[1]).toContain(link.replace('http://localhost:3000', 'http://localhost:5173'))
    expect(await isInvited(test.database, link.slice(beginning.length), Date.now())).toBe(true)
    process.env.PUBLIC_URL = 'https://situs.example/karya/'
    await owner(['invite'])
    expect(test.lines.at(-1)).toContain('https://situs.example/karya/studio/undangan#')
    expect(test.lines.at(-1)).not.toContain('localhost:5173')
  })

  const local = { publicUrl: undefined, studioUrl: undefined, port: 3000, basePath: '/karya/' }
  const [publicUrl, studioUrl] = ['https://situs.example/karya', 'https://studio.example/karya']
  const here = 'http://localhost:3000/karya/studio/undangan#'

  it.each([
    ['127.0.0.1', {}, here, undefined],
    ['127.0.0.1', { publicUrl }, here, `For ${publicUrl}, once it leads here, "npm run owner`],
    ['0.0.0.0', { publicUrl }, `${publicUrl}/studio/undangan#`, undefined],
    ['127.0.0.1', { publicUrl, studioUrl }, `${studioUrl}/studio/undangan#`, undefined],
  ])('has at %s with %j a link that works at the start', async (host, change, link, hint) => {
    const message = await createStartInvitation(test.database, { ...local, ...change, host })
    const [first = '', ...others] = message(en).split('\n')
    expect(first).toContain(`: ${link}`)
    expect(others).toEqual(hint === undefined ? [] : [expect.stringContaining(hint)])
  })

  it('invites nobody without a studio', async () => {
    process.env.STUDIO = 'off'
    await expect(owner(['invite'])).rejects.toThrow(/^There is no studio/)
  })
})

it.each([
  ['messages', messages, ['delete --before', 'delete', 'export', 'hapus']],
  ['subscribers', subscribers, ['delete', 'export', 'export a.csv b.csv', 'hapus']],
  ['owner', owner, ['undang', 'invite lagi']],
  ['backup', backup, ['--help', 'one two']],
  ['restore', restore, ['--help', 'one two']],
  ['export', exportCommand, ['--help', 'one two']],
  ['content', content, ['export --as jsonresume cv.json', 'export a.json b.json']],
])('prints the usage of %s for other arguments', async (name, command, lines) => {
  for (const line of lines) {
    await expect(command(line.split(' '))).rejects.toThrow(`npm run ${name} --`)
  }
  expect(['--help', 'jsonresume'].filter((file) => existsSync(file))).toEqual([])
})

it('neither writes nor checks texts whose main language is not that of the site', async () => {
  process.env.SITE_LANGUAGES = 'en,id'
  const file = path.join(temporaryFolder(), 'all.yaml')
  for (const command of [() => content(['export', file]), () => doctor([])]) {
    await expect(command()).rejects.toThrow(/language "id", but SITE_LANGUAGES begins with "en"/)
  }
  expect(existsSync(file)).toBe(false)
})

it('writes no cell of CSV that a spreadsheet takes for a formula', () => {
  for (const [text, cell] of [
    ['\t=1', "'\t=1"],
    ['Halo;=1+1;+2', "Halo;'=1+1;'+2"],
    ['Halo\n=1\n-2\r\n@a\r+3', "Halo\n'=1\n'-2\r\n'@a\r'+3"],
    ['a;\t1;\rb\r\n\r\nc', "a;'\t1;'\rb\r\n\r\nc"],
    ['Kata "dalam" kutipan; a=b, c-d', 'Kata ""dalam"" kutipan; a=b, c-d'],
  ] as const) {
    expect(formatCsv([[text]])).toBe(`"${cell}"\r\n`)
  }
})

it('asks for the language of the site until the answer is one', async () => {
  for (const [answers, language] of [
    [[''], 'en'],
    [['Indonesia', ' ID '], 'id'],
  ] as const) {
    const [input, output] = [new PassThrough(), new PassThrough()]
    const left = [...answers]
    let questions = 0
    output.on('data', (part: Buffer) => {
      if (!part.toString().endsWith(': ')) return
      questions += 1
      input.write(`${left.shift()}\n`)
    })
    expect(await askForLanguage('en', input, output)).toBe(language)
    expect(questions).toBe(answers.length)
  }
})
