import { UserFacingError } from '../../../UserFacingError'
import { renderCv } from './renderCv'
import { readSource, recognisedFixtures } from '../../../testing/sourceFixtures'

const fixtures = ['english', 'german', 'indonesian'].map((name) => `rendercv-${name}.yaml`)
const english = readSource(renderCv, 'rendercv-english.yaml')
const german = readSource(renderCv, 'rendercv-german.yaml')
const indonesian = readSource(renderCv, 'rendercv-indonesian.yaml')

const file = (text: string) => [{ path: 'cv.yaml', bytes: Buffer.from(text) }]

it('recognises its files by their content', () => {
  expect(recognisedFixtures(renderCv)).toEqual(fixtures)
  expect(renderCv.recognises(file('cv:\n  name: "A'))).toBe(true)
  expect(renderCv.recognises(file('cv: resume.pdf'))).toBe(false)
})

it('reads the head', () => {
  expect(english.content.profile).toMatchObject({
    full_name: 'Amara Nwosu',
    current_job_title: 'Platform Engineer',
    bio: expect.stringMatching(/^Engineer of .* mobile money\.\n\nMaintainer of Kiln/) as string,
    email: 'amara@nwosu.example',
    phone_number: '+234-802-555-0134',
    github_profile: 'https://github.com/anwosu',
    links: [
      { name: 'nwosu.example', url: 'https://nwosu.example/' },
      { name: 'ORCID', url: 'https://orcid.org/0000-0002-1825-0097' },
      { name: 'Stack Overflow', url: 'https://stackoverflow.com/users/4711/amara' },
      { name: 'Book a call', url: 'https://calendar.example/amara' },
    ],
  })
  expect([english, german, indonesian].map(({ language }) => language)).toEqual([
    'en',
    'de',
    undefined,
  ])
})

it('reads positions, education and projects, with periods as text', () => {
  expect(english.content.experiences).toMatchObject([
    { company_name: 'Palmpay Labs', start_date: '2021-03', is_current: true },
    { company_name: 'Tide Software', description: 'Payment gateway for ferries.' },
    { job_title: 'Teaching Assistant', start_date: '2016', end_date: '2016' },
  ])
  expect(german.content.experiences).toMatchObject([
    { company_name: 'Gleiswerk AG', start_date: '2018', is_current: true },
    { job_title: 'Freie Mitarbeit', start_date: '2016', end_date: '2018' },
  ])
  expect(german.content.educations).toMatchObject([{ degree: 'M.Sc.', graduation_year: 2016 }])
  expect(english.content.projects).toMatchObject([
    { title: 'Kiln', link_code: 'https://github.com/anwosu/kiln', start_date: '2022' },
    { title: 'Ferry Times', created_at: '2019' },
  ])
})

it('places entries by the title of their section, in several languages', () => {
  expect(english.resume).toMatchObject({
    awards: [{ title: 'Builder of the Year (2023)' }, { title: "Dean's List (2016)" }],
    certificates: [{ name: 'Certified Kubernetes Administrator', date: '2022-11' }],
    volunteer: [{ organization: 'Code Lagos', position: 'Mentor' }],
    publications: [
      {
        publisher: 'Journal of Builds',
        url: 'https://doi.org/10.1234/builds.2023.77',
        summary: '*Amara Nwosu*, Lindiwe Dube',
      },
    ],
  })
  expect(german.resume).toMatchObject({
    certificates: [{ name: 'Funktionale Sicherheit', issuer: 'Akademie Beispiel' }],
    volunteer: [{ organization: 'Modellbahnverein', endDate: 'present' }],
    skills: [{ name: 'C++' }, { name: 'Rust' }],
    references: [{ name: 'Dr. Petra Lang', reference: 'Jonas findet jeden Fehler.' }],
    publications: [{ name: 'Signale ohne Draht, 2021' }],
  })
  expect(indonesian.resume).toMatchObject({
    awards: [{ title: 'Juara 1 Hackathon Koperasi', summary: 'Dari Dinas Koperasi' }],
    certificates: [{ name: 'Associate Android Developer' }],
    volunteer: [{ organization: 'Kelas Coding Desa' }],
    projects: [{ name: 'Kasir Mini' }],
  })
})

it('tells spoken languages from those of programs', () => {
  expect(english.content.profile.languages).toEqual([
    { name: 'English', level: 'native' },
    { name: 'Yoruba', level: 'native' },
    { name: 'French', level: 'B1' },
  ])
  expect(english.resume.skills).toContainEqual({
    name: 'Languages',
    keywords: ['Go', 'Kotlin', 'Python (typing, asyncio)'],
  })
  expect(german.content.profile.languages).toEqual([
    { name: 'Deutsch', level: 'Muttersprache' },
    { name: 'Englisch', level: 'C1' },
    { name: 'Polnisch', level: 'A2' },
    { name: 'Französisch', level: 'Grundkenntnisse' },
    { name: 'Tschechisch', level: 'Grundkenntnisse' },
  ])
  expect(indonesian.content.profile.languages).toEqual([
    { name: 'Bahasa Indonesia', level: 'Bahasa ibu' },
    { name: 'Bahasa Inggris', level: 'B2' },
  ])
})

it('notes what it does not take, with lines', () => {
  expect(english.changed).toEqual([
    'cv.sections.experience[0].company: "[Palmpay Labs](https://palmpay.example)" became Palmpay Labs',
  ])
  expect(english.leftOut).toEqual([
    'cv.email[1]: "a.nwosu@work.example" has no place on the site',
    'cv.custom_connections[0].fontawesome_icon: "calendar-days" has no place on the site',
    expect.stringContaining('cv.sections.invited_talks: '),
    expect.stringContaining('cv.sections.patents: '),
  ])
  expect(english.notes.leftOut[0]).toMatchObject({ file: 'rendercv-english.yaml', line: 8 })
  expect(german.leftOut).toEqual([])
  expect(indonesian.leftOut).toEqual([expect.stringContaining('cv.sections.Hobi: ')])
})

it('finds the line of a value, or of the entry that it is missing from', () => {
  const name = 'rendercv-english.yaml'
  expect(english.placeOf(['work', 1, 'position'])).toEqual({ file: name, line: 39 })
  expect(english.placeOf(['work', 1, 'url'])).toEqual({ file: name, line: 38 })
  expect(english.placeOf(['nothing'])).toEqual({ file: name, line: 1 })
})

it('names the line of an error of syntax', () => {
  const read = () => renderCv.read(file('cv:\n  name: "Amara\n  location: Lagos\n'))
  expect(read).toThrow(UserFacingError)
  expect(read).toThrow(/^cv\.yaml was read as a RenderCV file:\ncv\.yaml:\d+ /)
})
