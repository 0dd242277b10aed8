import { parse, stringify } from 'yaml'
import type { Db } from '../../database/schema'
import { readContentVersion } from '../../database/contentWrites'
import { paths } from '../../paths'
import { buildContent, caseStudy, contentTestimonial, contentProject } from '../../testing/content'
import { createTestApp, get, send, openTestDatabase } from '../../testing/testApp'
import type { Content } from '../contentSchema'
import { exportContent } from './exportContent'
import { importContent } from './importContent'
import { readContent } from '../readContent'

const tables = [
  ...(['profiles', 'appearance', 'experiences', 'educations', 'categories', 'skills'] as const),
  ...(['profile_skills', 'projects', 'project_skills', 'testimonials', 'posts'] as const),
]

/** All rows of all tables. */
async function everything(db: Db): Promise<Record<string, unknown[]>> {
  const rows: Record<string, unknown[]> = {}
  for (const table of tables) {
    const all = await db.selectFrom(table).selectAll().execute()
    rows[table] = all.sort((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)))
  }
  return rows
}

async function ids(db: Db, table: 'projects' | 'categories'): Promise<unknown> {
  const rows = (await everything(db))[table] as { id: number; title?: string; name?: string }[]
  return Object.fromEntries(rows.map(({ id, title, name }) => [title ?? name, id]))
}

describe('an import', () => {
  it('clears fields that an entry no longer has', async () => {
    const job = { job_title: 'Kepala', company_name: 'C', start_date: '2016-01-01' }
    const project = { title: 'Proyek 2', created_at: '2024-01-02T00:00:00.000Z' }
    const words = { customer_name: 'Pelanggan 1', description: 'Bagus.' }
    const full = buildContent({
      profile: { full_name: 'Dewi Contoh', bio: 'Lama' },
      experiences: [{ ...job, description: 'Lama', location: 'Solo' }],
      projects: [contentProject(1), { ...project, story: 'Lama' }],
      testimonials: [{ ...words, rating: 5, project: 'proyek-1' }],
    })
    const { database } = await openTestDatabase(full)
    // The project that a testimonial names is removed.
    const changes = { experiences: [job], projects: [project], testimonials: [words] }
    await importContent(database, { ...full, profile: { full_name: 'Dewi Contoh' }, ...changes })
    const rows = await everything(database)
    expect(rows.profiles).toMatchObject([{ full_name: 'Dewi Contoh', bio: null }])
    expect(rows.experiences).toMatchObject([{ ...job, description: null, location: null }])
    expect(rows.projects).toMatchObject([{ id: 2, story: null }])
    expect(rows.testimonials).toMatchObject([{ ...words, rating: null, project_id: null }])
  })

  it('changes the appearance only if the file has one', async () => {
    const { database } = await openTestDatabase(buildContent({ appearance: { dye: 'nila' } }))
    const read = async () => (await exportContent(database)).appearance
    expect(await read()).toEqual({ dye: 'nila' })
    await importContent(database, buildContent())
    expect(await read()).toEqual({ dye: 'nila' })
    await importContent(database, buildContent({ appearance: {} }))
    expect(await read()).toBeUndefined()
  })

  it('keeps the ids of entries when others are added, removed and reordered', async () => {
    const { database, app } = await createTestApp()
    const [first, , third] = buildContent().projects
    const categories = [...buildContent().categories, { name: 'Baru' }].reverse()
    const projects = [contentProject(9), third!, { ...first!, description: 'Lain' }]
    await importContent(database, buildContent({ categories, projects }))
    const expected = { [first!.title]: 1, [third!.title]: 3, 'Proyek 9': 5 }
    expect(await ids(database, 'projects')).toEqual(expected)
    expect(await ids(database, 'categories')).toMatchObject({ 'Full Stack': 2, Baru: 5 })
    const { data } = await get<{ project: { description: string } }>(app, '/projects/1')
    expect(data.project.description).toBe('Lain')
    // An id is not used again.
    await importContent(database, buildContent({ projects: [] }))
    const added = await send<{ project: { id: number } }>(app, 'POST', '/projects', { title: 'A' })
    expect(added.data.project.id).toBe(6)
  })

  it('is one transaction, after which another import is possible', async () => {
    const { database } = await openTestDatabase()
    const before = await everything(database)
    const version = await readContentVersion(database)
    const repeated = [8, 9].map((number) => contentProject(number, { slug: 'a' }))
    const broken = buildContent({ projects: [contentProject(7), ...repeated] })
    await expect(importContent(database, broken)).rejects.toThrow()
    expect(await everything(database)).toEqual(before)
    expect(await readContentVersion(database)).toBe(version)
    await importContent(database, buildContent({ profile: { full_name: 'Lain' } }))
    expect((await exportContent(database)).profile.full_name).toBe('Lain')
  })

  it('replaces what the owner has edited only where that is wanted', async () => {
    const { app, database } = await createTestApp()
    const content = buildContent({ profile: { full_name: 'Dari berkas' } })
    await importContent(database, content, { keepsEdits: true })
    await send(app, 'PUT', '/profiles/1', { full_name: 'Dari Studio' })
    await expect(importContent(database, content, { keepsEdits: true })).rejects.toThrow(
      /was edited in the studio or by the API/,
    )
    expect((await exportContent(database)).profile.full_name).toBe('Dari Studio')
    await importContent(database, content)
    await importContent(database, content, { keepsEdits: true })
  })
})

