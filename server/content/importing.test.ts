import { parse, stringify } from 'yaml'
import type { Db } from '../database/schema'
import { readContentVersion } from '../database/contentWrites'
import { paths } from '../paths'
import { buildContent, caseStudy, contentProject, contentTestimonial } from '../testing/content'
import { cleanUp } from '../testing/cleanUp'
import { createTestApp, get, send } from '../testing/testApp'
import type { Content } from './contentSchema'
import { exportContent } from './exportContent'
import { importContent } from './importContent'
import { readContent } from './readContent'

afterAll(cleanUp)

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
  it('changes nothing when it is repeated', async () => {
    const { database } = await createTestApp()
    const before = await everything(database)
    await importContent(database, buildContent())
    expect(await everything(database)).toEqual(before)
  })

  it('clears fields that an entry no longer has', async () => {
    const content = buildContent()
    const { full_name, email } = content.profile
    const profile = { full_name, email, phone_number: '+62 811', bio: 'Lama' }
    const [job, ...jobs] = content.experiences as [Content['experiences'][0]]
    const { job_title, company_name, start_date } = job
    const { database } = await createTestApp({ ...content, profile })
    await importContent(database, {
      ...content,
      profile: { full_name, email },
      experiences: [{ job_title, company_name, start_date }, ...jobs],
    })
    const { profiles, experiences } = await everything(database)
    expect(profiles).toMatchObject([{ full_name, phone_number: null, bio: null }])
    expect(experiences).toContainEqual(
      expect.objectContaining({ job_title, company_name, description: null, location: null }),
    )
  })

  it('clears a percentage, a rating and dates that an entry no longer has', async () => {
    const content = buildContent()
    const { database } = await createTestApp(content)
    const [{ name, category }, ...skills] = content.skills as [Content['skills'][0]]
    const [{ title }, ...projects] = content.projects as [Content['projects'][0]]
    const [{ customer_name, description }] = content.testimonials as [Content['testimonials'][0]]
    await importContent(database, {
      ...content,
      skills: [{ name, category, is_listed: true }, ...skills],
      projects: [{ title }, ...projects],
      testimonials: [{ customer_name, description }],
    })
    const { profile_skills, projects: rows, testimonials } = await everything(database)
    expect(profile_skills).toContainEqual(expect.objectContaining({ percent: null }))
    expect(rows).toContainEqual(expect.objectContaining({ title, created_at: null }))
    expect(testimonials).toMatchObject([{ customer_name, rating: null, created_at: null }])
  })

  it('clears the project of a testimonial when the project is removed', async () => {
    const { database } = await createTestApp(withStories())
    const content = withStories()
    const [{ project: _, ...unlinked }, ...testimonials] = content.testimonials as [
      Content['testimonials'][0],
    ]
    await importContent(database, {
      ...content,
      projects: content.projects.slice(1),
      testimonials: [unlinked, ...testimonials],
    })
    const rows = await database.selectFrom('testimonials').select(['id', 'project_id']).execute()
    expect(rows).toContainEqual({ id: 1, project_id: null })
    expect(rows).toContainEqual({ id: 2, project_id: 3 })
  })

  it('changes the appearance only if the file has one', async () => {
    const { database } = await createTestApp(buildContent({ appearance: { dye: 'nila' } }))
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
  })

  it('never reuses an id', async () => {
    const { database, app } = await createTestApp()
    await importContent(database, buildContent({ projects: [] }))
    const body = { title: 'Sesudah' }
    const { data } = await send<{ project: { id: number } }>(app, 'POST', '/projects', body)
    expect(data.project.id).toBe(5)
  })

  it('is one transaction, and the next read returns its result', async () => {
    const { database, app } = await createTestApp()
    const before = await everything(database)
    const version = await readContentVersion(database)
    const broken = buildContent({ projects: [contentProject(7), contentProject(8, { slug: 'a' })] })
    broken.projects.push({ ...contentProject(9), slug: 'a' })
    await expect(importContent(database, broken)).rejects.toThrow()
    expect(await everything(database)).toEqual(before)
    expect(await readContentVersion(database)).toBe(version)

    await importContent(database, buildContent({ profile: { full_name: 'Lain' } }))
    const { data } = await get<{ profile: { full_name: string } }>(app, '/profiles/1')
    expect(data.profile.full_name).toBe('Lain')
  })

  it('replaces what the owner has edited only where that is wanted', async () => {
    const { app, database } = await createTestApp()
    const content = buildContent({ profile: { full_name: 'Dari berkas' } })
    await importContent(database, content, { keepsEdits: true })
    await send(app, 'PUT', '/profiles/1', { full_name: 'Dari Studio' })
    await expect(importContent(database, content, { keepsEdits: true })).rejects.toThrow(
      /was edited in the studio or by the API/,
    )
    const { data } = await get<{ profile: { full_name: string } }>(app, '/profiles/1')
    expect(data.profile.full_name).toBe('Dari Studio')
    await importContent(database, content)
    await importContent(database, content, { keepsEdits: true })
  })

  it('writes more rows than one statement can', async () => {
    const projects = Array.from({ length: 1000 }, (_, index) => contentProject(index + 1))
    const { database } = await createTestApp(buildContent({ projects }))
    expect((await exportContent(database)).projects).toHaveLength(1000)
  })
})

/** Texts that YAML and the databases might change. */
const oddStory = ['---', 'a: "b"', '', '  tab\there  ', '\r\n# \'"`|>', '', '```', '...', ''].join(
  '\n',
)

const withStories = () =>
  buildContent({
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
    const { database } = await createTestApp(content())
    const before = await everything(database)
    const exported = await exportContent(database)
    await importContent(database, exported)
    expect(await everything(database)).toEqual(before)

    const other = await createTestApp(exported)
    expect(await exportContent(other.database)).toEqual(exported)
  })

  it('contains case studies as they were imported, also as YAML', async () => {
    const { database } = await createTestApp(withStories())
    const exported = parse(stringify(await exportContent(database))) as Content
    expect(exported.projects[0]).toMatchObject(caseStudy)
    expect(exported.projects[1]).toMatchObject({ story: oddStory, start_date: '2024' })
    expect(exported.projects[1]).not.toHaveProperty('pictures')
    expect(exported.testimonials.map(({ project }) => project)).toEqual([
      'proyek-1',
      '。！',
      undefined,
    ])
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
