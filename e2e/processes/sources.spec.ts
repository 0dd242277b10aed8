import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { clothPatterns } from '../../src/contract/constants'
import { en } from '../../src/language/en'
import { id } from '../../src/language/id'
import { parseLanguages } from '../../src/language/languages'
import type { localizeFindings } from '../../server/doctor/finding'
import { recordedAnswer, startGithub } from '../../server/testing/githubServer'
import { OwnSite } from '../helpers/OwnSite'
import { catalogueText, crawl, textOf, wordsOf } from '../helpers/pageWords'

// One after another in one copy: each source has the time that it takes an owner.
test.describe.configure({ mode: 'default', timeout: 120_000 })

type Finding = ReturnType<typeof localizeFindings>[number]

const content = path.resolve(__dirname, '../../server/content')
const inSources = (name: string) => path.join(content, 'sources/fixtures', name)
const resumes = path.join(content, 'jsonResume/fixtures')

interface Source {
  /** The arguments of the command. */
  given: string[]
  /** The files with the words of the owner; by default, what is given. */
  files?: string[]
  /** What the doctor finds in the content: what the source lacks, and its own mistakes. */
  findings?: string[]
  /** Words for codes of the source. */
  named?: string
}

const file = (name: string, expected: Partial<Source> = {}): [string, Source] => [
  name,
  { given: [inSources(name)], ...expected },
]
const posts = (name: string, expected: Partial<Source> = {}): [string, Source] => [
  name,
  { given: ['author.json', inSources(name)], ...expected },
]
const noTitle = { findings: ['current_job_title is missing'] }
const noBio = { findings: ['bio is missing'] }
const neither = { findings: [...noTitle.findings, ...noBio.findings] }
const github = (args: string, expected = noTitle): [string, Source] => [
  args,
  { given: args.split(' '), files: [inSources('github')], named: 'stars', ...expected },
]

const inResumes: Record<string, Partial<Source>> = {
  'american-plain-skills.json': noBio,
  'french-minimal.json': { findings: [...neither.findings, 'occurs twice in projects'] },
}
const resumeSources = readdirSync(resumes).map((name): [string, Source] => [
  name,
  { given: [path.join(resumes, name)], ...inResumes[name] },
])

const sources = new Map<string, Source>([
  ...resumeSources,
  file('linkedIn'),
  file('linkedInIndonesian'),
  file('linkedInBasic', noBio),
  file('rendercv-english.yaml'),
  file('rendercv-german.yaml', noTitle),
  file('rendercv-indonesian.yaml'),
  file('europass-candidate.xml', {
    ...noTitle,
    named: 'français langue maternelle anglais France compétences numériques',
  }),
  file('europass-passport.json', {
    ...noTitle,
    named: 'lengua materna competencias profesionales organización',
  }),
  file('europass-passport.xml', {
    ...noBio,
    named: 'Muttersprache Ungarisch digitale Kompetenzen',
  }),
  file('hropen-dutch.json'),
  file('hropen-english.json', neither),
  file('hropen-swedish.json'),
  posts('posts-hugo'),
  // These have links to drafts.
  posts('posts-jekyll', { findings: ['/blog/second-cup leads to no page'] }),
  posts('posts-astro'),
  posts('posts-contentlayer', { findings: ['/blog/part-one leads to no page'] }),
  posts('posts-eleventy', { findings: ['/blog/april-2 leads to no page'] }),
  posts('posts-obsidian'),
  github('github:ratnakirana'),
  github('github:ratnakirana --repositories leaflet,peta-mercusuar'),
  github('github:warung-digital'),
  github('github:wayansunyi', neither),
])

/** Names that are the same in all languages, and words of the corrections. */
const named = `Teks sendiri Twitter Stack Overflow ${clothPatterns.join(' ')}`

/** The names of the months. */
function monthsOf(language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long' })
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(2000, month, 1))).join(' ')
}

const run = (command: string) => project.shell(`node scripts/run.mjs ${command}`)

const cleanUps: (() => unknown)[] = []
let project: OwnSite

