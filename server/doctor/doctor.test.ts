import path from 'node:path'
import { writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { stringify } from 'yaml'
import { emptyLists, type Content } from '../content/contentSchema'
import { importContent } from '../content/importContent'
import { en } from '../language/en'
import { buildContent } from '../testing/content'
import { cleanUp, temporaryFolder } from '../testing/cleanUp'
import { createTestApp } from '../testing/testApp'
import { checkFacts, checkPosts } from './checkFacts'
import { checkPictureHosts, checkPictures } from './checkPictures'
import { checkAnalyticsIds, checkSettings } from './checkSettings'
import { checkTexts } from './checkTexts'
import { compareDatabase } from './checkDatabase'
import { parseContentText, parsePostText } from './contentText'
import {
  formatFindings,
  formatNeeded,
  localizeFindings,
  problem,
  type Finding,
  type FindingInFile,
} from './finding'
import { findPages } from './checkAliases'

afterAll(cleanUp)

const sample = [
  'profile:',
  '  full_name: Raka Contoh',
  '  current_job_title: Developer',
  '  response_time: 24 jam',
  '  values: [{ title: Kode, text: Matang dan terawat. }]',
  'categories:',
  '  - name: Frontend Development',
  'skills:',
  '  - { name: TypeScript, category: Frontend Development }',
].join('\n')

/** The findings with their messages in English, without their paths. */
const inEnglish = (findings: FindingInFile[]) =>
  findings.map(({ path: _, code: __, message, ...rest }) => ({ ...rest, message: message(en) }))

function check(text: string) {
  const found = checkTexts(parseContentText(text).entries, {
    sample: parseContentText(sample).entries,
    isPage: (address) => address === '/about',
  })
  return inEnglish(found)
}

const matching = (message: RegExp) => expect.stringMatching(message) as string

it.each([
  ['profile:\n  full_name: Raka Contoh\n', 2, /full_name is still the sample's/],
  ['profile:\n  email: a@example.com\n', 2, /placeholder/],
  ['profile:\n  phone_number: Upon request\n', 2, /too few digits/],
  ['projects:\n  - title: A\n    link_demo: https://example.org/a\n', 3, /placeholder/],
  ['projects:\n  - link_code: "#"\n', 2, /placeholder/],
  ['projects:\n  - link_demo: /hilang\n', 2, /leads to no page/],
  ['profile:\n  response_time: 24 jam\n', 2, /response_time is still the sample's/],
  ['profile:\n  values:\n    - text: Matang dan terawat.\n', 3, /text is still the sample's/],
  ['profile:\n  bio: See organization.com, please.\n', 2, /"organization\.com" is a placeholder/],
  ['projects:\n  - story: |\n\n      A **lorem ipsum** b.\n', 4, /"lorem ipsum" is a/],
  ['posts:\n  - content: "A (example.com) b."\n', 2, /"example\.com" is a placeholder/],
])('reports that %j must be corrected, with the line', (text, line, message) => {
  expect(check(text)).toEqual([{ severity: 'must', line, message: matching(message) }])
})

it.each([
  ['profile:\n  github_profile: https://gitlab.com/wayan\n', 2, /leads to gitlab\.com/],
  ['profile:\n  bio: I **love** maps\n', 2, /Markdown, "\*\*love\*\*"/],
  ['projects:\n  - description: See [the map](https://subak.id)\n', 2, /Markdown/],
])('reports that %j should be corrected, with the line', (text, line, message) => {
  expect(check(text)).toEqual([{ severity: 'should', line, message: matching(message) }])
})

it('reports as an improvement that an address is not encrypted', () => {
  const message = matching(/not encrypted/)
  const text = 'projects:\n  - link_demo: http://subak.id\n'
  expect(check(text)).toEqual([{ severity: 'could', line: 2, message }])
})

it('reports nothing for own texts with the sample’s technologies and categories', () => {
  const text = [
    'profile:',
    '  full_name: Wayan Sukma',
    '  current_job_title: Developer',
    '  bio: "C# & F# * 2 > 1, snake_case"',
    '  phone_number: "+62 361 123456"',
    '  email: wayan@sukma.dev',
    'categories:',
    '  - name: Frontend Development',
    'skills:',
    '  - { name: TypeScript, category: Frontend Development }',
    'projects:',
    '  - title: Subak',
    '    link_demo: /about',
    '    link_code: https://github.com/wayan/subak',
    'posts:',
    '  - title: Air',
    '    aliases: [/2024/05/air/]',
    '    content: |',
    '      John Doe fills in your name: `example.com`, a TODO.',
    '      ```',
    '      lorem ipsum, https://example.com',
    '      ```',
  ].join('\n')
  expect(check(text)).toEqual([])
})

it('reports pictures that are missing, broken or the sample’s', async () => {
  const folder = temporaryFolder()
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#357' } })
    .jpeg()
    .toBuffer()
  writeFileSync(path.join(folder, 'Büro März.jpg'), picture)
  writeFileSync(path.join(folder, 'contoh.jpg'), picture)
  writeFileSync(path.join(folder, 'rusak.jpg'), 'x')
  writeFileSync(path.join(folder, 'ponsel.heic'), 'x')
  const hash = createHash('sha256').update(picture).digest('hex')
  const names = ['Büro März.jpg', 'B%C3%BCro%20M%C3%A4rz.jpg', 'hilang.jpg', 'contoh.jpg']
  const text = stringify([...names, 'rusak.jpg', 'ponsel.heic'].map((name) => `/pictures/${name}`))
  const samplePictures = { '/pictures/contoh.jpg': hash }
  const { entries } = parseContentText(text)
  expect(inEnglish(await checkPictures(entries, { folder, samplePictures }))).toEqual([
    { severity: 'must', line: 3, message: matching(/hilang\.jpg is not there/) },
    { severity: 'must', line: 4, message: matching(/contoh\.jpg is the sample's picture/) },
    { severity: 'must', line: 5, message: matching(/rusak\.jpg cannot be shown/) },
    { severity: 'must', line: 6, message: matching(/ponsel\.heic cannot be shown.*HEIC.*JPEG/) },
  ])
})

it('reports missing pictures of a gallery and of a story, which may contain Markdown', async () => {
  const story = 'Kata **tebal**.\n\n![Peta](/pictures/peta.webp)\n\nLihat ![](/pictures/b.png) ini.'
  const pictures = [{ picture_url: '/pictures/c.jpg', alt: 'Kebun' }]
  const text = stringify({ projects: [{ title: 'Subak', story, pictures }] })
  const { entries } = parseContentText(text)
  const options = { folder: temporaryFolder(), samplePictures: {} }
  const findings = await checkPictures(entries, options)
  expect(findings.map(({ line, message }) => [line, message(en).split(' ')[0]])).toEqual([
    [6, '/pictures/peta.webp'],
    [8, '/pictures/b.png'],
    [10, '/pictures/c.jpg'],
  ])
  expect(check(text)).toEqual([])
})

it('reports pictures on hosts that PICTURE_HOSTS does not name, with the line', () => {
  const text = [
    'profile:',
    '  profile_picture_full_url: https://foto.sukma.dev/a.jpg',
    '  github_profile: https://github.com/sukma',
    'projects:',
    '  - picture_url: https://gambar.sukma.dev/b.jpg',
    '    link_demo: https://subak.id',
    '    story: |',
    '      [Peta](https://peta.id)',
    '',
    '      ![Sawah](https://sawah.id/c.jpg)',
  ].join('\n')
  const { entries } = parseContentText(text)
  const found = inEnglish(checkPictureHosts(entries, ['gambar.sukma.dev']))
  expect(found).toEqual([
    { severity: 'should', line: 2, message: matching(/on foto\.sukma\.dev.*PICTURE_HOSTS/) },
    { severity: 'should', line: 10, message: matching(/gambar\.sukma\.dev,sawah\.id/) },
  ])
})

const today = new Date('2026-03-01T00:00:00Z')

/** The messages about content that is complete but for these changes. */
function factsOf(changes: Partial<Content>): [string, number | undefined, string][] {
  const content: Content = {
    profile: { full_name: 'Wayan Sukma', profile_picture_full_url: '/pictures/wayan.webp' },
    ...emptyLists,
    ...changes,
  }
  const { lineOf } = parseContentText(stringify(content))
  return checkFacts(content, lineOf, today, false).map(({ severity, line, message }) => [
    severity,
    line,
    message(en),
  ])
}

const project = {
  title: 'Subak',
  description: 'Jadwal air.',
  picture_url: '/pictures/subak.webp',
  picture_alt: 'Jadwal air seminggu',
  is_featured: true,
}
const job = { job_title: 'Developer', company_name: 'Subak', start_date: '2020-01' }

const words = { customer_name: 'Ketut', description: 'Baik.' }
const owner = { full_name: 'Wayan Sukma', profile_picture_full_url: '/pictures/wayan.webp' }
const invitations = [{ page: 'newsletter' as const, title: 'Kabar dari sawah' }]
const ofProject = (changes: object) => ({ projects: [{ ...project, ...changes }] })
const image = { testimonial_image_url: '/pictures/a.jpg' }
const gallery = { pictures: [{ picture_url: '/pictures/a.webp' }] }
const ofSawah = { testimonials: [{ ...words, project_title: 'Sawah' }] }
const noSubscribers = /nobody can subscribe.*CONTACT_SMTP_URL/

it.each<[string, Partial<Content>, string, RegExp]>([
  ['an invitation to subscribe', { profile: { ...owner, invitations } }, 'must', noSubscribers],
  ['an end before the start', { experiences: [{ ...job, end_date: '2019' }] }, 'must', /before/],
  ['a job in the future', { experiences: [{ ...job, start_date: '2027-01' }] }, 'should', /future/],
  ['a project twice', { projects: [project, { ...project, slug: 'b' }] }, 'should', /twice/],
  ['a job twice', { experiences: [job, job] }, 'should', /twice/],
  ['an empty category', { categories: [{ name: 'Peta' }] }, 'should', /"Peta" has no entries/],
  ['no featured project', ofProject({ is_featured: false }), 'should', /featured/],
  ['a project without text', ofProject({ description: null }), 'could', /text|description/],
  ['a project without picture', ofProject({ picture_url: null }), 'could', /picture/],
  ['a picture without words', ofProject({ picture_alt: '' }), 'could', /picture_alt/],
  [
    'a mute testimonial',
    { testimonials: [{ ...words, ...image }] },
    'could',
    /testimonial_image_alt/,
  ],
  ['a mute gallery', ofProject(gallery), 'should', /picture of "Subak" has no desc.* add alt\.$/],
  ['a start in the future', ofProject({ start_date: '2027' }), 'should', /start_date, 2027, is in/],
  ['an unknown project', ofSawah, 'could', /"Sawah", is the title of no project/],
  ['no photo', { profile: { full_name: 'Wayan Sukma' } }, 'could', /photo/],
])('reports %s', (_what, changes, severity, message) => {
  expect(factsOf(changes)).toEqual([[severity, expect.any(Number), matching(message)]])
})

it('reports nothing for a testimonial that names a project, in whatever case', () => {
  const testimonials = [
    { ...words, project_title: ' SUBAK ' },
    { ...words, description: 'Cepat.', project: 'subak', project_title: 'Jadwal air' },
  ]
  expect(factsOf({ projects: [project], testimonials })).toEqual([])
})

it('reports nothing for a year as the end of a month in it', () => {
  expect(factsOf({ experiences: [{ ...job, end_date: '2020' }], projects: [project] })).toEqual([])
})

it.each<[object, Finding['severity'] | undefined, string, number, RegExp]>([
  [{ cover_url: '/pictures/a.webp', cover_alt: 'Sawah' }, undefined, '', 0, /-/],
  [{ content: ' \n' }, 'could', 'content', 2, /"Subak" has no text: it stays a draft/],
  [{ excerpt: null }, 'could', 'excerpt', 2, /"Subak" has no excerpt/],
  [{ cover_url: '/pictures/a.webp' }, 'could', 'cover_alt', 5, /picture of "Subak".*add cover_alt/],
])('checks a post with %j', (changes, severity, field, line, message) => {
  const lineOf = ([name]: readonly (string | number)[]) => (name === 'cover_url' ? 5 : 2)
  const post = { title: 'Subak', excerpt: 'Air.', publishedAt: '2026', content: 'Isi.' }
  const file = 'posts/subak.md'
  const found = checkPosts([{ post: { ...post, ...changes }, file, lineOf }])
  const expected = { severity, file, line, path: ['posts', 0, field], message: matching(message) }
  expect(localizeFindings(found, en)).toEqual(severity ? [expected] : [])
})

it('finds links and pictures in Markdown, with their lines', () => {
  const file = [
    '---',
    'title: Subak',
    'cover_url: /pictures/a.webp',
    '---',
    '',
    '**Tebal** dan [tautan](/hilang).',
    '',
    '![Sawah](/pictures/b.webp)',
  ].join('\n')
  const { entries } = parsePostText(file)
  expect(entries.map(({ field, value, line }) => [field, value, line])).toEqual([
    ['title', 'Subak', 2],
    ['cover_url', '/pictures/a.webp', 3],
    ['content', 'Tebal', 6],
    ['content', ' dan ', 6],
    ['content', '/hilang', 6],
    ['content', 'tautan', 6],
    ['content', '.', 6],
    ['content', '/pictures/b.webp', 8],
  ])
  const address = { list: 'posts', field: 'content', path: ['posts', 0, 'content'], value: '/c' }
  const text = 'posts:\n  - content: |\n      A\n      [b](/c)\n'
  expect(parseContentText(text).entries).toContainEqual({ ...address, line: 4 })
})

it('has pages of projects and of posts with a text, in all languages', () => {
  const posts = [
    { title: 'Air', publishedAt: '2026', content: 'Isi.', translations: { en: { slug: 'water' } } },
    { title: 'Draf', publishedAt: '2026', content: ' ' },
  ]
  const isPage = findPages({ ...buildContent({ projects: [project] }) }, posts, ['id', 'en'])
  const found = ['/', '/en', '/about/', '/en/about?x', '/projects/subak', '/blog/air#a']
  expect([...found, '/en/blog/water', '/testimonials/2'].filter((page) => !isPage(page))).toEqual(
    [],
  )
  expect(['/blog/draf', '/blog/lain', '/projects/lain', '/de/about'].filter(isPage)).toEqual([])
})

it('compares the posts, also with those of a source without any', async () => {
  const { database } = await createTestApp()
  const content = buildContent()
  const withoutPosts = { ...content, posts: [] }
  expect(inEnglish(await compareDatabase(database, withoutPosts, new Date(0)))).toEqual([
    { severity: 'should', message: matching(/ in posts:/) },
  ])
  // A résumé.
  expect(await compareDatabase(database, { ...content, posts: undefined }, new Date(0))).toEqual([])
})

it('compares the owner’s file with the database, and names the newer one', async () => {
  const { database } = await createTestApp()
  const content = buildContent({})
  await importContent(database, content)
  expect(await compareDatabase(database, content, new Date(0))).toEqual([])
  const changed = { ...content, profile: { ...content.profile, bio: 'Lain.' } }
  expect(inEnglish(await compareDatabase(database, changed, new Date(0)))).toEqual([
    { severity: 'should', message: matching(/database is newer, in profile:/) },
  ])
  expect(inEnglish(await compareDatabase(database, changed, new Date('2999-01-01')))).toEqual([
    { severity: 'should', message: matching(/file is newer, in profile:/) },
  ])
})

it('finds no difference in the order of lists that pages sort by date', async () => {
  const { database } = await createTestApp()
  const content = buildContent()
  const { experiences, educations, categories } = content
  experiences.reverse()
  educations.reverse()
  content.posts?.reverse()
  await importContent(database, content)
  expect(await compareDatabase(database, content, new Date(0))).toEqual([])
  categories.reverse()
  expect(inEnglish(await compareDatabase(database, content, new Date(0)))).toEqual([
    { severity: 'should', message: matching(/ in categories:/) },
  ])
})

const at = (file: string, text: string, line?: number): Finding => {
  return { severity: 'should', file, line, code: text, message: () => text }
}

it('groups findings by severity, with counts, and counts improvements', () => {
  const findings: Finding[] = [
    at('content.yaml', 'x.id is old.', 3),
    { ...at('.env', 'No address.'), severity: 'must' },
    { ...at('.env', 'A.'), severity: 'could' },
  ]
  const needed = [
    'Must be corrected before the site is published (1)',
    '  .env: No address.',
    '',
    'Should be corrected (1)',
    '  content.yaml:3: x.id is old.',
    '',
  ]
  expect(formatFindings(findings, en).split('\n')).toEqual([
    ...needed,
    'Could be improved (1)',
    '  .env: A.',
  ])
  expect(formatNeeded(findings, en).split('\n')).toEqual([
    ...needed,
    'Possible improvements: 1. To list them: npm run doctor -- --all',
  ])
  expect(formatFindings([], en)).toBe('')
})

it('prints findings of one kind in one file as one line, with the first places', () => {
  const noPicture = (line: number | undefined, index: number, file = 'content.yaml'): Finding => {
    const path = ['projects', index, 'picture_url']
    return { ...at(file, '', line), path, ...problem('noPicture', `Proyek ${index}`) }
  }
  const findings: Finding[] = [
    ...[14, 30, 52, 60].map((line, index) => noPicture(line, index)),
    noPicture(undefined, 1, 'the database'),
    noPicture(undefined, 2, 'the database'),
    ...['bio', 'title'].map((field) => {
      const path = ['profile', field]
      return { ...at('content.yaml', '', 1), path, ...problem('missing', field) }
    }),
    ...['A.', 'B.'].map((text) => at('.env', text)),
  ]
  const noun = '"Proyek 0" has no picture: without one a pattern is shown.'
  expect(formatFindings(findings, en).split('\n')).toEqual([
    'Should be corrected (6)',
    `  content.yaml: ${noun} (4 of this kind: lines 14, 30, 52, …)`,
    `  the database: ${noun.replace('0', '1')} (2 of this kind: projects[1].picture_url, projects[2].picture_url)`,
    '  content.yaml:1: bio is missing: the site says nothing in its place.',
    '  content.yaml:1: title is missing: the site says nothing in its place.',
    '  .env: A.',
    '  .env: B.',
  ])
})

const settings = {
  PUBLIC_URL: 'https://sukma.dev',
  API_TOKEN: 'h7Qk2mVx9Lr4TzPw8Nc3BsYd6FgJ1aEe',
  CONTACT_SMTP_URL: 'smtps://sukma:rahasia@sukma.dev',
}

it.each([
  [{ PUBLIC_URL: '' }, /PUBLIC_URL is not set/],
  [{ PUBLIC_URL: 'https://example.com' }, /placeholder/],
  [{ PUBLIC_URL: 'http://sukma.dev' }, /not secure/],
  [{ API_TOKEN: 'a'.repeat(40) }, /can be guessed/],
  [{ BASE_PATH: '/sukma/' }, /other software on the same host.*STUDIO_URL.*STUDIO=off/],
  [{ BASE_PATH: '/sukma/', STUDIO_URL: 'https://sukma.dev/sukma' }, /other software/],
  [{ CONTACT: 'simulated' }, /only simulates sending \(CONTACT=simulated\)/],
  [{ VITE_ANALYTICS_ENDPOINT: 'https://a.example/G-ABCDEFGH12' }, /G-ABCDEFGH12/],
])('reports the mistake in %j', (change, message) => {
  expect(localizeFindings(checkSettings({ ...settings, ...change }), en)).toMatchObject([
    { severity: expect.any(String) as string, file: '.env', message: matching(message) },
  ])
})

it('reports that nobody is notified without a mail server or a webhook', () => {
  const messages = (change: object) =>
    checkSettings({ ...settings, CONTACT_SMTP_URL: '', ...change }).map(
      ({ severity, message }) => `${severity}: ${message(en)}`,
    )
  expect(messages({})).toEqual([
    matching(/^should: Nobody is notified of contact messages.*npm run messages/),
  ])
  expect(messages({ CONTACT_WEBHOOK: 'https://sukma.dev/pesan' })).toEqual([])
})

it('reports nothing for correct settings', () => {
  expect(checkSettings(settings)).toEqual([])
  const below = { ...settings, BASE_PATH: '/sukma/' }
  expect(checkSettings({ ...below, STUDIO: 'off' })).toEqual([])
  expect(checkSettings({ ...below, STUDIO_URL: 'https://studio.sukma.dev/sukma' })).toEqual([])
})

it('reports ids of analytics accounts with their line', () => {
  const found = checkAnalyticsIds('index.html', '<html>\n<script>gtag("UA-12345-1")</script>')
  expect(localizeFindings(found, en)).toEqual([
    { severity: 'must', file: 'index.html', line: 2, message: matching(/UA-12345-1/) },
  ])
})
