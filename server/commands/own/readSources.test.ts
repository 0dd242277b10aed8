import path from 'node:path'
import {
  putAddresses,
  putImported,
  readAddresses,
  readImported,
} from '../../content/merge/importedContent'
import { mergeContent } from '../../content/merge/mergeContent'
import type { Content } from '../../content/contentSchema'
import { write } from '../../database/contentWrites'
import { temporaryFile, temporaryFolder } from '../../testing/cleanUp'
import { paths } from '../../paths'
import { prepareCommands } from '../../testing/commands'
import { startWebServer } from '../../testing/listen'
import { drawHalves } from '../../testing/pictures'
import { readSources } from './readSources'

const test = prepareCommands()

/** What the server has; without it, it responds with an error. */
let picture: Buffer | undefined
let resume: string

beforeAll(async () => {
  const origin = await startWebServer((_request, response) =>
    response.writeHead(picture ? 200 : 503).end(picture),
  )
  const image = `${origin}/dewi`
  resume = temporaryFile('resume.json', JSON.stringify({ basics: { name: 'Dewi', image } }))
})

const draw = async (width: number) => (await drawHalves(width, 20)).png().toBuffer()

/** Imports the résumé into what the owner has, as the command does. */
async function importInto(own: Partial<Content>) {
  const { database } = test
  const { sources, addresses } = await readSources(
    { given: [resume] },
    await readAddresses(database),
    { isAllowed: () => true },
  )
  const [source] = sources
  if (!source) throw new Error('nothing was read')
  const { kind, content, pictures } = source
  const base = (await readImported(database, [kind])).get(kind)
  await write(database, async (transaction) => {
    await putImported(transaction, new Map([[kind, content]]))
    await putAddresses(transaction, addresses)
  })
  return { ...mergeContent(own, content, { base }), pictures }
}

const portraitOf = ({ profile }: Partial<Content>) => profile?.profile_picture_full_url

it('changes a downloaded picture only if it has changed', async () => {
  picture = await draw(40)
  const first = await importInto({})
  expect(portraitOf(first.content)).toMatch(/^\/pictures\/stored\/[0-9a-f]{64}\.png$/)
  expect([...first.pictures.keys()]).toEqual([path.basename(portraitOf(first.content) ?? '')])
  expect(test.lines).toContain('1 picture was downloaded.')

  const second = await importInto(first.content)
  expect(second.changes).toMatchObject({ added: [], changed: [], kept: [], removed: [] })

  picture = undefined
  const third = await importInto(first.content)
  expect(third.content).toEqual(first.content)
  expect(third.changes).toMatchObject({ changed: [], kept: [] })
  expect(test.lines.at(-1)).toMatch(/^Not downloaded:\n {2}profile\.profile_picture_full_url: /)

  picture = await draw(60)
  const fourth = await importInto(first.content)
  expect(fourth.changes.changed).toMatchObject([{ field: 'profile_picture_full_url' }])
  expect(portraitOf(fourth.content)).not.toBe(portraitOf(first.content))
})

it('groups posts by the language that the site gets from them', async () => {
  const folder = temporaryFolder({
    '.env': '',
    'peta.md': '# Peta\n\nPeta pelabuhan.',
    'peta.en.md': `# Map\n\n${'A map of the harbours with the depth of the water. '.repeat(9)}`,
  })
  jest.replaceProperty(paths, 'settings', path.join(folder, '.env'))
  const options = { given: [folder], selectsLanguage: true }
  const { sources } = await readSources(options, new Map<string, string>())
  delete process.env.SITE_LANGUAGES
  expect(test.lines).toContain('The language of the site is English: SITE_LANGUAGES in .env.')
  expect(sources[0]?.content.posts).toMatchObject([{ title: 'Map' }, { title: 'Peta' }])
})
