import path from 'node:path'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { stringify } from 'yaml'
import { findPostFiles } from '../content/postFiles'
import { readContent } from '../content/readContent'
import { writeContent } from '../content/write/writeContent'
import { en } from '../language/en'
import { paths } from '../paths'
import { buildContent, contentProject } from '../testing/content'
import { cleanUp, temporaryFolder } from '../testing/cleanUp'
import { openTestDatabase } from '../testing/testApp'
import { checkOwnContent, readContentSource } from './checkContent'
import { checkPictures } from './checkPictures'
import { parseContentText, parsePostText } from './contentText'

afterAll(cleanUp)

/** The lines and addresses of pictures that are missing. */
async function missing(text: string, folder = temporaryFolder()) {
  const parse = text.startsWith('---') ? parsePostText : parseContentText
  const findings = await checkPictures(parse(text).entries, { folder, samplePictures: {} })
  return findings.map(({ severity, line, message }) => [severity, line, message(en).split(' ')[0]])
}

it('finds a missing cover and missing pictures of a post in a Markdown file', async () => {
  const text = [
    '---',
    'title: Subak',
    'cover_url: /pictures/sampul.webp',
    '---',
    '',
    '![Sawah](/pictures/sawah.webp) dan ![Air](air.png)',
    '',
    '![Peta](../gambar/peta.png) [Tautan](lain)',
  ]
  expect(await missing(text.join('\n'))).toEqual([
    ['must', 3, '/pictures/sampul.webp'],
    ['must', 6, '/pictures/sawah.webp'],
    ['must', 6, 'air.png'],
    ['must', 8, '../gambar/peta.png'],
  ])
})

it('finds missing pictures of stories and posts in a content file, also in translations', async () => {
  const text = [
    'projects:',
    '  - picture_url: subak.webp',
    '    story:',
    '      id: |',
    '        ![Peta](/pictures/peta.webp)',
    '      en: "![Map](map.webp)"',
    'posts:',
    '  - cover_url: sampul/a.webp',
    '    content: |',
    '',
    '      ![Peta](/peta.webp)',
  ]
  expect(await missing(text.join('\n'))).toEqual([
    ['must', 2, 'subak.webp'],
    ['must', 5, '/pictures/peta.webp'],
    ['must', 6, 'map.webp'],
    ['must', 8, 'sampul/a.webp'],
    ['must', 11, '/peta.webp'],
  ])
})

it('accepts other files of the site, and leaves addresses of other hosts to another check', async () => {
  const site = temporaryFolder()
  const folder = path.join(site, 'pictures')
  mkdirSync(folder)
  writeFileSync(path.join(site, 'foto saya.png'), 'x')
  const addresses = ['/foto%20saya.png?2', 'https://sawah.id/c.jpg', '//sawah.id/c.jpg', '']
  expect(await missing(stringify(addresses.map((cover_url) => ({ cover_url }))), folder)).toEqual(
    [],
  )
})

/** What the doctor prints about a file in an empty folder that matches a pattern. */
async function findingsIn(files: Record<string, string>, pattern: RegExp) {
  const folder = temporaryFolder()
  mkdirSync(path.join(folder, 'posts'))
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
  const { database } = await openTestDatabase()
  const file = path.join(folder, 'content.yaml')
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
  expect(
    await findingsIn(files, /(?<=contains ")[^"]+|^\S+ is (not there|the address of no picture)/),
  ).toEqual([
    ['content.yaml', line('தமிழ்'), 'தமிழ்'],
    ['content.yaml', line('peta.webp'), 'peta.webp is the address of no picture'],
    ['a.md', 2, 'ភាស'],
    ['a.md', 4, '/pictures/x.webp is not there'],
    ['a.md', 7, 'b.png is the address of no picture'],
  ])
})

it('reports the third-party picture of an imported résumé', async () => {
  const folder = temporaryFolder()
  const resume = path.join(folder, 'resume.json')
  const basics = { name: 'Wayan Sukma', image: 'https://foto.sukma.dev/a.jpg' }
  writeFileSync(resume, JSON.stringify({ basics }))
  const file = path.join(folder, 'content.yaml')
  await writeContent(file, readContent(resume).content)
  const text = readFileSync(file, 'utf8')
  expect(await findingsIn({ 'content.yaml': text }, /picture on foto\.sukma\.dev/)).toEqual([
    ['content.yaml', 3, 'picture on foto.sukma.dev'],
  ])
})

it('has the hash of every sample picture', () => {
  const texts = [paths.sampleContent, ...findPostFiles(paths.sampleContent)].map((file) =>
    readFileSync(file, 'utf8'),
  )
  const named = texts.join('\n').match(/\/pictures\/\S+\.\w+/g) ?? []
  const known = readFileSync(path.join(paths.root, 'content', 'sample-pictures.json'), 'utf8')
  expect(named.length).toBeGreaterThan(10)
  expect(Object.keys(JSON.parse(known) as object)).toEqual(expect.arrayContaining(named))
})
