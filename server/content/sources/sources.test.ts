import { readdirSync } from 'node:fs'
import path from 'node:path'
import { zipSync } from 'fflate'
import { temporaryFile, temporaryFolder } from '../../testing/cleanUp'
import { asFile, recordImport } from '../../testing/resumeFixtures'
import { ContentPost, emptyLists } from '../contentSchema'
import { formatNote } from '../report'
import { compileSchema, findMistakes } from '../validate'
import { readFiles } from './files'
import { linkedIn } from './linkedIn/linkedIn'
import { markdownPosts } from './markdown/markdownPosts'
import { readPostDate } from './markdown/readFields'
import { readImport, readUploadedFiles } from './readImport'
import type { SourceFile } from './source'

const fixtures = path.join(__dirname, 'fixtures')
const resumes = path.join(__dirname, '..', 'jsonResume', 'fixtures')

const file = (path: string, text: string): SourceFile => ({ path, bytes: Buffer.from(text) })

const schema = compileSchema(ContentPost)
const header = 'Company Name,Title,Description,Location,Started On,Finished On\n'

const given = [fixtures, resumes].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name !== 'github')
    .map((name) => ({ name, file: path.join(folder, name) })),
)

describe.each(given)('$name', ({ file }) => {
  beforeAll(() => void jest.useFakeTimers({ now: new Date('2026-03-14T12:00:00Z') }))
  afterAll(() => void jest.useRealTimers())

  it('becomes valid content, as recorded', async () => {
    const [source, ...others] = await readImport(file)
    const { content } = source!
    expect(others).toEqual([])
    expect(content.profile ? findMistakes(asFile(content)) : []).toEqual([])
    expect((content.posts ?? []).flatMap((post) => schema.findMistakes(post))).toEqual([])
    expect(`\n${recordImport(source!)}`).toMatchSnapshot()
  })
})

it.each([
  ['europass-candidate.xml', ['1991-07-03', 'rue des Exemples', '69001']],
  ['europass-passport.xml', ['Beispielgasse', '1040', '/9j/4AAQ']],
  ['hropen-dutch.json', ['Female', '3811', 'Voorbeeldlaan']],
])('names what is private in %s without its value', async (name, values) => {
  const [source] = await readImport(path.join(fixtures, name))
  expect(values.filter((value) => recordImport(source!).includes(value))).toEqual([])
  expect(recordImport(source!)).toMatch(/is private: it is not shown on the site/)
})

it.each([
  ['cv.xml', '<SkillsPassport>\n<A>\n</SkillsPassport>', /^cv\.xml was .*Europass:\ncv\.xml:3 /],
  ['cv.json', '{"SkillsPassport": {', /cv\.json:1 /],
  ['cv.yaml', 'cv:\n  name: "Amara\n  location: Lagos\n', /^cv\.yaml was .*RenderCV:\n.*:\d+ /],
])('names the line of an error of syntax in %s', (name, text, message) => {
  expect(() => readUploadedFiles([file(name, text)])).toThrow(message)
})

const latin1 = (path: string, text: string): SourceFile => ({
  path,
  bytes: Buffer.from(text, 'latin1'),
})
const utf16 = { path: 'cv.json', bytes: Buffer.from('\uFEFF{"basics": {}}', 'utf16le') }

it.each([
  ['cv.json:2', [latin1('cv.json', '{"basics":\n{"name": "André"}}')]],
  ['cv.xml:1', [latin1('cv.xml', '<SkillsPassport>é</SkillsPassport>')]],
  ['content.yaml:2', [latin1('content.yaml', 'profile:\n  full_name: André')]],
  ['a.md:4', [latin1('a.md', '---\ntitle: A\n---\ncafé')]],
  [
    'Positions.csv:2',
    [latin1('Positions.csv', `${header}Café,,,,,`), file('Skills.csv', 'Name\nGo')],
  ],
  ['cv.json:1', [utf16]],
])('refuses %s, which is not UTF-8', (place, files) => {
  expect(() => readUploadedFiles(files)).toThrow(`${place} is not UTF-8: `)
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
    Object.entries(files).map(([path, text]) => file(folder + path, text))
  const zip = (folder: string) =>
    Buffer.from(zipSync(Object.fromEntries(upload(folder).map(({ path, bytes }) => [path, bytes]))))

  it('is read as that file with its posts and pictures, also when it is uploaded', async () => {
    expect(await readImport(temporaryFolder(files))).toMatchObject(expected)
    expect(readUploadedFiles(upload('own/'))).toMatchObject(expected)
  })

  it.each(['', 'own/'])('is read so as an archive with the folder "%s"', async (folder) => {
    expect(await readImport(temporaryFile('a.zip', zip(folder)))).toMatchObject(expected)
    const uploaded = [{ path: 'a.zip', bytes: zip(folder) }]
    expect(readUploadedFiles(uploaded)).toMatchObject(expected)
  })
})

