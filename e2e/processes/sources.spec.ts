import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import type { localizeFindings } from '../../server/doctor/finding'
import { cleanUp, onCleanUp } from '../../server/testing/cleanUp'
import { recordedAnswer, startGithub } from '../../server/testing/githubServer'
import { startWebServer } from '../../server/testing/listen'
import { ProjectCopy } from '../helpers/ProjectCopy'

// One after another in one copy: each source has the time that it takes an owner.
test.describe.configure({ mode: 'default', timeout: 120_000 })

type Finding = ReturnType<typeof localizeFindings>[number]

const content = path.resolve(__dirname, '../../server/content')
const inSources = (name: string) => path.join(content, 'sources/fixtures', name)
const resumes = path.join(content, 'jsonResume/fixtures')

interface Source {
  /** The arguments of the command. */
  given: string[]
  /** What the doctor finds in the content: what the source lacks, and its own mistakes. */
  findings?: string[]
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
  { given: args.split(' '), ...expected },
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
  file('europass-candidate.xml', noTitle),
  file('europass-passport.json', noTitle),
  file('europass-passport.xml', noBio),
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

const run = (command: string) => project.shell(`node scripts/run.mjs ${command}`)

let project: ProjectCopy

test.beforeAll(async () => {
  const create = { width: 400, height: 400, channels: 3, background: '#357' } as const
  const picture = await sharp({ create }).png().toBuffer()
  project = new ProjectCopy({
    GITHUB_API_URL: await startGithub(recordedAnswer),
    PICTURE_SERVER: await startWebServer((_request, response) => response.end(picture)),
    NODE_OPTIONS: `--import ${path.resolve(__dirname, '../helpers/localPictures.mjs')}`,
  })
  onCleanUp(() => project.remove())
})
test.afterAll(cleanUp)

async function examine(): Promise<string[]> {
  const output = await run('doctor --json || true')
  return (JSON.parse(output) as Finding[]).map(({ message }) => message)
}

/** Follows every link from the home page. @returns the paths of pages that are missing or show no value */
async function findBrokenPages(siteUrl: string): Promise<string[]> {
  const broken: string[] = []
  const pages = new Set(['/'])
  for (const page of pages) {
    const response = await fetch(siteUrl + page)
    const [, body = ''] = (await response.text()).split('<div id="root">')
    const text = body.replace(/<(script|style|svg)[^]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, ' ')
    if (!response.ok || /\b(?:null|undefined|NaN)\b/.test(text)) broken.push(page)
    for (const [, link = ''] of body.matchAll(/<a [^>]*href="(\/[^"#?.]*)"/g)) pages.add(link)
  }
  expect(pages.size).toBeGreaterThanOrEqual(3)
  return broken
}

for (const [name, source] of sources) {
  test(`${name} becomes a complete site, and changes nothing the second time`, async () => {
    project.delete('content/own', 'data', '.env')
    const basics = { name: 'Ratih Penulis', label: 'Penulis', summary: 'Menulis setiap pagi.' }
    project.write('author.json', JSON.stringify({ basics }))
    const own = `own ${source.given.map((arg) => `'${arg}'`).join(' ')}`
    expect(await run(own)).toContain('content/own/content.yaml was imported')

    const findings = await examine()
    const settings = ['PUBLIC_URL is not set', 'CONTACT_WEBHOOK']
    const expected = [...(source.findings ?? []), ...settings]
    expect(findings).toEqual(expected.map((part) => expect.stringContaining(part)))

    const { url, stop } = await project.startSite('--env-file=.env', 'build/server.cjs')
    const missing = findings.flatMap((finding) => /^(\/\S+) leads/.exec(finding)?.[1] ?? [])
    expect(await findBrokenPages(url)).toEqual(missing)
    await stop()
    expect(await run(own)).toContain('Nothing has changed.')
  })
}
