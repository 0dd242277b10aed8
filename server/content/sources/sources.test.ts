import fs, { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { zipSync } from 'fflate'
import { temporaryFile, temporaryFolder } from '../../testing/cleanUp'
import { asFile, recordImport } from '../../testing/resumeFixtures'
import { ContentPost, emptyLists } from '../contentSchema'
import { formatNote } from '../report'
import { compileSchema, findMistakes } from '../validate'
import { readFiles } from './files'
import { linkedIn } from './linkedIn/linkedIn'
import { writtenOn } from './linkedIn/values'
import { markdownPosts } from './markdown/markdownPosts'
import { readPostDate } from './markdown/readFields'
import { readImport, readUploadedFiles } from './readImport'
import type { SourceFile } from './source'
import { recogniseSources } from './sources'

const fixtures = path.join(__dirname, 'fixtures')
const resumes = path.join(__dirname, '..', 'jsonResume', 'fixtures')

const file = (path: string, text: string): SourceFile => ({ path, bytes: Buffer.from(text) })

const schema = compileSchema(ContentPost)
const header = 'Company Name,Title,Description,Location,Started On,Finished On\n'
const positions = file('Positions.csv', `${header}Havn IT,Developer,,,2013,\n`)

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

it('takes a country code of three letters as it is', () => {
  const address = '<Communication><Address><CountryCode>DEU</CountryCode></Address></Communication>'
  const person = `<CandidatePerson><PersonName><GivenName>A</GivenName></PersonName>${address}</CandidatePerson>`
  const [read] = readUploadedFiles([file('a.xml', `<Candidate>${person}</Candidate>`)])
  expect(read?.content.profile?.location).toBe('DEU')
})

it('recognises a file by what is in it, whatever its name', () => {
  const kinds = { europass: 'Europass', hropen: 'HR Open', rendercv: 'RenderCV' }
  for (const { name, file } of given.filter((one) => path.extname(one.name) !== '')) {
    const [source] = recogniseSources('file', [{ path: 'file', bytes: readFileSync(file) }])
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

it('reads UTF-8 with a mark at its start, beside binary files', () => {
  const post = file('a.md', '\uFEFF---\ntitle: Café \uFFFD\n---\nA')
  const [read] = readUploadedFiles([post, latin1('a.png', '\x89PNG\xff')])
  expect(read?.content.posts?.[0]?.title).toBe('Café \uFFFD')
})

it('names the kind of a source without the name of a person', () => {
  const skills = file('Skills.csv', 'Name\nGo\n')
  expect(() => readUploadedFiles([positions, skills])).toThrow(
    /^Positions\.csv was read as LinkedIn:\nPositions\.csv:2 has no name .* Profile\.csv of LinkedIn$/,
  )
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

it('names the part of a folder that cannot be read', () => {
  const folder = temporaryFolder()
  const error = Object.assign(new Error(), { code: 'EACCES', path: path.join(folder, 'notes') })
  jest.spyOn(fs, 'readdirSync').mockImplementationOnce(() => {
    throw error
  })
  expect(() => readFiles(folder)).toThrow(/\/notes cannot be read: this user may not read it/)
})

it('reads uploaded posts as one folder, whatever their endings', () => {
  const files = ['a.md', 'b.mdx', 'c.markdown'].map((name) => file(name, '[A](a.md)'))
  const imports = readUploadedFiles(files)
  expect(imports).toMatchObject([{ kind: 'Markdown', report: { taken: { posts: 3 } } }])
  expect(imports[0]?.content.posts?.[1]).toMatchObject({ content: '[A](/blog/a)' })
})

it('reads uploaded posts beside CSV files of LinkedIn', () => {
  const profile = file('Profile.csv', 'First Name,Last Name\nDewi,Rukmana\n')
  expect(readUploadedFiles([profile, file('a.md', 'Isi'), positions])).toMatchObject([
    { kind: 'LinkedIn' },
    { kind: 'Markdown', content: { posts: [{}] } },
  ])
  const other = file('daftar.csv', 'a,b\n1,2\n')
  expect(readUploadedFiles([file('a.md', 'Isi'), other])).toMatchObject([{ kind: 'Markdown' }])
})

it.each([
  ['cv.pdf', '%PDF-1.7', /cv\.pdf is a PDF/],
  ['cv.docx', zipSync({ '[Content_Types].xml': new Uint8Array(4) }), /a document of a word/],
  ['cv.doc', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /a document of a word/],
  ['cv.rtf', '{\\rtf1 Dewi}', /a document of a word/],
  ['cv.bin', 'x', /is of a kind that is not known/],
  ['cv.json', '', /is empty/],
  ['cv.yaml', 'cv: resume.pdf', /is of a kind that is not known/],
  ['cv.xml', '<Candidate><Name>A</Name></Candidate>', /is of a kind that is not known/],
  ['package.json', '{"name": "site"}', /is of a kind that is not known/],
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

it('finds the row of a value', () => {
  const { placeOf } = linkedIn.read(readFiles(path.join(fixtures, 'linkedIn')))
  const lineOf = (...place: (string | number)[]) => placeOf(place).line
  expect([lineOf('basics', 'email'), lineOf('work', 1, 'position')]).toEqual([3, 3])
  // The description of the entry before has several lines, and an empty line is between them.
  expect([lineOf('work', 2), lineOf('work')]).toEqual([8, 2])
})

it('names every file with an open quotation mark, with the line of the entry', () => {
  const files = [
    file(
      'a/Positions.csv',
      `${header}Havn IT,Developer,"one\ntwo",,2013,\nFjord,"Engineer,,,2016,\n`,
    ),
    file('a/Languages.csv', 'Name,Proficiency\n"German,\n'),
  ]
  expect(linkedIn.recognises(files)).toBe(true)
  expect(() => linkedIn.read(files)).toThrow(
    [
      'The files were read as the data archive of LinkedIn:',
      'a/Positions.csv:4 has a quotation mark that is not closed',
      'a/Languages.csv:2 has a quotation mark that is not closed',
    ].join('\n'),
  )
})

it.each([
  ['no files', []],
  ['a single file of an archive', [file('Positions.csv', header)]],
  [
    'lists of another program',
    [file('skills.csv', 'Name\nGo\n'), file('courses.csv', 'Name\nA\n')],
  ],
  [
    'files of the account only',
    readFiles(path.join(fixtures, 'linkedIn')).filter(({ path }) =>
      /^(?:Conn|mess|Reg|Inv|Ad_|Jobs)/.test(path),
    ),
  ],
  ['other files', [file('Profile.json', '{}'), file('Profile.csv', '\0\x01'), file('a.csv', '')]],
])('does not recognise %s', (_name, files) => {
  expect(linkedIn.recognises(files)).toBe(false)
})

it.each([
  ['01/19/13, 12:10 AM', '2013-01-19'],
  ['1/1/23', '2023-01-01'],
  ['21/08/2023, 14.41', '2023-08-21'],
  ['Jan 2024', 'Jan 2024'],
  ['', ''],
])('reads the date %j of an archive', (text, expected) => {
  expect(writtenOn(text)).toBe(expected)
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

it('takes former paths of pages, each once and at most twenty', () => {
  const many = Array.from({ length: 21 }, (_, index) => `/c/${index}/`)
  const aliases = ['/feed.xml', '/a.html', '/a b/', '/a%20b', '/blog/post/', '/c/feed/']
  const { posts, leftOut } = read([
    file('post.md', `---\ntitle: A\naliases: ${JSON.stringify(aliases)}\n---\n`),
    file('post.en.md', '---\ntitle: B\nlanguage: en\nredirect_from: /en/a/\n---\n'),
    file('many.md', `---\ntitle: C\naliases: [${many.join()}]\n---\n`),
  ])
  expect(posts.post?.post.aliases).toEqual(['/a.html', '/a%20b/', '/en/a/'])
  expect(posts.many?.post.aliases).toHaveLength(20)
  expect(schema.findMistakes(posts.post?.post)).toEqual([])
  expect(leftOut).toEqual([
    'many.md:3 aliases: "/c/20/" is beyond the 20 former paths that a post can have: it will lead nowhere',
    'post.md:3 aliases: "/feed.xml" is not the path of one page: it will lead nowhere',
    'post.md:3 aliases: "/c/feed/" is not the path of one page: it will lead nowhere',
  ])
})

it('throws where no file can be read', () => {
  const files = [file('a.md', '+++\ntitle = \n+++\n'), file('b.md', '---\ntitle: A\n')]
  const message = /^No post could be read:\na\.md:2 .*TOML\nb\.md:1 /
  expect(() => markdownPosts.read(files)).toThrow(message)
})

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

it('cuts a text beyond the limit, and makes a draft of it', () => {
  const text = `---\ndate: 2024-01-01\n---\n${'kata '.repeat(30_000)}`
  const { posts, changed } = read([file('post.md', text)])
  expect(posts.post?.post).toMatchObject({ draft: true })
  expect(schema.findMistakes(posts.post?.post)).toEqual([])
  expect(changed).toHaveLength(1)
})

it.each([
  ['2024-05-01', '2024-05-01'],
  ['2024-05-01T10:00:00Z', '2024-05-01T10:00:00Z'],
  ['2024-05-01 10:00:00 +0700', '2024-05-01T10:00:00+07:00'],
  ['2024-05-01 9:05', '2024-05-01'],
  ['2024-05-01T10:00:00.000', '2024-05-01'],
  ['Jul 08 2022', '2022-07-08'],
  ['May 1st, 2024', '2024-05-01'],
  ['Wed, 01 May 2024 10:00:00 GMT', '2024-05-01'],
  ['1 Mei 2024', '2024-05-01'],
  ['20.03.2024', '2024-03-20'],
])('reads the date %s', (text, date) => {
  expect(readPostDate(text)).toEqual({ date, isExact: true })
})
