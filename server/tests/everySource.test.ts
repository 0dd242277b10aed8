import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { decodeString } from 'micromark-util-decode-string'
import type { ExportRenderer } from '../../src/app/renderer'
import { clothPatterns } from '../../src/contract/constants'
import { parseLanguages } from '../../src/language/languages'
import { en } from '../../src/language/en'
import { id } from '../../src/language/id'
import { buildApp } from '../app'
import { doctor } from '../commands/doctor'
import { own } from '../commands/own'
import { openContentDatabase } from '../content/openContentDatabase'
import { paths } from '../paths'
import { cleanUp, onCleanUp, temporaryFolder } from '../testing/cleanUp'
import { recordedAnswer, startGithub } from '../testing/githubServer'
import { drawHalves } from '../testing/pictures'
import { sharedSerializers } from '../testing/sharedSerializers'
import { createSiteFolder } from '../testing/siteFolder'

jest.mock('../../src/env', () => jest.requireActual<object>('../../__mocks__/env'))
jest.mock('virtual:static-posts', () => ({ staticPosts: [] }), { virtual: true })
jest.mock('../content/sources/download/fetchBytes', () => ({
  ...jest.requireActual<object>('../content/sources/download/fetchBytes'),
  fetchBytes: async () => (await drawHalves(400, 400)).png().toBuffer(),
}))
jest.mock('../paths', () => {
  const { paths: actual } = jest.requireActual<{ paths: object }>('../paths')
  const { tmpdir } = jest.requireActual<{ tmpdir: () => string }>('node:os')
  const folder = `${tmpdir()}/karya-test-every-source-${process.pid}`
  const own = { ownContent: `${folder}/content.yaml`, acceptedFindings: `${folder}/accepted.yaml` }
  return { paths: { ...actual, ...own, settings: `${folder}.env` } }
})

const content = path.join(__dirname, '../content')
const fixture = (name: string) => path.join(content, 'sources/fixtures', name)
const resume = (name: string) => path.join(content, 'jsonResume/fixtures', name)
const ownFolder = path.dirname(paths.ownContent)
const variables = ['DATA_DIR', 'PUBLIC_URL', 'CONTACT_WEBHOOK', 'SITE_LANGUAGES', 'GITHUB_API_URL']
const buildSerializer = sharedSerializers()

let renderer: ExportRenderer
let lines: string[]
/** Posts have no profile. */
let author: string

beforeAll(async () => {
  renderer = await import('../../src/app/renderPage')
  const { routes } = await import('../../src/app/routes')
  for (const { page } of routes) await page.load('id')
  author = path.join(temporaryFolder(), 'resume.json')
  const basics = { name: 'Ratih Penulis', label: 'Penulis', summary: 'Menulis setiap pagi.' }
  writeFileSync(author, JSON.stringify({ basics }))
})
beforeEach(() => {
  lines = []
  jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
  writeFileSync(paths.settings, '')
  process.env.DATA_DIR = temporaryFolder()
})
afterEach(() => {
  jest.restoreAllMocks()
  for (const name of variables) delete process.env[name]
  process.exitCode = undefined
  for (const name of [ownFolder, paths.settings]) rmSync(name, { recursive: true, force: true })
})
afterAll(cleanUp)

/** What the owner has: the texts and names of the files. */
function textOf(file: string): string {
  if (!statSync(file).isDirectory()) {
    const text = decodeString(decodeString(readFileSync(file, 'utf8')))
    return text.replace(/\\u([0-9a-f]{4})|\\n/gi, (_, code?: string) =>
      code ? String.fromCharCode(Number.parseInt(code, 16)) : ' ',
    )
  }
  return readdirSync(file)
    .map((name) => `${name} ${textOf(path.join(file, name))}`)
    .join(' ')
}

/** All texts of a catalogue, with a number for each parameter. */
function catalogueText(value: unknown): string {
  if (typeof value === 'function') {
    const call = value as (...values: unknown[]) => unknown
    return catalogueText(call(...Array<number>(value.length).fill(2)))
  }
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.values(value).map(catalogueText).join(' ')
}

/** The words of a text; shorter ones are initials. */
function wordsOf(text: string): string[] {
  const words = text.normalize('NFC').toLowerCase()
  return words.match(/[\p{L}\p{M}]{3,}/gu) ?? []
}

/** What a visitor reads on a page, also by a screen reader. */
function visibleText(html: string): string {
  const [, body = ''] = html.split('<div id="root">')
  const shown = body.replace(/<(script|style|svg)[^]*?<\/\1>/g, ' ')
  const attributes = [...shown.matchAll(/ (?:aria-label|alt|title|placeholder)="([^"]*)"/g)]
  const texts = [...attributes.map(([, text]) => text), shown.replace(/<[^>]*>/g, ' ')]
  return decodeString(texts.join(' '))
}

