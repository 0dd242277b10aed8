import sampleResume from '@jsonresume/schema/sample.resume.json'
import resumeJsonSchema from '@jsonresume/schema/schema.json'
import Ajv from 'ajv'
import addFormats from 'ajv-formats'
import { paths } from '../../paths'
import { cleanUp } from '../../testing/cleanUp'
import { openTestDatabase } from '../../testing/testApp'
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
  ...fixtureNames.map((name): [string, () => Content] => [name, () => readFixture(name).content]),
]

const ajv = new Ajv({ strict: false, allErrors: true })
addFormats(ajv)
const isResume = ajv.compile({ ...resumeJsonSchema, $schema: undefined })

it.each(samples)('%s is a valid JSON Resume when it is exported', (_name, content) => {
  expect(findMistakes(asFile(content()))).toEqual([])
  isResume(JSON.parse(JSON.stringify(toJsonResume(content()))))
  expect(isResume.errors).toBeNull()
})

it('the sample is the same after a round trip through the database and a JSON Resume', async () => {
  const { database } = await openTestDatabase(readContent(paths.sampleContent).content)
  const before = await exportContent(database)
  const after = asFile(read(JSON.parse(JSON.stringify(toJsonResume(before))) as object))
  // Statements for visitors of the site have no place in a résumé, and a picture of the site itself
  // has no absolute address. A certificate that has only a name becomes one of the other list.
  const notInResume = [
    ...['preferred_tech_stack', 'certifications', 'translations', 'profile_picture_full_url'],
    ...['projects_completed', 'response_time', 'values', 'principles', 'invitations'],
  ]
  const profile = Object.entries(before.profile).filter(([field]) => !notInResume.includes(field))
  expect(after.profile).toMatchObject(Object.fromEntries(profile))
  const { certificates, certifications } = before.profile
  expect(after.profile.certificates?.map(({ name }) => name)).toEqual([
    ...(certificates ?? []).map(({ name }) => name),
    ...(certifications ?? []),
  ])
  expect(after.experiences).toEqual(before.experiences)
  expect(after.educations).toEqual(before.educations)
  const kept = ({ title, highlights, created_at, skills }: Content['projects'][0]) => {
    return { title, highlights, created_at, skills }
  }
  const active = before.projects.filter(({ is_active }) => is_active !== false)
  expect(after.projects.map(kept)).toEqual(active.map(kept))
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
  const { database } = await openTestDatabase(readFixture('american-plain-skills.json').content)
  const { projects, skills } = await exportContent(database)
  const titles = ['Ledgerline', 'Pinecone Weather', 'Trailmix', 'Rainbarrel', 'Old Mill']
  expect(projects.map(({ title }) => title)).toEqual(titles)
  const [first] = skills
  const group = skills.filter(({ category }) => category === first?.category)
  expect(group.map(({ percent }) => percent)).toEqual([
    undefined,
    undefined,
    80,
    undefined,
    undefined,
  ])
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

it('takes a Mastodon name that is given as an address', () => {
  const profiles = [{ network: 'Mastodon', url: '@dewi@mastodon.example' }]
  const { profile } = read({ basics: { name: 'Dewi', profiles } })
  expect(profile.links).toMatchObject([{ url: 'https://mastodon.example/@dewi' }])
})

it.each([
  [{ language: 'en-GB' }, 'en-GB'],
  [{ language: 3 }, undefined],
  [null, undefined],
])('with meta %j is in the language %s', (meta, language) => {
  expect(fromJsonResume({ basics: { name: 'Ana' }, meta }, '2026-01-01')?.language).toBe(language)
})
