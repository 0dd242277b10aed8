import { readFileSync } from 'node:fs'
import path from 'node:path'
import careerChanger from '@jsonresume/schema/examples/career-changer.resume.json'
import newGraduate from '@jsonresume/schema/examples/new-grad.resume.json'
import seniorEngineer from '@jsonresume/schema/examples/senior-engineer.resume.json'
import richardHendriks from '@jsonresume/schema/sample.resume.json'
import { parseYaml } from '../yamlSource'
import { fixtureNames } from '../../testing/resumeFixtures'
import { fromJsonResume, toJsonResume } from './jsonResume'
import { plainText } from './plainText'
import publicForms from './publicForms.json'

type Resume = Record<string, unknown>

function readResume(name: string): Resume {
  const text = readFileSync(path.join(__dirname, 'fixtures', name), 'utf8')
  return parseYaml(text).data as Resume
}

const resumes: Record<string, Resume> = {
  richardHendriks,
  careerChanger,
  newGraduate,
  seniorEngineer,
  ...publicForms,
  ...Object.fromEntries(fixtureNames.map((name) => [name, readResume(name)])),
}

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
  [/^experience\[/, 'work['],
  [/^(work\[\d+\])\.company$/, '$1.name'],
  [/^(work\[\d+\]|basics)\.website$/, '$1.url'],
  [/^basics\.picture$/, 'basics.image'],
  [/^(education\[\d+\])\.gpa$/, '$1.score'],
  [/^(projects\[\d+\])\.summary$/, '$1.description'],
  [/^(projects\[\d+\])\.website$/, '$1.url'],
  [/^(projects\[\d+\])\.repositoryUrl$/, '$1.repository'],
  [/^basics\.headline$/, 'basics.label'],
  [/^(certificates\[\d+\])$/, '$1.name'],
  [/^(skills\[\d+\])$/, '$1.name'],
  [/^(languages\[\d+\])$/, '$1.language'],
]

const nameInSchema = (place: string) =>
  otherNames.reduce((name, [pattern, other]) => name.replace(pattern, other), place)

interface Profile {
  network?: string
  username?: string
  url?: string
}

/** The exported profiles in the order of the résumé: those of large networks are exported first. */
function sortLike(exported: Profile[], original: Profile[]): Profile[] {
  const places = exported.map(({ network, username, url = '' }) => {
    const byAddress = original.findIndex((profile) => url.endsWith(profile.url ?? ' '))
    const sameUser = original.filter((profile) => profile.username === username)
    const isSame = (profile: Profile) => profile.network?.toLowerCase() === network?.toLowerCase()
    const byName = original.indexOf(sameUser.find(isSame) ?? sameUser[0] ?? {})
    return byAddress >= 0 ? byAddress : byName
  })
  return exported
    .map((profile, index) => ({ profile, place: places[index] ?? 0 }))
    .sort((one, other) => one.place - other.place)
    .map(({ profile }) => profile)
}

/** What is not the same after a round trip: `place: before → after`. */
function differences(resume: Resume): string[] {
  const read = fromJsonResume(resume, '2026-01-01')
  if (!read) throw new Error('The résumé has no name.')
  const exported = JSON.parse(JSON.stringify(toJsonResume(read.content))) as Resume
  const { $schema, meta, ...original } = resume
  delete exported.$schema
  const [before, after] = [original.basics, exported.basics] as { profiles?: Profile[] }[]
  if (after?.profiles) after.profiles = sortLike(after.profiles, before?.profiles ?? [])
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
  'turkish with kinds as keywords': [['kinds of technologies become their categories', /^skills/]],
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
  richardHendriks: [
    [
      'the start page of a network',
      /^basics\.profiles\[0\]\.url: .*twitter\.com → https:\/\/x\.com/,
    ],
    ['its new name', /^basics\.profiles\[0\]\.network: Twitter → X$/],
  ],
  'american-plain-skills.json': [
    ['no address of a picture', /^basics\.image: headshot\.png → $/],
    ['no e-mail address', /^basics\.email: jordan at/],
    ['no telephone number', /^basics\.phone: Upon request → $/],
    ['a place in one line', /^basics\.location(\.\w+)?: /],
    ['a network without a known address', /^basics\.profiles\[2\]\.\w+: \w+ → $/],
    ['the network of an address', /^basics\.profiles\[0\]\.network: {2}→ GitHub$/],
    ['a place of work as an object', /^work\[0\]\.location/],
    ['periods whose end cannot be read', /^work\[[23]\]\.(start|end)Date: .* → $/],
    ['a list in one text', /^projects\[3\]\.keywords/],
    ['a project without a name', /^projects\[5\]/],
    ['no words of a reference', /^references\[0\]/],
  ],
  'brazilian-technologies.json': [['kinds of technologies become their categories', /^skills/]],
  'german-old-fields.json': [
    ['the start page of a network', /^basics\.profiles\[3\]\.url: https:\/\/www\.xing\.com → /],
  ],
  'indonesian-mistakes.json': [
    ['no telephone number', /^basics\.phone: \(sesuai permintaan\) → $/],
    ['no web address', /^basics\.profiles\[1\]\.url: javascript:alert\(1\) → https:/],
    ['a position without a heading', /^work\[2\]\.startDate: 2010 → $/],
    ['no date', /^awards\[0\]\.date: kapan-kapan → $/],
    ['an end before the start', /^projects\[0\]\.(start|end)Date: .* → $/],
    ['no web address', /^projects\[0\]\.(url|repository): /],
  ],
  'kenyan-years.yaml': [
    ['a user name without a network', /^basics\.profiles\[2\]\.username: wanjiru → $/],
  ],
  'spanish-markdown.json': [
    ['the network of an address', /^basics\.profiles\[3\]\.network: GitHub → GitLab$/],
  ],
}

it.each(Object.entries(resumes))('%s is the same after an import and an export', (name, resume) => {
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
  const { content } = fromJsonResume({ basics: { name: 'A', profiles } }, '2026-01-01') ?? {}
  expect(content?.profile).toMatchObject({
    linkedin_profile: address,
    usernames: { linkedin: username },
  })
})
