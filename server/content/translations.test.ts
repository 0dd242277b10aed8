import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { parse } from 'yaml'
import { normaliseMarkdown } from '../rows/postRow'
import { temporaryFolder } from '../testing/cleanUp'
import { buildContent, contentProject } from '../testing/content'
import { readFixture } from '../testing/resumeFixtures'
import { openTestDatabase } from '../testing/testApp'
import { addTranslations } from './merge/addTranslations'
import { detectLanguage } from './contentLanguage'
import { type ContentPost, emptyLists } from './contentSchema'
import { exportContent } from './database/exportContent'
import { importContent } from './database/importContent'
import { formatMarkdown, parseMarkdownPost } from './posts/markdownPost'
import { readContent } from './readContent'
import { writeContent } from './write/writeContent'

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

const write = (files: Record<string, string>) => path.join(temporaryFolder(files), 'content.yaml')

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

it('takes a list that is stored as text for a list in every language', async () => {
  const lists = `{ id: [Kopi, Teh], en: 'Coffee, Tea', jv: [Wedang] }`
  const text = file.replace('bio:', `certifications: ${lists}\n  bio:`)
  const { content } = readContent(write({ 'content.yaml': text }))
  const { database } = await openTestDatabase(content)
  const { certifications, translations } = await database
    .selectFrom('profiles')
    .select(['certifications', 'translations'])
    .executeTakeFirstOrThrow()
  expect(certifications).toBe('Kopi, Teh')
  expect(translations).toContain('"certifications":"Coffee, Tea"')
  const target = path.join(temporaryFolder(), 'exported.yaml')
  await writeContent(target, await exportContent(database))
  expect(parse(readFileSync(target, 'utf8'))).toMatchObject({
    profile: { certifications: { id: ['Kopi', 'Teh'], en: ['Coffee', 'Tea'], jv: ['Wedang'] } },
  })
})

it.each([
  ['Batik Shop', 'x'.repeat(201), ':13 projects[0].title.en: '],
  ['id: Toko Batik, ', '', ':13 projects[0].title: is missing'],
  ['en: I write.', 'English: I write.', ':3 profile.bio: must be text'],
  ['title: Article', 'title: 3', 'artikel.en.md:2 title: must be text'],
])('names the place of the mistake when %s becomes %s', (valid, invalid, place) => {
  const files = Object.entries(written).map(([name, text]) => [name, text.replace(valid, invalid)])
  expect(() => readContent(write(Object.fromEntries(files) as typeof written))).toThrow(place)
})

const experience = (job_title: string, year: number, more: object = {}) => ({
  ...{ job_title, company_name: 'Kopi Nusa', start_date: `${year}` },
  ...more,
})

it('adds the texts that differ, in lists of equal length by their position', () => {
  const own = buildContent({
    profile: { full_name: 'Dewi Contoh', bio: 'Saya menulis.', email: 'dewi@contoh.id' },
    experiences: [experience('Magang', 2017), experience('Ketua', 2020)],
    projects: [contentProject(1, { translations: { en: { description: 'Maps.' } } })],
  })
  const other = buildContent({
    profile: { full_name: 'Dewi Contoh', bio: 'I write.', email: 'other@contoh.id' },
    experiences: [experience('Intern', 2017), experience('Ketua', 2020)],
    projects: [contentProject(1, { title: 'One' })],
  })
  const { content, unmatched } = addTranslations(own, other, 'en')
  expect(unmatched).toEqual([])
  expect(content).toEqual({
    ...own,
    profile: { ...own.profile, translations: { en: { bio: 'I write.' } } },
    experiences: [
      experience('Magang', 2017, { translations: { en: { job_title: 'Intern' } } }),
      experience('Ketua', 2020),
    ],
    projects: [contentProject(1, { translations: { en: { description: 'Maps.', title: 'One' } } })],
  })
})