/** Follows every link from the home page to a page of the site. @returns the texts of the pages */
async function crawl(): Promise<Map<string, string>> {
  const database = await openContentDatabase({
    dataDir: process.env.DATA_DIR ?? '',
    contentFile: paths.ownContent,
  })
  const site = { folder: createSiteFolder(), renderer }
  const languages = parseLanguages(process.env.SITE_LANGUAGES)
  const app = await buildApp({ database, site, languages, tokens: [], buildSerializer })
  const pages = new Map([['/', '']])
  for (const page of pages.keys()) {
    const { body, statusCode } = await app.inject(page)
    expect([page, statusCode]).toEqual([page, 200])
    pages.set(page, visibleText(body))
    for (const [, link = ''] of body.matchAll(/<a [^>]*href="(\/[^"#?.]*)"/g)) {
      if (!pages.has(link)) pages.set(link, '')
    }
  }
  await app.close()
  await database.destroy()
  return pages
}

/** The doctor's findings, without their places. */
async function examine(): Promise<string[]> {
  lines = []
  await doctor(['--json'])
  const findings = JSON.parse(lines.join('')) as { message: string }[]
  return findings.map(({ message }) => message.split(': ')[0] ?? '')
}

/** Corrects in the owner's files what the doctor has found. */
function correct(message: string): void {
  const [, field] = /^(\w+) is missing/.exec(message) ?? []
  const [, address = ''] = /^(\/\S+) leads to no page/.exec(message) ?? []
  const folder = path.join(ownFolder, 'posts')
  const posts = existsSync(folder) ? readdirSync(folder) : []
  for (const file of [paths.ownContent, ...posts.map((name) => path.join(folder, name))]) {
    const text = readFileSync(file, 'utf8')
    const corrected = field
      ? text.replace(/^profile:\n/m, `profile:\n  ${field}: Teks sendiri\n`)
      : text.replaceAll(`(${address}`, '(/blog')
    writeFileSync(file, corrected)
  }
}

/** Names that are the same in all languages, and words of the commands of this test. */
const named = `Teks sendiri Twitter Stack Overflow ${clothPatterns.join(' ')}`

interface Expected {
  /** What the doctor finds, once the settings are right. */
  findings?: string[]
  /** Words for codes of the source. */
  named?: string
}
const noTitle = ['current_job_title is missing']
const noBio = ['bio is missing']
const withAuthor = (folder: string) => () => [author, fixture(folder)]

const sources: [name: string, given: () => string[], expected?: Expected][] = [
  ['linkedIn', () => [fixture('linkedIn')]],
  ['linkedInIndonesian', () => [fixture('linkedInIndonesian')]],
  ['linkedInBasic', () => [fixture('linkedInBasic')], { findings: noBio }],
  ['rendercv-english', () => [fixture('rendercv-english.yaml')]],
  ['rendercv-german', () => [fixture('rendercv-german.yaml')], { findings: noTitle }],
  ['rendercv-indonesian', () => [fixture('rendercv-indonesian.yaml')]],
  [
    'europass-candidate',
    () => [fixture('europass-candidate.xml')],
    {
      findings: noTitle,
      named: 'français langue maternelle anglais France compétences numériques',
    },
  ],
  [
    'europass-passport.json',
    () => [fixture('europass-passport.json')],
    { findings: noTitle, named: 'lengua materna competencias profesionales organización' },
  ],
  [
    'europass-passport.xml',
    () => [fixture('europass-passport.xml')],
    { findings: noBio, named: 'Muttersprache Ungarisch digitale Kompetenzen' },
  ],
  ['hropen-dutch', () => [fixture('hropen-dutch.json')]],
  ['hropen-english', () => [fixture('hropen-english.json')], { findings: [...noTitle, ...noBio] }],
  ['hropen-swedish', () => [fixture('hropen-swedish.json')]],
  ['kenyan-years', () => [resume('kenyan-years.yaml')]],
  ['italian-academic', () => [resume('italian-academic.json')]],
  ['indonesian-mistakes', () => [resume('indonesian-mistakes.json')]],
  ['posts-astro', withAuthor('posts-astro')],
  [
    'posts-eleventy',
    withAuthor('posts-eleventy'),
    { findings: ['/blog/april-2 leads to no page of this site'] },
  ],
  ['posts-obsidian', withAuthor('posts-obsidian')],
  [
    'github',
    () => ['github:ratnakirana', '--repositories', 'leaflet,peta-mercusuar'],
    { findings: noTitle },
  ],
]

it.each(sources)('%s becomes a site with the words of its owner', async (name, given, expected) => {
  const args = given()
  const isGithub = name === 'github'
  if (isGithub) {
    const github = await startGithub(recordedAnswer)
    process.env.GITHUB_API_URL = github.url
    onCleanUp(() => void github.stop())
  }
  await own(args)
  expect(await examine()).toEqual(expect.arrayContaining(['PUBLIC_URL is not set']))
  process.env.PUBLIC_URL = 'https://sukma.dev'
  process.env.CONTACT_WEBHOOK = 'https://sukma.dev/pesan'
  const findings = await examine()
  expect(findings).toEqual(expected?.findings ?? [])
  if (findings.length > 0) {
    for (const finding of findings) correct(finding)
    await own([])
    expect(await examine()).toEqual([])
  }
  const files = isGithub ? [fixture('github')] : args
  const [language] = parseLanguages(process.env.SITE_LANGUAGES)
  const texts = [...files.map(textOf), catalogueText({ en, id }[language]), named, expected?.named]
  const known = new Set(wordsOf(texts.join(' ')))
  const pages = await crawl()
  expect(pages.size).toBeGreaterThanOrEqual(3)
  for (const [page, text] of pages) {
    const foreign = wordsOf(text).filter((word) => !known.has(word))
    expect([page, ...foreign]).toEqual([page])
    expect(text).not.toMatch(/\b(?:null|undefined|NaN)\b/)
  }
})