test.beforeAll(async () => {
  const create = { width: 400, height: 400, channels: 3, background: '#357' } as const
  const picture = await sharp({ create }).png().toBuffer()
  const pictures = createServer((_request, response) => response.end(picture))
  await new Promise<void>((resolve) => pictures.listen(0, '127.0.0.1', resolve))
  const api = await startGithub(recordedAnswer)
  project = await OwnSite.create({
    GITHUB_API_URL: api.url,
    PICTURE_SERVER: `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`,
    NODE_OPTIONS: `--import ${path.resolve(__dirname, '../helpers/localPictures.mjs')}`,
  })
  cleanUps.push(
    api.stop,
    () => pictures.close(),
    () => project.remove(),
  )
})
test.afterAll(() => Promise.all(cleanUps.map((cleanUp) => cleanUp())))

async function examine(): Promise<string[]> {
  const output = await run('doctor --json || true')
  return (JSON.parse(output) as Finding[]).map(({ message }) => message)
}

/** The last place of a title in a content file. */
const lastTitle = (title: string) => new RegExp(`title: ${title}(?![^]*title: ${title}$)$`, 'm')

/** Corrects in the owner's files what a message of the doctor says. */
function correct(message: string): void {
  const setting = { PUBLIC_URL: 'https://sukma.dev', CONTACT_WEBHOOK: 'https://sukma.dev/pesan' }
  for (const [name, value] of Object.entries(setting).filter(([name]) => message.includes(name))) {
    const file = path.join(project.folder, '.env')
    writeFileSync(file, `${readFileSync(file, 'utf8')}${name}=${value}\n`)
  }
  const [, field] = /^(\w+) is missing/.exec(message) ?? []
  const [, address = ''] = /^(\/\S+) leads to no page/.exec(message) ?? []
  const [, repeated = ''] = /^occurs twice in \w+, "(.+)"/.exec(message) ?? []
  const folder = path.join(project.folder, 'content', 'own')
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:md|yaml)$/.test(name)) continue
    const text = readFileSync(path.join(folder, name), 'utf8')
    const own = field ? text.replace(/^profile:\n/m, `$&  ${field}: Teks sendiri\n`) : text
    const linked = address ? own.replaceAll(`(${address}`, '(/blog') : own
    const corrected = repeated ? linked.replace(lastTitle(repeated), '$& 2') : linked
    if (corrected !== text) writeFileSync(path.join(folder, name), corrected)
  }
}

/** Words on the pages that are neither the owner's nor the interface's. */
async function findForeignWords(siteUrl: string, { given, files = given, ...more }: Source) {
  const settings = readFileSync(path.join(project.folder, '.env'), 'utf8')
  const [language] = parseLanguages(/^SITE_LANGUAGES=(\S+)/m.exec(settings)?.[1])
  const owned = files.map((name) => textOf(path.resolve(project.folder, name)))
  const texts = [
    ...owned,
    catalogueText({ en, id }[language]),
    monthsOf(language),
    named,
    more.named,
  ]
  const known = new Set(wordsOf(texts.join(' ')))
  const pages = await crawl(siteUrl)
  expect(pages.size).toBeGreaterThanOrEqual(3)
  return [...pages].flatMap(([page, text]) => {
    const words = wordsOf(text).filter((word) => !known.has(word))
    const codes = text.match(/\b(?:null|undefined|NaN)\b/g) ?? []
    return words.concat(codes).map((word) => `${page}: ${word}`)
  })
}

for (const [name, source] of sources) {
  test(`${name} becomes a site with the words of its owner`, async () => {
    project.removeOwnFiles()
    const basics = { name: 'Ratih Penulis', label: 'Penulis', summary: 'Menulis setiap pagi.' }
    project.write('author.json', JSON.stringify({ basics }))
    const begin = performance.now()
    const own = `own ${source.given.map((arg) => `'${arg}'`).join(' ')}`
    expect(await run(own)).toContain('content/own/content.yaml was imported')

    const findings = await examine()
    const settings = ['PUBLIC_URL is not set', 'CONTACT_WEBHOOK']
    const expected = [...(source.findings ?? []), ...settings]
    expect(findings).toEqual(expected.map((part) => expect.stringContaining(part)))
    for (const finding of findings) correct(finding)
    if (source.findings) await run('own')
    expect(await examine()).toEqual([])

    const { url, stop } = await project.startSite('--env-file=.env', 'build/server.cjs')
    const seconds = ((performance.now() - begin) / 1000).toFixed(1)
    const edits = `${settings.length} settings, ${findings.length - settings.length} edits`
    console.log(`${name}: ${seconds} seconds, ${edits}`)
    expect(await findForeignWords(url, source)).toEqual([])
    await stop()
    expect(await run(own)).toContain('Nothing has changed.')
  })
}
