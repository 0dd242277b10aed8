import { hashOf } from '../../pictures/repository'
import { contentProject } from '../../testing/content'
import { openTestDatabase } from '../../testing/testApp'
import { exportContent } from '../database/exportContent'
import { importContent } from '../database/importContent'
import { readSample } from '../readContent'
import { applyImport } from './applyImport'

const post = { title: 'Subak', slug: 'subak', excerpt: 'Air.', publishedAt: '2026-01-02' }

const skills = ['Go', 'Rust'].map((name) => ({ name, category: 'Bahasa', percent: 80 }))
const source = {
  categories: [{ name: 'Bahasa' }],
  skills,
  projects: [contentProject(7, { category: undefined, skills: ['Rust'] })],
}

const importOf = (content: object, kind = 'A', pictures = new Map<string, Buffer>()) => [
  { kind, content, pictures },
]

it('keeps what projects and testimonials of the owner refer to', async () => {
  const { database } = await openTestDatabase()
  await applyImport(database, importOf(source), {})
  const own = await exportContent(database)
  own.projects.push(contentProject(9, { skills: ['Go'] }))
  own.testimonials[0] = { ...own.testimonials[0]!, project: own.projects[0]?.title }
  await importContent(database, own)
  const { projects, testimonials } = own
  expect([projects[0]?.title, testimonials[0]?.project]).toEqual(['Proyek 7', 'Proyek 7'])
  const shorter = importOf({ categories: [], skills: [], projects: [] })
  await applyImport(database, shorter, { deletes: true })
  const left = await exportContent(database)
  expect(left.skills).toContainEqual({ name: 'Go', category: 'Bahasa' })
  expect(left.skills.map(({ name }) => name)).not.toContain('Rust')
  expect(left.testimonials[0]).not.toHaveProperty('project')
})

it('replaces the sample, but nothing that the owner has changed in it', async () => {
  const { database } = await openTestDatabase(readSample())
  const own = await exportContent(database)
  own.profile = { ...own.profile, full_name: 'Dewi', bio: 'Perajin kode.' }
  own.projects[0]!.description = 'Milik saya.'
  await importContent(database, own)
  await applyImport(database, importOf({ posts: [post] }, 'B'), {})
  const given = { profile: { full_name: 'Dewi S.', location: 'Solo' }, projects: [] }
  const { changes } = await applyImport(database, importOf(given), { deletes: true })
  expect(changes.kept).toMatchObject([{ field: 'full_name', own: 'Dewi', given: 'Dewi S.' }])
  expect(changes.removed).toHaveLength(own.projects.length - 1)
  const { profile, projects } = await exportContent(database)
  expect(profile).toMatchObject({ full_name: 'Dewi', bio: 'Perajin kode.', location: 'Solo' })
  expect([profile.email, projects.map(({ title }) => title)]).toEqual([
    undefined,
    [own.projects[0]?.title],
  ])
})

it.each([
  ['a picture that is none', { posts: [post] }, [[`${hashOf(Buffer.from('a'))}.webp`, 'a']]],
  ['two posts at one address', { posts: [post, { ...post, title: 'Lain' }] }, []],
  ['an unknown category', { skills: [{ name: 'Go', category: 'Lain' }] }, []],
] as const)('writes nothing of %s', async (_what, content, files) => {
  const { database } = await openTestDatabase()
  const before = await exportContent(database)
  const pictures = new Map(files.map(([name, text]) => [name, Buffer.from(text)]))
  const given = importOf(structuredClone(content), 'A', pictures)
  await expect(applyImport(database, given, {})).rejects.toMatchObject({ name: 'UserFacingError' })
  expect(await exportContent(database)).toEqual(before)
})