it('matches the entries of a shorter list by their dates, and names those that match none', () => {
  const own = buildContent({ experiences: [experience('Magang', 2017), experience('Ketua', 2020)] })
  const experiences = [experience('Lead', 2020), experience('CTO', 2023), experience('Cook', 2001)]
  const { content, unmatched } = addTranslations(own, buildContent({ experiences }), 'en')
  expect(content.experiences).toEqual([
    experience('Magang', 2017),
    experience('Ketua', 2020, { translations: { en: { job_title: 'Lead' } } }),
  ])
  expect(unmatched).toEqual(['experiences[1]', 'experiences[2]'])
})

it('recognises the language of texts, and none in a few names', () => {
  const profile = { full_name: 'Dewi', current_job_title: 'Data Engineer' }
  expect(detectLanguage({ profile, ...emptyLists })).toBeUndefined()
  const bio = 'Ich baue schnelle und zugängliche Anwendungen für das Web.'
  expect(detectLanguage({ profile: { ...profile, bio }, ...emptyLists })).toBe('de')
  for (const [name, language] of [
    ['american-plain-skills.json', 'en'],
    ['indonesian-mistakes.json', 'id'],
    ['spanish-markdown.json', 'es'],
  ] as const) {
    expect([name, detectLanguage(readFixture(name).content)]).toEqual([name, language])
  }
})

describe('the file of a post', () => {
  const parse = (file: string) => parseMarkdownPost(file, 'nama-berkas')
  const dated = '---\ntitle: A\npublishedAt: 2026-06-10\n'

  it('reads fields and text; the slug is the name of the file', () => {
    const file =
      '\uFEFF---\r\ntitle: Peta\r\npublishedAt: 2026-06-10\r\n---\r\n\r\n# Satu\r\n\r\nDua.\r\n'
    const text = { slug: 'nama-berkas', content: '# Satu\n\nDua.' }
    const fields = { title: 'Peta', publishedAt: '2026-06-10', ...text }
    expect(parse(file)).toMatchObject({ fields })
    const named = parse(file.replace('title', 'slug: lain\r\ntitle'))
    expect(named).toMatchObject({ fields: { slug: 'lain' } })
  })

  it.each([
    ['no front matter', '# Peta\n', 1, '', /must begin with a line ---/],
    ['an error of syntax', '---\ntitle: A\nexcerpt: a: b\n---\n', 3, '', /second colon/],
    ['a missing field', '---\ntitle: A\n---\n', 1, 'publishedAt', /is missing/],
    ['a number', '---\ntitle: 2048\npublishedAt: 2026-06-10\n---\n', 2, 'title', /in quotes/],
    ['a long text', `${dated}---\n${'a'.repeat(100_001)}`, 5, 'content', /more than 100000/],
  ])('names the line of %s', (_what, file, line, field, message) => {
    const read = parse(file)
    const [first] = 'mistakes' in read ? read.mistakes : []
    expect(first).toMatchObject({ line, message: expect.stringMatching(message) as string })
    expect(first?.path.join('.')).toBe(field)
  })

  /** The file of a post without translations. */
  const format = ({ slug: _, ...fields }: ContentPost): string => formatMarkdown(fields)

  const oddText = fc
    .array(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom(
          ...['---', '\n', '\r\n', ' ', '"', "'", '# ', ': ', '- ', '|', '\u2028', '\t', '&a'],
        ),
      ),
      { minLength: 1 },
    )
    .map((parts) => parts.join(''))
    .filter((text) => text.length > 0 && text.length <= 200)

  it('reads what it writes, with any text', () => {
    const posts = fc.record(
      {
        title: oddText,
        excerpt: oddText,
        publishedAt: fc.constant('2026-06-10'),
        tags: fc.array(oddText, { minLength: 1, maxLength: 3 }),
        author: fc.record({ name: oddText }),
        content: oddText.map(normaliseMarkdown),
      },
      { requiredKeys: ['title', 'publishedAt', 'content'] },
    )
    fc.assert(
      fc.property(posts, (written) => {
        const file = format({ ...written, slug: 'nama-berkas' })
        const read = parse(file)
        if ('mistakes' in read) throw new Error(JSON.stringify(read.mistakes))
        expect(read.fields).toEqual({ ...written, slug: 'nama-berkas' })
        expect(format(read.fields)).toBe(file)
      }),
      { seed: 1, numRuns: Number(process.env.SOAK_TEXTS ?? 100) },
    )
  })
})
