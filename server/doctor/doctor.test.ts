import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { stringify } from 'yaml'
import { emptyLists, type Content } from '../content/contentSchema'
import { importContent } from '../content/database/importContent'
import { en } from '../language/en'
import { id } from '../language/id'
import { buildContent } from '../testing/content'
import { temporaryFolder } from '../testing/cleanUp'
import { openTestDatabase } from '../testing/testApp'
import { checkFacts, checkPosts } from './checkFacts'
import { checkPictureHosts, checkPictures } from './checkPictures'
import { checkSettings } from './checkSettings'
import { checkTexts } from './checkTexts'
import { compareDatabase } from './checkDatabase'
import { parseContentText } from './contentText'
import {
  formatFindings,
  formatNeeded,
  localizeFindings,
  problem,
  type Finding,
  type FindingInFile,
} from './finding'

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
  ['must', 'profile:\n  full_name: Raka Contoh\n', 2, /full_name is still the sample's/],
  ['must', 'profile:\n  email: a@example.com\n', 2, /placeholder/],
  ['must', 'profile:\n  phone_number: Upon request\n', 2, /too few digits/],
  ['must', 'projects:\n  - title: A\n    link_demo: https://example.org/a\n', 3, /placeholder/],
  ['must', 'projects:\n  - link_demo: /hilang\n', 2, /leads to no page/],
  ['must', 'profile:\n  bio: See organization.com, please.\n', 2, /"organization\.com" is a plac/],
  ['must', 'projects:\n  - story: |\n\n      A **lorem ipsum** b.\n', 4, /"lorem ipsum" is a/],
  ['should', 'profile:\n  github_profile: https://gitlab.com/wayan\n', 2, /leads to gitlab\.com/],
  ['should', 'profile:\n  bio: I **love** maps\n', 2, /Markdown, "\*\*love\*\*"/],
  ['could', 'projects:\n  - link_demo: http://subak.id\n', 2, /not encrypted/],
])('reports that something %s be corrected in %j', (severity, text, line, message) => {
  expect(check(text)).toEqual([{ severity, line, message: matching(message) }])
})

it('reports nothing for own texts with the sample’s technologies and categories', () => {
  const code = '```\nlorem ipsum, https://example.com\n```'
  const content = `John Doe fills in your name: \`example.com\`, a TODO.\n${code}\n`
  const own = {
    profile: {
      ...{ full_name: 'Wayan Sukma', current_job_title: 'Developer', email: 'wayan@sukma.dev' },
      ...{ bio: 'C# & F# * 2 > 1, snake_case', phone_number: '+62 361 123456' },
    },
    categories: [{ name: 'Frontend Development' }],
    skills: [{ name: 'TypeScript', category: 'Frontend Development' }],
    projects: [{ title: 'Subak', link_demo: '/about', link_code: 'https://github.com/way/subak' }],
    posts: [{ title: 'Air', aliases: ['/2024/05/air/'], content }],
  }
  expect(check(stringify(own))).toEqual([])
})

