import { hrOpen } from './hrOpen'
import { readSource, recognisedFixtures } from '../../../testing/sourceFixtures'

const dutch = readSource(hrOpen, 'hropen-dutch.json')
const english = readSource(hrOpen, 'hropen-english.json')
const swedish = readSource(hrOpen, 'hropen-swedish.json')

it('recognises its files by their content', () => {
  expect(recognisedFixtures(hrOpen)).toEqual([
    'hropen-dutch.json',
    'hropen-english.json',
    'hropen-swedish.json',
  ])
})

it('reads the person', () => {
  expect(dutch.content.profile).toMatchObject({
    full_name: 'Femke van der Aa',
    current_job_title: 'Data-engineer',
    bio: 'Bouwt datastromen voor waterschappen.',
    location: 'Amersfoort, Utrecht, NL',
    phone_number: '+31 6 5550 1234',
    linkedin_profile: 'https://www.linkedin.com/in/femkevanderaa',
    links: [{ name: 'Homepage', url: 'https://vanderaa.example' }],
  })
  expect(swedish.content.profile).toMatchObject({
    full_name: 'Nils Ekdal',
    bio: 'Bygger system för skogsbruk.',
    email: 'nils@ekdal.example',
  })
})

it('reads positions, one entry each', () => {
  expect(dutch.content.experiences).toMatchObject([
    { company_name: 'Waterdata BV', is_current: true, description: 'Meetnet van 900 sensoren' },
    { job_title: 'Analist', start_date: '2015-02', end_date: '2019-04' },
  ])
  expect(swedish.content.experiences).toMatchObject([
    { job_title: 'Systemutvecklare', company_name: 'Skogssystem AB', start_date: '2010-06' },
  ])
  expect(english.content.experiences).toMatchObject([
    { job_title: 'Team Lead', company_name: 'Harbour Labs', is_current: true },
    { job_title: 'Developer', company_name: 'Harbour Labs', end_date: '2020-12-31' },
  ])
})

it('reads education, certificates and skills', () => {
  expect(dutch.resume).toMatchObject({
    education: [
      { studyType: 'Bachelor', area: 'Informatica', institution: 'Hogeschool Voorbeeld' },
    ],
    certificates: [{ name: 'Scrum Master', issuer: 'Agile School', date: '2020-03' }],
    skills: [{ name: 'Python' }, { name: 'dbt' }],
  })
  expect(swedish.content.educations).toMatchObject([
    { degree: 'Civilingenjör', institution_name: 'Exempeluniversitetet', start_year: 2003 },
  ])
})

it('names what is private without its value', () => {
  const isPrivate = 'is private: it is not shown on the site'
  expect(dutch.leftOut).toEqual([
    `person.gender ${isPrivate}`,
    `person.citizenship ${isPrivate}`,
    `person.communication.address[0].postalCode ${isPrivate}`,
    `person.communication.address[0].line ${isPrivate}`,
  ])
  expect(swedish.leftOut).toContain(`person.birthDate ${isPrivate}`)
  expect(english.leftOut).toEqual([])
  expect(dutch.placeOf(['work', 0, 'name'])).toEqual({ file: 'hropen-dutch.json', line: 34 })
})
