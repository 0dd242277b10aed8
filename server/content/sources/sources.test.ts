import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { zipSync } from 'fflate'
import { stringify } from 'yaml'
import { cleanUp, temporaryFile, temporaryFolder } from '../../testing/cleanUp'
import { ContentPost, emptyLists } from '../contentSchema'
import { formatNotes, formatTaken } from '../report'
import { compileSchema, findMistakes } from '../validate'
import { readImport, readUploadedFiles, type ReadImport } from './readImport'
import { readSources } from './sources'

afterAll(cleanUp)

const fixtures = path.join(__dirname, 'fixtures')
const resumes = path.join(__dirname, '..', 'jsonResume', 'fixtures')

/** Without fields that are undefined, as a file has it. */
const asFile = <T>(content: T) => JSON.parse(JSON.stringify(content)) as T

const given = [fixtures, resumes].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name !== 'github')
    .map((name) => ({ name, file: path.join(folder, name) })),
)

/** What the owner reads about a source, and the content file that it becomes. */
function record({ kind, language, report, content }: ReadImport): string {
  const notes = formatNotes(report)
  const text = stringify(asFile(content), { lineWidth: 0 })
  return [`${kind} (${language ?? '?'}): ${formatTaken(report)}`, notes, text].join('\n\n')
}

describe.each(given)('$name', ({ file }) => {
  beforeAll(() => void jest.useFakeTimers({ now: new Date('2026-03-14T12:00:00Z') }))
  afterAll(() => void jest.useRealTimers())

  it('becomes valid content, as recorded', async () => {
    const [source, ...others] = await readImport(file)
    const { content } = source!
    expect(others).toEqual([])
    expect(content.profile ? findMistakes(asFile(content)) : []).toEqual([])
    const schema = compileSchema(ContentPost)
    expect((content.posts ?? []).flatMap((post) => schema.findMistakes(post))).toEqual([])
    expect(`\n${record(source!)}`).toMatchSnapshot()
  })
})

it('recognises a file by what is in it, whatever its name', () => {
  const kinds = { europass: 'Europass', hropen: 'HR Open', rendercv: 'RenderCV' }
  for (const { name, file } of given.filter((one) => path.extname(one.name) !== '')) {
    const [source] = readSources('file', [{ path: 'file', bytes: readFileSync(file) }])
    const [, kind = 'JSON Resume'] =
      Object.entries(kinds).find(([prefix]) => name.startsWith(prefix)) ?? []
    expect([name, source?.kind]).toEqual([name, kind])
  }
})

it.each([
  ['europass-candidate.xml', ['1991-07-03', 'rue des Exemples', '69001']],
  ['europass-passport.xml', ['Beispielgasse', '1040', '/9j/4AAQ']],
  ['hropen-dutch.json', ['Female', '3811', 'Voorbeeldlaan']],
])('names what is private in %s without its value', async (name, values) => {
  const [source] = await readImport(path.join(fixtures, name))
  expect(values.filter((value) => record(source!).includes(value))).toEqual([])
  expect(record(source!)).toMatch(/is private: it is not shown on the site/)
})

it.each([
  ['cv.xml', '<SkillsPassport>\n<A>\n</SkillsPassport>', /^cv\.xml was .*Europass CV:\ncv\.xml:3 /],
  ['cv.json', '{"SkillsPassport": {', /cv\.json:1 /],
  [
    'cv.yaml',
    'cv:\n  name: "Amara\n  location: Lagos\n',
    /^cv\.yaml was .*RenderCV file:\n.*:\d+ /,
  ],
])('names the line of an error of syntax in %s', (name, text, message) => {
  const read = () => readUploadedFiles([{ path: name, bytes: Buffer.from(text) }])
  expect(read).toThrow(message)
})

it('reads a résumé at the root of a site, and the posts', async () => {
  const resume = { basics: { name: 'Dewi Rukmana' }, work: [{ name: 'Warung' }] }
  const folder = temporaryFolder({
    'package.json': '{"name": "site"}',
    '_config.yml': 'skills:\n  - Go\n',
    'resume.json': JSON.stringify(resume),
    '_posts/2024-05-01-rain.md': 'Rain',
  })
  expect(await readImport(folder)).toMatchObject([
    { kind: 'Markdown', content: { posts: [{ title: 'Rain' }] } },
    { kind: 'JSON Resume', content: { profile: { full_name: 'Dewi Rukmana' } } },
  ])
})

describe('a folder with a content file', () => {
  const content = { ...emptyLists, profile: { full_name: 'Dewi Rukmana' }, categories: [] }
  const name = `${'0'.repeat(64)}.webp`
  const files = {
    'content.yaml': JSON.stringify(content),
    'posts/hujan.md': '---\ntitle: Hujan\npublishedAt: 2024-05-01\n---\n\nSejak pagi.',
    'posts/hujan.en.md': '---\ntitle: Rain\n---\n\nSince morning.',
    'pictures/pictures.json': `{"${name}": {"alt": "Sawah"}}`,
    [`pictures/${name}`]: 'x',
  }
  const post = { slug: 'hujan', translations: { en: { title: 'Rain' } } }
  const expected = [
    {
      kind: 'Karya',
      content: { profile: { full_name: 'Dewi Rukmana' }, posts: [post] },
      pictures: new Map([[name, Buffer.from('x')]]),
      pictureIndex: { [name]: { alt: 'Sawah' } },
    },
  ]
  const upload = (folder: string) =>
    Object.entries(files).map(([path, text]) => ({ path: folder + path, bytes: Buffer.from(text) }))
  const zip = (folder: string) =>
    Buffer.from(zipSync(Object.fromEntries(upload(folder).map(({ path, bytes }) => [path, bytes]))))

  it('is read as that file with its posts and pictures', async () => {
    expect(await readImport(temporaryFolder(files))).toMatchObject(expected)
  })

  it.each(['', 'own/'])('is read so as an archive with the folder "%s"', async (folder) => {
    expect(await readImport(temporaryFile('a.zip', zip(folder)))).toMatchObject(expected)
    const uploaded = [{ path: 'a.zip', bytes: zip(folder) }]
    expect(readUploadedFiles(uploaded)).toMatchObject(expected)
  })

  it('is read so when it is uploaded', () => {
    expect(readUploadedFiles(upload('own/'))).toMatchObject(expected)
  })
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
  ['cv.yaml', 'cv: resume.pdf', /is of a kind that is not known/],
  ['cv.xml', '<Candidate><Name>A</Name></Candidate>', /is of a kind that is not known/],
  ['package.json', '{"name": "site"}', /is of a kind that is not known/],
  ['photos.zip', zipSync({ 'a.jpg': new Uint8Array(9), 'b.jpg': new Uint8Array(9) }), /no files/],
])('says of %s what it is, and what is accepted', async (name, content, message) => {
  const file = temporaryFile(name, content)
  await expect(readImport(file)).rejects.toThrow(message)
  const accepted = /JSON Resume[^]*LinkedIn[^]*RenderCV[^]*github:NAME/
  await expect(readImport(file)).rejects.toThrow(accepted)
})