/** Texts that YAML and the databases might change. */
const oddStory = '---\na: "b"\n\n  tab\there  \n\r\n# \'"`|>\n\n```\n...\n'

const withStories = () =>
  buildContent({
    educations: [{ degree: 'SMK', start_date: '2010-07', end_date: '2013-05' }],
    skills: [
      ...buildContent().skills,
      // A technology in two categories.
      { name: 'React', category: 'Full Stack', percent: 60, level: 'Expert' },
    ],
    projects: [
      contentProject(1, { ...caseStudy }),
      contentProject(2, { story: oddStory, start_date: '2024', pictures: [] }),
      contentProject(3, { title: '。！' }),
    ],
    testimonials: [
      contentTestimonial(1, { project: 'proyek-1', project_title: 'Judul lain' }),
      contentTestimonial(2, { project: '。！' }),
      contentTestimonial(3, { project_title: 'Proyek 2' }),
    ],
  })

describe('an export', () => {
  it.each([
    ['a small portfolio', () => buildContent()],
    ['case studies', withStories],
    ['the sample', () => readContent(paths.sampleContent).content],
  ])('changes nothing when it is imported again: %s', async (_name, content) => {
    const { database } = await openTestDatabase(content())
    const before = await everything(database)
    const exported = await exportContent(database)
    await importContent(database, parse(stringify(exported)) as Content)
    expect(await everything(database)).toEqual(before)

    const other = await openTestDatabase(exported)
    expect(await exportContent(other.database)).toEqual(exported)
  })

  it('contains what was written through the API', async () => {
    const { database, app } = await createTestApp()
    await send(app, 'POST', '/skills', { name: 'Rust', category_id: 2 })
    await send(app, 'PUT', '/skills/5', { is_active: 0 })
    await send(app, 'POST', '/projects', { title: 'Lewat API', skill_names: [{ id: 6 }] })
    const exported = await exportContent(database)
    expect(exported.skills).toContainEqual({ name: 'Rust', category: 'Full Stack' })
    expect(exported.skills).toContainEqual(
      expect.objectContaining({ name: 'jQuery', is_active: false, is_in_catalogue: false }),
    )
    expect(exported.projects[0]).toMatchObject({ title: 'Lewat API', skills: ['Rust'] })
    const before = await everything(database)
    await importContent(database, exported)
    const after = await everything(database)
    const withoutOrder = (rows: unknown[] = []) =>
      rows.map((row) => ({ ...(row as object), sort_order: 0, updated_at: '' }))
    for (const table of tables)
      expect(withoutOrder(after[table])).toEqual(withoutOrder(before[table]))
  })
})
