import path from 'node:path'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import { cleanUp, temporaryFolder } from '../testing/cleanUp'
import { openTestDatabase } from '../testing/testApp'
import { exportContent } from './exportContent'
import { importContent } from './importContent'
import { readContent } from './readContent'
import { writeContent } from './write/writeContent'

afterAll(cleanUp)

const file = `profile:
  full_name: Dewi Contoh
  bio: { id: Saya menulis., en: I write. }
experiences:
  - job_title:
      id: Perekayasa
      en: Engineer
    highlights: { id: [Cepat], en: [Fast] }
educations: []
categories: [{ name: { id: Perkakas, en: Tools } }]
skills: [{ name: Git, category: Perkakas }]
projects:
  - title: { id: Toko Batik, en: Batik Shop }
    category: Perkakas
testimonials: []
`

const post = `---
title: Artikel
publishedAt: 2026-06-10
excerpt: Ringkasan.
---

Isi.
`
const translation = `---
title: Article
tags: [ignored]
---

Text.
`

function write(files: Record<string, string>): string {
  const folder = temporaryFolder()
  mkdirSync(path.join(folder, 'posts'))
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
  return path.join(folder, 'content.yaml')
}

const written = {
  'content.yaml': file,
  'posts/artikel.md': post,
  'posts/artikel.en.md': translation,
}

it('reads texts in several languages', () => {
  const { content } = readContent(write(written))
  expect(content.profile).toMatchObject({
    bio: 'Saya menulis.',
    translations: { en: { bio: 'I write.' } },
  })
  expect(content.experiences[0]).toMatchObject({
    job_title: 'Perekayasa',
    highlights: ['Cepat'],
    translations: { en: { job_title: 'Engineer', highlights: ['Fast'] } },
  })
  expect(content.posts).toMatchObject([
    { title: 'Artikel', translations: { en: { title: 'Article', content: 'Text.' } } },
  ])
  expect(content.posts?.[0]?.translations?.en).not.toHaveProperty('tags')
})

it('reads a file in a language without the file that it translates as a post', () => {
  const { content } = readContent(
    write({
      'content.yaml': file,
      'posts/node.js.md': post,
      'posts/only.en.md': translation.replace('tags', 'publishedAt: 2026-06-11\ntags'),
    }),
  )
  expect(content.posts?.map(({ slug }) => slug)).toEqual(['node-js', 'only-en'])
})

it('exports what was imported, in the same form', async () => {
  const { content } = readContent(write(written))
  const { database } = await openTestDatabase(content)
  const exported = await exportContent(database)
  await importContent(database, exported)
  expect(await exportContent(database)).toEqual(exported)
  const target = path.join(temporaryFolder(), 'exported.yaml')
  await writeContent(target, exported)
  expect(parse(readFileSync(target, 'utf8'))).toMatchObject({
    profile: { bio: { id: 'Saya menulis.', en: 'I write.' } },
    experiences: [{ highlights: { id: ['Cepat'], en: ['Fast'] } }],
    categories: [{ name: { id: 'Perkakas', en: 'Tools' } }],
    projects: [{ title: { id: 'Toko Batik', en: 'Batik Shop' }, category: 'Perkakas' }],
  })
  expect(readdirSync(path.join(path.dirname(target), 'posts')).sort()).toEqual([
    'artikel.en.md',
    'artikel.md',
  ])
  expect(readContent(target).content.posts).toMatchObject([
    { translations: { en: { title: 'Article', content: 'Text.' } } },
  ])
})

it.each([
  [
    'a text that is too long',
    file.replace('Batik Shop', 'x'.repeat(201)),
    ':13 projects[0].title.en: ',
  ],
  [
    'a missing text in the main language',
    file.replace('id: Toko Batik, ', ''),
    ':13 projects[0].title: is missing',
  ],
  [
    'a language that is no code',
    file.replace('en: I write.', 'English: I write.'),
    ':3 profile.bio: must be text',
  ],
])('names the place of %s', (_mistake, text, place) => {
  expect(() => readContent(write({ 'content.yaml': text }))).toThrow(place)
})

it('names the place of a mistake in the translation of a post', () => {
  const wrong = translation.replace('title: Article', 'title: 3')
  const read = () => readContent(write({ ...written, 'posts/artikel.en.md': wrong }))
  expect(read).toThrow(/artikel\.en\.md:2 title: must be text/)
})
