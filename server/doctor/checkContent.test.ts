import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stringify } from 'yaml'
import { doctor } from '../commands/doctor'
import { findPostFiles } from '../content/posts/postFiles'
import { en } from '../language/en'
import { paths } from '../paths'
import { hashOf } from '../pictures/repository'
import { temporaryFolder } from '../testing/cleanUp'
import { prepareCommands } from '../testing/commands'
import { buildContent, contentPost, contentProject } from '../testing/content'
import { openTestDatabase } from '../testing/testApp'
import { acceptedFile, removeAcceptedFindings } from './acceptedFindings'
import { checkAliases, findPages } from './checkAliases'
import {
  checkOwnContent,
  checkSite,
  readContentSource,
  readDatabase,
  removeAcceptedOrReport,
} from './checkContent'
import { checkScripts } from './checkScripts'
import { parseContentText } from './contentText'
import { type Finding, localizeFindings } from './finding'
import { findTemplateText } from './templateTexts'

/** The messages about posts with these former paths. */
function check(...aliases: string[][]) {
  const projects = [contentProject(1, { slug: 'subak' }), contentProject(2, { is_active: false })]
  const posts = aliases.map((list, index) => ({
    post: contentPost(index + 1, {
      aliases: list,
      translations: { en: { slug: `article-${index + 1}` } },
    }),
    file: `posts/${index + 1}.md`,
    lineOf: (path: readonly (string | number)[]) => Number(path[1]) + 5,
  }))
  const content = buildContent({ projects, posts: posts.map(({ post }) => post) })
  return localizeFindings(checkAliases(posts, findPages(content, ['id', 'en'])), en)
}

const taken = (alias: string, title: string) =>
  `${alias}, a former path of "${title}", leads to a page of the site or to another post: remove it from aliases of one of them.`

it('names two posts with the same former path', () => {
  expect(check(['/a/', '/a'], ['/b', '/a/index.html'])).toEqual([
    {
      severity: 'should',
      file: 'posts/2.md',
      line: 6,
      path: ['posts', 1, 'aliases', 1],
      message: taken('/a/index.html', 'Artikel 2'),
    },
  ])
})

it('names a former path at which the site has a page', () => {
  for (const alias of [
    ...['/about/', '/en/about', '/en', '/studio/posts', '/projects/subak', '/en/blog/article-1'],
  ]) {
    expect(check([alias]).map(({ message }) => message)).toEqual([taken(alias, 'Artikel 1')])
  }
  for (const alias of ['/blog/lama', '/de/about', '/projects/proyek-2', '/studios']) {
    expect(check([alias])).toEqual([])
  }
})

it('reports nothing for scripts of previews, and for texts that previews do not show', () => {
  const names = ['Raka Đặng', 'مهدی', 'דנה', 'Дмитро', 'Ελένη', '田中さくら', '김민수', '王小明']
  const projects = [...names, 'कृष्णा', 'ปิยะนุช'].map((name) => `  - title: ${name}\n`)
  const text = `profile:\n  bio: தமிழ் 🗺️\nprojects:\n${projects.join('')}`
  expect(checkScripts(parseContentText(text).entries)).toEqual([])
})

it('finds texts of templates, and nobody’s own', () => {
  const templates = [
    ...['#', 'https://', 'John Doe', 'A summary of John Doe…', 'Jane Doe', 'There is no spoon.'],
    ...['Lorem ipsum dolor sit amet', 'Company', 'Reference…', 'Awarded “Volunteer of the Month”'],
    ...['Tulis Nama Anda di sini', 'TODO: isi', 'https://github.com/your-name'],
    ...['http://organization.com/', 'https://www.example.com/a', 'saya@contoh.id'],
    ...['https://via.placeholder.com/300', 'Write to me (saya@mail.example.com).'],
    'See http://organization.com/a for more.',
  ]
  expect(templates.filter((text) => findTemplateText(text) === undefined)).toEqual([])
  const own = [
    ...['', 'Dewi Lestari', 'Universitas Indonesia', 'University of Amsterdam'],
    ...['Company secretary', 'Membangun aplikasi todo bersama tim.', 'https://organization.co.id'],
    ...['Now at my-example.com, example.com.au and example.community.', 'halo@dewi.id'],
    ...['https://web.archive.org/web/2020/example.com', 'https://myproject.com'],
  ]
  expect(own.filter((text) => findTemplateText(text) !== undefined)).toEqual([])
})