it('reads uploaded posts as one folder, whatever their endings', () => {
  const files = ['a.md', 'b.mdx', 'c.markdown'].map((name) => file(name, '[A](a.md)'))
  const imports = readUploadedFiles(files)
  expect(imports).toMatchObject([{ kind: 'Markdown', report: { taken: { posts: 3 } } }])
  expect(imports[0]?.content.posts?.[1]).toMatchObject({ content: '[A](/blog/a)' })
})

it.each([
  ['cv.pdf', '%PDF-1.7', /cv\.pdf is a PDF/],
  ['cv.doc', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /a document of a word/],
  ['cv.json', '', /is empty/],
  ['cv.yaml', 'cv: resume.pdf', /is of a kind that is not known/],
  ['cv.xml', '<Candidate><Name>A</Name></Candidate>', /is of a kind that is not known/],
  [
    'photos.zip',
    zipSync({ 'a.jpg': new Uint8Array(9), 'b.jpg': new Uint8Array(9) }),
    /is of a kind/,
  ],
])('says of %s what it is, and what is accepted', async (name, content, message) => {
  const file = temporaryFile(name, content)
  await expect(readImport(file)).rejects.toThrow(message)
  const accepted = /JSON Resume[^]*LinkedIn[^]*RenderCV[^]*github:NAME/
  await expect(readImport(file)).rejects.toThrow(accepted)
})

/** The file as a text of lines that end with CRLF, with a byte order mark. */
function windowsFile({ path, bytes }: SourceFile): SourceFile {
  const text = bytes.toString().replaceAll('\n', '\r\n')
  return { path, bytes: Buffer.from(`\uFEFF${text}`) }
}

const archives = ['linkedIn', 'linkedInIndonesian', 'linkedInBasic']

it.each(archives)('reads %s with the line ends of Windows and a byte order mark', (name) => {
  const files = readFiles(path.join(fixtures, name))
  const { resume, notes } = linkedIn.read(files.map(windowsFile))
  const expected = linkedIn.read(files)
  expect([resume, notes]).toEqual([expected.resume, expected.notes])
})

/** Posts by slug, and its notes as they are printed. */
function read(files: SourceFile[]) {
  const { posts = [], notes } = markdownPosts.read(files)
  return {
    posts: Object.fromEntries(posts.map((source) => [source.post.slug ?? '', source])),
    leftOut: notes.leftOut.map(formatNote),
    changed: notes.changed.map(formatNote),
  }
}

/** The converted text of a post, and its notes. */
function convert(text: string, name = 'post.md') {
  const fields = '---\ntitle: A\ndate: 2024-01-01\n---\n'
  const { posts, ...notes } = read([file(name, fields + text)])
  return { content: posts.post?.post.content, ...notes }
}

it('changes nothing within code', () => {
  const code = [
    '```html\n<br> {{ a }} [[b]] ![c](c.png) <!-- d -->\n\n\n\n%% e %%\n```',
    '- ~~~\n  {% raw %}\n  ~~~\n- `{{< x >}} <b>`',
    '````md\n```\n{{< y >}}\n```\n````',
  ]
  for (const text of code)
    expect(convert(text)).toEqual({ content: text, leftOut: [], changed: [] })
})

it.each([
  ['{{</* figure src="a.png" */>}}', '{{< figure src="a.png" >}}'],
  ['{% comment %}a{% endcomment %}b', 'b'],
  ['a<br>b<br/>\nc<br>\n\n| d |\n| - |\n| e<br>f |', 'a\\\nb\\\nc\n\n| d |\n| - |\n| e f |'],
  ['<pre><code class="language-js">a &lt; b</code></pre>', '```js\na < b\n```'],
  ['<pre>{{ a }}</pre>', '```\n{{ a }}\n```'],
  ['[a](/blog/post.md)', '[a](/blog/post)'],
  ['## A {#b .c}\n\n[a](#b) <https://example.com/a>', '## A\n\n[a](#b) <https://example.com/a>'],
  ['[a](/about/) [b](//example.com/b) [c](mailto:d@example.com)', undefined],
  ['A ![[gone.pdf]]', 'A gone.pdf'],
  ['[![a](gone.png)](https://example.com/)', '[a](https://example.com/)'],
  ['[a][b] ![c][d]\n\n[b]: ./gone.md\n[d]: gone.png', 'a c'],
  ['Vec<String> and a < b', undefined],
])('converts %j', (text, expected) => {
  expect(convert(text).content).toBe(expected ?? text)
})

it.each([
  ['2024-05-01T10:00:00Z', '2024-05-01T10:00:00Z'],
  ['2024-05-01 10:00:00 +0700', '2024-05-01T10:00:00+07:00'],
  ['2024-05-01 9:05', '2024-05-01'],
  ['Wed, 01 May 2024 10:00:00 GMT', '2024-05-01'],
  ['1 Mei 2024', '2024-05-01'],
  ['20.03.2024', '2024-03-20'],
])('reads the date %s', (text, date) => {
  expect(readPostDate(text)).toEqual({ date, isExact: true })
})
