import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { zipSync } from 'fflate'
import { paths } from '../../paths'
import { cleanUp, temporaryFolder } from '../../testing/cleanUp'
import { readFiles } from './files'
import { readImport, readUploadedFiles } from './readImport'
import { readSources } from './sources'

afterAll(cleanUp)

/** Reads a file, a folder or an archive of one kind. */
function read(given: string) {
  const [source, ...others] = readSources(path.basename(given), readFiles(given))
  expect(others).toEqual([])
  return source!
}

const fixtures = path.join(__dirname, 'fixtures')
const resumes = path.join(__dirname, '..', 'jsonResume', 'fixtures')

/** Writes a file into a new folder; returns its path. */
function write(name: string, content: string | Uint8Array): string {
  const file = path.join(temporaryFolder(), name)
  writeFileSync(file, content)
  return file
}

/** The kind that the beginning of the name of a fixture stands for. */
const kinds: Record<string, string> = {
  europass: 'Europass',
  hropen: 'HR Open',
  linkedIn: 'LinkedIn',
  posts: 'Markdown',
  rendercv: 'RenderCV',
}

it.each(readdirSync(fixtures).filter((name) => name !== 'github'))(
  'recognises %s as what it is',
  (name) => {
    const [, prefix = ''] = /^(linkedIn|[a-z]+)/.exec(name) ?? []
    expect(read(path.join(fixtures, name)).kind).toBe(kinds[prefix])
  },
)

it.each(readdirSync(resumes))('recognises %s as a JSON Resume', (name) => {
  expect(read(path.join(resumes, name)).kind).toBe('JSON Resume')
})

it('reads the files of an archive, also in a folder of it', () => {
  const folder = path.join(fixtures, 'linkedIn')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
  const entries = files.map((file): [string, Buffer] => [
    `export/${path.basename(file)}`,
    readFileSync(file),
  ])
  const { kind, resume } = read(write('export.zip', zipSync(Object.fromEntries(entries))))
  expect(kind).toBe('LinkedIn')
  expect(resume).toEqual(read(folder).resume)
})

it('reads a résumé at the root of a site, and the posts', async () => {
  const folder = temporaryFolder()
  const resume = { basics: { name: 'Dewi Rukmana' }, work: [{ name: 'Warung' }] }
  writeFileSync(path.join(folder, 'package.json'), '{"name": "site"}')
  writeFileSync(path.join(folder, 'resume.json'), JSON.stringify(resume))
  mkdirSync(path.join(folder, '_posts'))
  writeFileSync(path.join(folder, '_posts', '2024-05-01-rain.md'), 'Rain')
  expect(await readImport(folder)).toMatchObject([
    { kind: 'Markdown', content: { posts: [{ title: 'Rain' }] } },
    { kind: 'JSON Resume', content: { profile: { full_name: 'Dewi Rukmana' } } },
  ])
})

it.each([
  ['resume.txt', '{"basics": {"name": "Dewi"}}', 'JSON Resume'],
  ['resume', 'basics:\n  name: Dewi\nwork: []', 'JSON Resume'],
  ['site.txt', readFileSync(paths.sampleContent), 'Karya'],
])('recognises %s by what is in it', async (name, content, kind) => {
  expect(await readImport(write(name, content))).toMatchObject([{ kind }])
})

it('reads uploaded posts as one folder, whatever their endings', () => {
  const files = ['a.md', 'b.mdx', 'c.markdown'].map((name) => ({
    ...{ path: name, bytes: Buffer.from('[A](a.md)') },
  }))
  const imports = readUploadedFiles(files)
  expect(imports).toMatchObject([{ kind: 'Markdown', report: { taken: { posts: 3 } } }])
  expect(imports[0]?.content.posts?.[1]).toMatchObject({ content: '[A](/blog/a)' })
})

it.each([
  ['cv.pdf', '%PDF-1.7', /cv\.pdf is a PDF/],
  ['cv.docx', zipSync({ '[Content_Types].xml': new Uint8Array(4) }), /is a document of a word/],
  ['cv.doc', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /is a document of a word/],
  ['cv.rtf', '{\\rtf1 Dewi}', /is a document of a word/],
  ['cv.bin', 'x', /is of a kind that is not known/],
  ['cv.json', '', /is empty/],
  ['package.json', '{"name": "site"}', /is of a kind that is not known/],
  ['photos.zip', zipSync({ 'a.jpg': new Uint8Array(9), 'b.jpg': new Uint8Array(9) }), /no files/],
])('says of %s what it is, and what is accepted', async (name, content, message) => {
  const file = write(name, content)
  await expect(readImport(file)).rejects.toThrow(message)
  const accepted = /JSON Resume[^]*LinkedIn[^]*RenderCV[^]*github:NAME/
  await expect(readImport(file)).rejects.toThrow(accepted)
})

it('says that a file does not exist', () => {
  expect(() => read('/tidak/ada.zip')).toThrow(/ada\.zip cannot be read: there is no such file/)
})
