import careerChanger from '@jsonresume/schema/examples/career-changer.resume.json'
import newGraduate from '@jsonresume/schema/examples/new-grad.resume.json'
import seniorEngineer from '@jsonresume/schema/examples/senior-engineer.resume.json'
import sampleResume from '@jsonresume/schema/sample.resume.json'
import resumeJsonSchema from '@jsonresume/schema/schema.json'
import Ajv from 'ajv'
import addFormats from 'ajv-formats'
import { paths } from '../../paths'
import { asFile, fixtureNames, readFixture } from '../../testing/resumeFixtures'
import type { Content } from '../contentSchema'
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
