import sampleResume from '@jsonresume/schema/sample.resume.json'
import resumeJsonSchema from '@jsonresume/schema/schema.json'
import Ajv from 'ajv'
import addFormats from 'ajv-formats'
import { paths } from '../../paths'
import { cleanUp } from '../../testing/cleanUp'
import { createTestApp, get } from '../../testing/testApp'
import type { Content } from '../contentSchema'
import { exportContent } from '../exportContent'
import { readContent } from '../readContent'
import { findMistakes } from '../validate'
import { fixtureNames, readFixture } from '../../testing/resumeFixtures'
import { fromJsonResume, toJsonResume } from './jsonResume'

afterAll(cleanUp)

/** Reads a résumé that has a name. */
function read(resume: object): Content {
  const { content } = fromJsonResume(resume as Record<string, unknown>, '2026-01-01') ?? {}
  if (!content) throw new Error('The résumé has no name.')
  return content
}

/** Without fields that are undefined, as a file has it. */
const asFile = (content: Content) => JSON.parse(JSON.stringify(content)) as Content

const samples: [name: string, content: () => Content][] = [
  ['the sample', () => readContent(paths.sampleContent).content],
  ['the résumé of the schema', () => read(sampleResume)],
  ...fixtureNames.map((name): [string, () => Content] => [
    name,
    () => asFile(readFixture(name).content),
  ]),
]

describe.each(samples)('%s', (_name, content) => {
  it('is valid content', () => {
    expect(findMistakes(asFile(content()))).toEqual([])
  })

  it('is a valid JSON Resume when it is exported', () => {
    const ajv = new Ajv({ strict: false, allErrors: true })
    addFormats(ajv)
    const isResume = ajv.compile({ ...resumeJsonSchema, $schema: undefined })
    isResume(JSON.parse(JSON.stringify(toJsonResume(content()))))
    expect(isResume.errors).toBeNull()
  })

  it('is the same after a round trip through the database and a JSON Resume', async () => {
    const { database } = await createTestApp(content())
    const before = await exportContent(database)
    const after = asFile(read(JSON.parse(JSON.stringify(toJsonResume(before))) as object))
    // Statements for visitors of the site have no place in a résumé.
    const ofSite = ['projects_completed', 'response_time', 'values', 'principles', 'invitations']
    // A certificate that has only a name becomes one of the other list.
    const notInResume = ['preferred_tech_stack', 'certifications', 'translations', ...ofSite]
    const profile = Object.fromEntries(
      Object.entries(before.profile).filter(([field]) => !notInResume.includes(field)),
    ) as typeof before.profile
    const links = { profile_picture_full_url: expect.anything() as unknown }
    // A picture of the site itself has no absolute address.
    const isOwnPicture = profile.profile_picture_full_url?.startsWith('/')
    expect({ ...after.profile, ...(isOwnPicture && links) }).toMatchObject({
      ...profile,
      ...(isOwnPicture && links),
    })
    const { certificates = [], certifications = [] } = before.profile
    expect(after.profile.certificates?.map(({ name }) => name) ?? []).toEqual([
      ...(certificates ?? []).map(({ name }) => name),
      ...(certifications ?? []),
    ])
    expect(after.experiences).toEqual(before.experiences)
    expect(after.educations).toEqual(before.educations)
    const active = before.projects.filter(({ is_active }) => is_active !== false)
    expect(after.projects.map(({ title, highlights }) => [title, highlights])).toEqual(
      active.map(({ title, highlights }) => [title, highlights]),
    )
    expect(after.projects.map(({ created_at, skills }) => [created_at, skills])).toEqual(
      active.map(({ created_at, skills }) => [created_at, skills]),
    )
  })
})

