import careerChanger from '@jsonresume/schema/examples/career-changer.resume.json'
import newGraduate from '@jsonresume/schema/examples/new-grad.resume.json'
import seniorEngineer from '@jsonresume/schema/examples/senior-engineer.resume.json'
import sampleResume from '@jsonresume/schema/sample.resume.json'
import resumeJsonSchema from '@jsonresume/schema/schema.json'
import Ajv from 'ajv'
import addFormats from 'ajv-formats'
import { paths } from '../../paths'
import { asFile, fixtureNames, readFixture } from '../../testing/resumeFixtures'
import { openTestDatabase } from '../../testing/testApp'
import type { Content } from '../contentSchema'
import { exportContent } from '../database/exportContent'
import { readContent } from '../readContent'
import { findMistakes } from '../validate'
import { fromJsonResume, toJsonResume } from './jsonResume'
import { plainText } from './plainText'
import publicForms from './publicForms.json'

type Resume = Record<string, unknown>

const parse = (resume: object) => fromJsonResume(resume as Resume, '2026-01-01')

/** Reads a résumé that has a name. */
function read(resume: object): Content {
  const { content } = parse(resume) ?? {}
  if (!content) throw new Error('The résumé has no name.')
  return content
}

const write = (content: Content) => asFile(toJsonResume(content)) as Resume

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
  isResume(write(content()))
  expect(isResume.errors).toBeNull()
})

it('the organisation of a project is assumed to be its client', () => {
  const projects = [
    { name: 'A', entity: 'Dinas Air' },
    { name: 'B', client: 'Subak' },
  ]
  const { content, notes } = parse({ basics: { name: 'A' }, projects }) ?? {}
  expect(content?.projects).toMatchObject([{ client: 'Dinas Air' }, { client: 'Subak' }])
  expect(notes?.assumed.filter(({ path }) => path.length === 3)).toEqual([
    {
      path: ['projects', 0, 'entity'],
      value: 'Dinas Air',
      message: expect.stringContaining('client') as string,
    },
  ])
})

it('a position that has not begun is not the current one', () => {
  const positions = [{}, { endDate: 'Present' }, { isCurrent: true }].map((more) => ({
    ...{ name: 'A', position: 'B', startDate: '2199-02', ...more },
  }))
  const { profile, experiences } = read({ basics: { name: 'A' }, work: positions })
  const expected = { job_title: 'B', company_name: 'A', start_date: '2199-02' }
  expect([profile.years_of_experience, ...experiences]).toEqual([
    undefined,
    ...positions.map(() => expected),
  ])
})

it('the sample is the same after a round trip through the database and a JSON Resume', async () => {
  const { database } = await openTestDatabase(readContent(paths.sampleContent).content)
  const before = await exportContent(database)
  const after = asFile(read(write(before)))
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
  expect(parse(resume)).toBeUndefined()
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
  const long = 'panjang '.repeat(2600)
  const content = read({
    basics: { name: long, summary: long, email: `a@${long.replaceAll(' ', '')}.example` },
    work: [{ name: long, position: long, highlights: Array(200).fill(long) as string[] }],
    skills: [{ name: long, keywords: [long] }],
  })
  expect(findMistakes(asFile(content))).toEqual([])
})

it('notes the entries of a list that are more than the content may have', () => {
  const publications = Array.from({ length: 101 }, (_, index) => ({ name: `Makalah ${index}` }))
  const awards = publications.map(({ name }) => name)
  const { content, notes } = parse({ basics: { name: 'A' }, publications, awards }) ?? {}
  expect(content?.profile.publications).toHaveLength(100)
  expect(notes?.leftOut.map(({ path }) => path)).toEqual([
    ['publications', 100],
    ['awards', 100],
  ])
})

it('removes the bullets of highlights, and no signs', () => {
  const highlights = ['-40% build time', '* Built', '• Sold', '– Led']
  const { experiences } = read({ basics: { name: 'A' }, work: [{ position: 'B', highlights }] })
  expect(experiences[0]?.highlights).toEqual(['-40% build time', 'Built', 'Sold', 'Led'])
})

it.each([
  [{ url: 'dewi@example.com' }],
  [{ profiles: [{ network: 'Email', url: 'mailto:dewi@example.com' }] }],
  [{ profiles: [{ network: 'Mastodon', username: '@dewi@example.999' }] }],
])('makes no web address of %j', (fields) => {
  expect(read({ basics: { name: 'Dewi', ...fields } }).profile.links).toBeUndefined()
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
  expect(parse({ basics: { name: 'Ana' }, meta })?.language).toBe(language)
})

const resumes = { sampleResume, careerChanger, newGraduate, seniorEngineer, ...publicForms }

/** All values of a résumé by their paths, as plain texts without whitespace around them. */
function valuesOf(value: unknown, place = ''): [place: string, text: string][] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    const text = plainText(String(value)).replace(/\s+/g, ' ').trim()
    return text === '' ? [] : [[place, text]]
  }
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => valuesOf(item, `${place}[${index}]`))
  }
  return Object.entries(value ?? {}).flatMap(([name, part]) =>
    valuesOf(part, place === '' ? name : `${place}.${name}`),
  )
}