it('reports pictures that are missing, broken or the sample’s', async () => {
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#357' } })
    .jpeg()
    .toBuffer()
  const pictures = { 'Büro März.jpg': picture, 'contoh.jpg': picture }
  const folder = temporaryFolder({ ...pictures, 'rusak.jpg': 'x', 'ponsel.heic': 'x' })
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

it('reports pictures on hosts that PICTURE_HOSTS does not name, with the line', () => {
  const story = '[Peta](https://peta.id) ![Sawah](https://sawah.id/c.jpg)'
  const projects = [{ picture_url: 'https://gambar.sukma.dev/b.jpg', story }]
  const { entries } = parseContentText(stringify({ projects }))
  expect(inEnglish(checkPictureHosts(entries, ['gambar.sukma.dev']))).toEqual([
    {
      severity: 'should',
      line: 3,
      message: matching(/on sawah\.id.*gambar\.sukma\.dev,sawah\.id/),
    },
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
  const found = checkFacts(content, lineOf, today, false)
  return found.map(({ severity, line, message }) => [severity, line, message(en)])
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
const muteWords = { ...words, testimonial_image_url: '/pictures/a.jpg' }
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
  ['a mute testimonial', { testimonials: [muteWords] }, 'could', /testimonial_image_alt/],
  ['a mute gallery', ofProject(gallery), 'should', /picture of "Subak" has no desc.* add alt\.$/],
  ['a start in the future', ofProject({ start_date: '2027' }), 'should', /start_date, 2027, is in/],
  ['an unknown project', ofSawah, 'could', /"Sawah", is the title of no project/],
  ['no photo', { profile: { full_name: 'Wayan Sukma' } }, 'could', /photo/],
])('reports %s', (_what, changes, severity, message) => {
  expect(factsOf(changes)).toEqual([[severity, expect.any(Number), matching(message)]])
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

it('compares the owner’s file with the database, and names the newer one', async () => {
  const { database } = await openTestDatabase()
  const compare = async (content: Partial<Content>, changedAt = new Date(0)) =>
    inEnglish(await compareDatabase(database, { ...buildContent(), ...content }, changedAt))
  const differs = (message: RegExp) => [{ severity: 'should', message: matching(message) }]
  expect(await compare({})).toEqual([])
  expect(await compare({ posts: [] })).toEqual(differs(/ in posts:/))
  // A résumé.
  expect(await compare({ posts: undefined })).toEqual([])
  await importContent(database, buildContent())
  const changed = { profile: { full_name: 'Dewi', bio: 'Lain.' } }
  expect(await compare(changed)).toEqual(differs(/database is newer, in profile:/))
  const future = new Date('2999-01-01')
  expect(await compare(changed, future)).toEqual(differs(/file is newer, in profile:/))
})

const at = (file: string, text: string, line?: number): Finding => {
  return { severity: 'should', file, line, code: text, message: () => text }
}

it('groups findings by severity, prints those of one kind as one line, and counts improvements', () => {
  const noPicture = (line: number | undefined, index: number, file = 'content.yaml'): Finding => {
    const path = ['projects', index, 'picture_url']
    return { ...at(file, '', line), path, ...problem('noPicture', `Proyek ${index}`) }
  }
  const findings: Finding[] = [
    ...[14, 30, 52, 60].map((line, index) => noPicture(line, index)),
    { ...at('.env', 'No address.'), severity: 'must' },
    ...[1, 2].map((index) => noPicture(undefined, index, 'the database')),
    { ...at('.env', 'Could be.'), severity: 'could' },
    ...['A.', 'B.'].map((text) => at('.env', text)),
  ]
  const noun = '"Proyek 0" has no picture: without one a pattern is shown.'
  const places = 'projects[1].picture_url, projects[2].picture_url'
  const needed = [
    'Must be corrected before the site is published (1)',
    '  .env: No address.',
    '',
    'Should be corrected (4)',
    `  content.yaml: ${noun} (4 of this kind: lines 14, 30, 52, …)`,
    `  the database: ${noun.replace('0', '1')} (2 of this kind: ${places})`,
    '  .env: A.',
    '  .env: B.',
    '',
  ]
  const improvements = ['Could be improved (1)', '  .env: Could be.']
  expect(formatFindings(findings, en).split('\n')).toEqual([...needed, ...improvements])
  const hint = 'Possible improvements: 1. To list them: npm run doctor -- --all'
  expect(formatNeeded(findings, en).split('\n')).toEqual([...needed, hint])
  expect(formatFindings([], en)).toBe('')
  expect(formatFindings(findings, id)).toMatch(/^Wajib dibetulkan[^]*\n\nSebaiknya dibetulkan/)
})

const settings = {
  PUBLIC_URL: 'https://sukma.dev',
  API_TOKEN: 'h7Qk2mVx9Lr4TzPw8Nc3BsYd6FgJ1aEe',
  CONTACT_SMTP_URL: 'smtps://sukma:rahasia@sukma.dev',
}

it.each([
  [{ PUBLIC_URL: '' }, /PUBLIC_URL is not set/],
  [{ CONTACT_SMTP_URL: '' }, /^Nobody is notified of contact messages.*npm run messages/],
  [{ PUBLIC_URL: 'https://example.com' }, /placeholder/],
  [{ PUBLIC_URL: 'http://sukma.dev' }, /not secure/],
  [{ API_TOKEN: 'a'.repeat(40) }, /can be guessed/],
  [{ BASE_PATH: '/sukma/' }, /other software on the same host.*STUDIO_URL.*STUDIO=off/],
  [{ BASE_PATH: '/sukma/', STUDIO_URL: 'https://sukma.dev/sukma' }, /other software/],
  [{ SITE_LANGUAGE: 'en' }, /^SITE_LANGUAGE is no setting.*SITE_LANGUAGES\?$/],
  [{ CONTACT: 'simulated' }, /only simulates sending \(CONTACT=simulated\)/],
])('reports the mistake in %j', (change, message) => {
  expect(localizeFindings(checkSettings({ ...settings, ...change }), en)).toMatchObject([
    { severity: expect.any(String) as string, file: '.env', message: matching(message) },
  ])
})

it('reports nothing for correct settings', () => {
  const below = { ...settings, BASE_PATH: '/sukma/' }
  const CONTACT_WEBHOOK = 'https://sukma.dev/pesan'
  for (const correct of [
    settings,
    { ...settings, CONTACT_SMTP_URL: '', CONTACT_WEBHOOK },
    { ...below, STUDIO: 'off' },
    { ...below, STUDIO_URL: 'https://studio.sukma.dev/sukma' },
  ]) {
    expect(checkSettings(correct)).toEqual([])
  }
})