describe('pictures', () => {
  /** What the doctor prints about a file in an empty folder that matches a pattern. */
  async function findingsIn(files: Record<string, string>, pattern: RegExp) {
    const file = path.join(temporaryFolder(files), 'content.yaml')
    const { database } = await openTestDatabase()
    const findings = await checkOwnContent(database, await readContentSource(database, file))
    return findings.flatMap(({ file: name, line, message }) => {
      const text = message(en)
      return pattern.test(text) ? [[path.basename(name), line, pattern.exec(text)?.[0]]] : []
    })
  }

  it('reports missing pictures and scripts without a font before a site is published', async () => {
    const title = { id: 'Peta', en: 'தமிழ்' }
    const content = buildContent({ posts: [], projects: [contentProject(1)] })
    const projects = [{ ...content.projects[0], title, story: '![Peta](peta.webp)' }]
    const post =
      '---\ntitle: ភាសា\npublishedAt: 2026-06\ncover_url: /pictures/x.webp\n---\n\n![](b.png)\n'
    const files = { 'content.yaml': stringify({ ...content, projects }), 'posts/a.md': post }
    const line = (part: string) =>
      files['content.yaml'].split('\n').findIndex((one) => one.includes(part)) + 1
    expect(await findingsIn(files, /(?<=contains ")[^"]+|^\S+ is not there/)).toEqual([
      ['content.yaml', line('தமிழ்'), 'தமிழ்'],
      ['content.yaml', line('peta.webp'), 'peta.webp is not there'],
      ['a.md', 2, 'ភាស'],
      ['a.md', 4, '/pictures/x.webp is not there'],
      ['a.md', 7, 'b.png is not there'],
    ])
  })

  it('has the hash of every sample picture', () => {
    const texts = [paths.sampleContent, ...findPostFiles(paths.sampleContent)].map((file) =>
      readFileSync(file, 'utf8'),
    )
    const named = texts.join('\n').match(/\/pictures\/\S+\.\w+/g) ?? []
    const known = readFileSync(path.join(paths.root, 'content', 'sample-pictures.json'), 'utf8')
    expect(named.length).toBeGreaterThan(10)
    const hashes = named.map((name) => [
      name,
      hashOf(readFileSync(path.join(paths.root, 'public', name))),
    ])
    expect(JSON.parse(known)).toMatchObject(Object.fromEntries(hashes))
  })
})

describe('accepted findings', () => {
  const test = prepareCommands()

  beforeEach(() => {
    const file = path.join(temporaryFolder(), 'accepted.yaml')
    jest.replaceProperty(paths, 'acceptedFindings', file)
  })
  afterEach(() => {
    jest.restoreAllMocks()
    process.exitCode = undefined
  })

  const accept = (text: string) => writeFileSync(paths.acceptedFindings, text)

  const found: Finding = {
    severity: 'should',
    file: 'content.yaml',
    line: 3,
    code: 'old',
    message: () => 'x.id is old.',
  }

  it('leaves out accepted findings', () => {
    expect(removeAcceptedFindings([found])).toEqual([found])
    accept('- finding: x.id is old\n  reason: ok\n')
    expect(removeAcceptedFindings([found])).toEqual([])
  })

  it.each([
    ['# A\n- finding: x.id is old\n', ':2 [0].reason: is missing'],
    ['- {finding: x.id is old, reason: ok}\n- {finding: x, reason: ok}\n', ':2 [1].finding: must'],
  ])('names file, line and entry of the mistake in %j', (text, place) => {
    accept(text)
    const lines = `accepted.yaml must be a list of entries with .*\ncontent/own/accepted.yaml${place}`
    const pattern = new RegExp(lines.replace(/[[\]]/g, '\\$&'))
    expect(() => removeAcceptedFindings([found])).toThrow(pattern)
    const [first] = removeAcceptedOrReport([found])
    expect(first).toMatchObject({ severity: 'must', file: acceptedFile })
  })

  it('leaves a finding of the settings accepted, whichever command reads the list', async () => {
    accept('- finding: PUBLIC_URL is not set\n  reason: ok\n')
    const findings = await checkSite(test.database, await readDatabase(test.database))
    const shown = localizeFindings(removeAcceptedOrReport(findings), en)
    const isAbout = ({ message }: { message: string }) => message.includes('PUBLIC_URL')
    expect(shown.filter(isAbout)).toEqual([])
    await doctor(['--json', '--all'])
    const listed = JSON.parse(test.lines.join('')) as { message: string }[]
    expect(listed.length).toBeGreaterThan(0)
    expect(listed.filter(isAbout)).toEqual([])
    // Without the settings, as `own` reads it.
    expect(removeAcceptedFindings([found])).toEqual([found])
  })
})
