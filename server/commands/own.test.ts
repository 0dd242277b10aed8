import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { stringify } from 'yaml'
import { markEdited, write } from '../database/contentWrites'
import { paths } from '../paths'
import { temporaryFolder, writeFiles as put } from '../testing/cleanUp'
import { prepareCommands } from '../testing/commands'
import { buildContent } from '../testing/content'
import { own } from './own'
import { readSources } from './own/readSources'

const test = prepareCommands()

/** The owner's folder, and that of a blog. */
let folder: string
let blog: string

beforeEach(() => {
  const content = stringify(buildContent({ posts: [] }))
  folder = temporaryFolder({ '.env': '', 'content.yaml': content })
  blog = temporaryFolder()
  jest.replaceProperty(paths, 'ownContent', path.join(folder, 'content.yaml'))
  jest.replaceProperty(paths, 'settings', path.join(folder, '.env'))
})

const post = (title: string, text: string, more = '') =>
  `---\ntitle: ${title}\npublishedAt: 2026-06-10\nexcerpt: Air.\n${more}---\n\n${text}\n`

const readOwn = (name: string) => readFileSync(path.join(folder, name), 'utf8')

const filesOf = () =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => path.relative(folder, path.join(file.parentPath, file.name)))
      .map((name) => [name, readOwn(name)]),
  )

it('changes no file where the site was edited since', async () => {
  put(blog, { 'subak.md': post('Subak', 'Isi.') })
  await own([])
  await write(test.database, markEdited)
  const before = filesOf()
  await expect(own([blog])).rejects.toThrow('nothing was imported')
  expect(filesOf()).toEqual(before)
})

it('deletes what the source does not have any more only with --yes, and keeps a copy', async () => {
  put(blog, { 'subak.md': post('Subak', 'Isi.'), 'ladang.md': post('Ladang', 'Isi ladang.') })
  await own([blog])
  rmSync(path.join(blog, 'ladang.md'))
  await own([blog])
  expect(test.lines.join('\n')).toContain('stays. To delete it, repeat the command with --yes')
  expect(filesOf()).toHaveProperty(['posts/ladang.md'])
  const before = filesOf()
  await own([blog, '--yes'])
  const { 'posts/ladang.md': deleted, ...kept } = before
  expect(filesOf()).toMatchObject({ ...kept, 'posts/ladang.md.bak': deleted })
  expect(filesOf()).not.toHaveProperty(['posts/ladang.md'])
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