it('keeps the names of links', () => {
  const links = [
    { name: 'a', url: 'https://a.example' },
    { name: 'b.example', url: 'https://www.b.example/dewi' },
    { name: 'GitHub', url: 'https://github.com/dewi-lain' },
  ]
  const content = read({ basics: { name: 'A' } })
  const profile = { ...content.profile, github_profile: 'https://github.com/dewi', links }
  const back = read(toJsonResume({ ...content, profile })).profile
  expect(back.github_profile).toBe('https://github.com/dewi')
  expect(back.links).toEqual(expect.arrayContaining(links))
})

it('keeps role, client, period and place on the home page of a project', () => {
  const content = read({ basics: { name: 'A' } })
  const projects = [
    {
      title: 'Lama',
      role: 'Perancang, pengembang',
      client: 'Warung Sinta',
      start_date: '2021-02',
      end_date: '2021-09',
      created_at: '2021-10-01',
    },
    { title: 'Masih berjalan', start_date: '2023-05', created_at: '2023-05-20' },
    { title: 'Hanya tanggal', created_at: '2022-01-01', is_featured: true },
  ]
  const back = read(toJsonResume({ ...content, projects })).projects
  expect(back).toMatchObject(projects)
  expect(back.map(({ is_featured }) => is_featured)).toEqual([undefined, undefined, true])
  expect(back[1]?.end_date).toBeUndefined()
  expect(back[2]?.start_date).toBeUndefined()
})

it('is imported in the order of the résumé', async () => {
  const { app } = await createTestApp(readFixture('american-plain-skills.json').content)
  const { data } = await get<{ projects: { title: string }[] }>(app, '/projects')
  expect(data.projects.map(({ title }) => title)).toEqual([
    'Ledgerline',
    'Pinecone Weather',
    'Trailmix',
    'Rainbarrel',
    'Old Mill',
  ])
  const skills = await get<{ profile_skills: { skills: { percent: number | null }[] }[] }>(
    app,
    '/profile-skills/profile/1',
  )
  const [group] = skills.data.profile_skills
  expect(group?.skills.map(({ percent }) => percent)).toEqual([null, null, 80, null, null])
})

it.each([
  [{}],
  [{ basics: null }],
  [{ basics: { name: ' ' } }],
  [{ basics: { name: ['Dewi'] } }],
  [{ basics: 'Dewi' }],
])('is not read without a name: %j', (resume) => {
  expect(fromJsonResume(resume as Record<string, unknown>, '2026-01-01')).toBeUndefined()
})

it.each([
  ...[null, true, 7, 'text', '<b></b>', [], ['text'], ['<p>'], {}, { name: 7 }, [[1]], [null]],
])('may have %j in every field', (value) => {
  const lists = Object.keys(sampleResume).filter((name) => name !== 'basics')
  const fields = Object.keys(sampleResume.basics).filter((name) => name !== 'name')
  const basics = { name: 'A' }
  const resumes = [
    ...lists.map((list) => ({ basics, [list]: value })),
    ...lists.map((list) => ({ basics, [list]: [{ name: value, keywords: value, title: 'A' }] })),
    ...fields.map((field) => ({ basics: { ...basics, [field]: value } })),
  ]
  for (const resume of resumes) expect(findMistakes(asFile(read(resume)))).toEqual([])
})

it('is cut to the lengths that the content allows', () => {
  const long = 'panjang '.repeat(5000)
  const content = read({
    basics: { name: long, summary: long, email: `a@${long.replaceAll(' ', '')}.example` },
    work: [{ name: long, position: long, highlights: Array(200).fill(long) as string[] }],
    skills: [{ name: long, keywords: [long] }],
  })
  expect(findMistakes(asFile(content))).toEqual([])
})

it.each([
  [{ language: 'en-GB' }, 'en-GB'],
  [{ language: 3 }, undefined],
  [null, undefined],
])('with meta %j is in the language %s', (meta, language) => {
  expect(fromJsonResume({ basics: { name: 'Ana' }, meta }, '2026-01-01')?.language).toBe(language)
})