/** Fields of other versions and dialects, which are exported under the names of the schema. */
const otherNames: [place: RegExp, name: string][] = [
  [/^(work\[\d+\])\.company$/, '$1.name'],
  [/^(projects\[\d+\])\.summary$/, '$1.description'],
  [/^(projects\[\d+\])\.website$/, '$1.url'],
  [/^(projects\[\d+\])\.repositoryUrl$/, '$1.repository'],
  [/^basics\.headline$/, 'basics.label'],
  [/^(certificates\[\d+\])$/, '$1.name'],
  [/^(skills\[\d+\])$/, '$1.name'],
]

const nameInSchema = (place: string) =>
  otherNames.reduce((name, [pattern, other]) => name.replace(pattern, other), place)

interface Profile {
  username?: string
}
const profilesOf = (basics: unknown) => (basics as { profiles?: Profile[] }).profiles ?? []

/** What is not the same after a round trip: `place: before → after`. */
function differences(resume: Resume): string[] {
  const exported = write(read(resume))
  const { $schema, meta, ...original } = resume
  delete exported.$schema
  // Those of large networks are exported first.
  const [before = [], after = []] = [original, exported].map(({ basics }) => profilesOf(basics))
  const placeOf = ({ username }: Profile) => before.findIndex((one) => one.username === username)
  after.sort((one, other) => placeOf(one) - placeOf(other))
  const given = new Map(valuesOf(original).map(([place, text]) => [nameInSchema(place), text]))
  const written = new Map(valuesOf(exported))
  return [...new Set([...given.keys(), ...written.keys()])]
    .filter((place) => given.get(place) !== written.get(place))
    .map((place) => `${place}: ${given.get(place) ?? ''} → ${written.get(place) ?? ''}`)
}

/** What the schema has no value for, or what is exported in the form that the schema asks for. */
const always: [reason: string, difference: RegExp][] = [
  ['years are counted', /^basics\.yearsOfExperience: {2}→ \d+$/],
  ['the first projects are featured', /^projects\[\d+\]\.featured: {2}→ true$/],
  ['a current period has no end', /^(work|projects)\[\d+\]\.endDate: \D+ → $/],
  ['a current project is marked', /^projects\[\d+\]\.isCurrent: {2}→ true$/],
  ['dates are in ISO 8601, as far as they are certain', /Date: .+ → \d{4}(-\d\d){0,2}$/],
  ['addresses have a protocol', /\.url: (?:\/\/)?(\S+) → https:\/\/\1$/],
  ['a user name gets an address', /^basics\.profiles\[\d+\]\.url: {2}→ https:/],
  ['networks are spelled as their own', /\.network: (.*) → \1$/i],
]

/** What else is not equal in one résumé. */
const unequal: Record<string, [reason: string, difference: RegExp][]> = {
  'polish with an area only and a consent': [
    ['a place in one line', /^basics\.location/],
    ['a field of its own', /^basics\.consent: .+ → $/],
  ],
  'with custom fields of a portfolio host': [
    ['fields of its own', /\.(karma|rating|yearsOfExperience|isCurrentRole): .+ → $/],
    ['fields of its own for projects', /^projects\[0\]\.(displayName|libraries\[0\]): .+ → $/],
  ],
  'a theme’s meta and Markdown in every text': [
    ['its new name', /^basics\.profiles\[1\]\.network: Twitter → X$/],
    ['technologies of a position', /^work\[0\]\.keywords/],
  ],
  sampleResume: [
    [
      'the start page of a network',
      /^basics\.profiles\[0\]\.url: .*twitter\.com → https:\/\/x\.com/,
    ],
    ['its new name', /^basics\.profiles\[0\]\.network: Twitter → X$/],
  ],
}

it.each(Object.entries<Resume>(resumes))('%s survives a round trip', (name, resume) => {
  const found = differences(resume)
  const own = unequal[name] ?? []
  const patterns = [...always, ...own].map(([, pattern]) => pattern)
  expect(found.filter((text) => !patterns.some((pattern) => pattern.test(text)))).toEqual([])
  // Of the table, nothing is out of date.
  expect(own.filter(([, pattern]) => !found.some((text) => pattern.test(text)))).toEqual([])
})

it.each([
  ['x', 'https://www.linkedin.com/in/x'],
  ['in/x-y', 'https://www.linkedin.com/in/x-y'],
  ['/in/x/', 'https://www.linkedin.com/in/x'],
  ['@x', 'https://www.linkedin.com/in/x'],
])('the profile %s on LinkedIn is at %s', (username, address) => {
  const profiles = [{ network: 'LinkedIn', username }]
  expect(read({ basics: { name: 'A', profiles } }).profile).toMatchObject({
    linkedin_profile: address,
    usernames: { linkedin: username },
  })
})
