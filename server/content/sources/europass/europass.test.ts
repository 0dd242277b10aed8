import { UserFacingError } from '../../../UserFacingError'
import { europass } from './europass'
import { readSource, recognisedFixtures } from '../../../testing/sourceFixtures'

const candidate = readSource(europass, 'europass-candidate.xml')
const json = readSource(europass, 'europass-passport.json')
const xml = readSource(europass, 'europass-passport.xml')

const file = (text: string) => [{ path: 'cv.xml', bytes: Buffer.from(text) }]

it('recognises its files by their content', () => {
  expect(recognisedFixtures(europass)).toEqual([
    'europass-candidate.xml',
    'europass-passport.json',
    'europass-passport.xml',
  ])
  expect(europass.recognises(file('<Candidate><Name>A</Name></Candidate>'))).toBe(false)
  expect(europass.recognises(file('The <SkillsPassport> element'))).toBe(false)
  expect(europass.recognises(file('\uFEFF\n<SkillsPassport>'))).toBe(true)
})

it('reads the person', () => {
  expect(xml.content.profile).toMatchObject({
    full_name: 'Lea Brückner',
    current_job_title: 'Softwareentwicklerin',
    location: 'Wien, Österreich',
    email: 'lea@brueckner.example',
    phone_number: '(+43) 660 5550123',
    links: [{ name: 'brueckner.example', url: 'http://www.brueckner.example' }],
  })
  expect(json.content.profile).toMatchObject({
    full_name: 'Inés Robledo Mar',
    bio: 'Diseño mapas para ayuntamientos.',
    github_profile: 'https://github.com/inesrobledo',
    links: [{ name: 'robledo.example' }, { name: 'Telegram', url: 'https://t.me/inesrobledo' }],
  })
  expect(candidate.content.profile).toMatchObject({
    full_name: 'Chloé Vasseur',
    bio: 'Développeuse de jeux éducatifs.',
    location: 'Lyon, France',
    phone_number: '+33 655501234',
    linkedin_profile: 'https://www.linkedin.com/in/chloevasseur',
  })
  expect([xml, json, candidate].map(({ language }) => language)).toEqual(['de', 'es', 'fr'])
})

it('reads positions with their periods, and the lists of their descriptions', () => {
  expect(xml.content.experiences).toMatchObject([
    {
      company_name: 'Takt & Werk GmbH',
      description: 'Fahrpläne für Züge',
      highlights: ['Umstieg auf TypeScript', 'Leitung von drei Personen'],
      start_date: '2016-03',
      is_current: true,
    },
    { start_date: '2012-09-01', end_date: '2016-02', description: 'Abrechnung' },
  ])
  expect(json.content.experiences).toMatchObject([
    {
      location: 'Sevilla, España',
      highlights: ['Mapas de barrios', 'Datos abiertos'],
      is_current: true,
    },
    { start_date: '2014', end_date: '2018-03-31' },
  ])
  expect(candidate.content.experiences).toMatchObject([
    { job_title: 'Développeuse principale', location: 'Lyon, France', is_current: true },
    { company_name: 'Atelier Pixel', start_date: '2018-02', end_date: '2018-07' },
  ])
})

it('reads education, and languages with one level', () => {
  expect(xml.content.educations).toMatchObject([
    { degree: 'Diplom-Ingenieurin', major: 'Informatik', start_year: 2007, graduation_year: 2012 },
  ])
  expect(candidate.content.educations).toMatchObject([{ degree: 'Master informatique' }])
  expect(xml.content.profile.languages).toEqual([
    { name: 'Deutsch', level: 'Muttersprache' },
    { name: 'Englisch', level: 'B2–C1' },
    { name: 'Ungarisch', level: 'A2' },
  ])
  expect(candidate.content.profile.languages).toEqual([
    { name: 'français', level: 'Langue maternelle' },
    { name: 'anglais', level: 'B2–C1' },
  ])
})

it('reads skills from texts that are lists, and achievements by their kind', () => {
  expect(xml.resume).toMatchObject({
    skills: [{ name: 'Digitale Kompetenzen', keywords: ['TypeScript', 'React', 'PostgreSQL'] }],
    publications: [
      { name: 'Takt ohne Uhr, 2018', url: 'https://zuege.example/takt' },
      { name: 'Weichen und Kanten' },
    ],
    awards: [{ title: 'Preis der Beispielstiftung 2017' }],
  })
  expect(json.resume).toMatchObject({
    skills: [
      { name: 'Competencias profesionales', keywords: ['QGIS', 'PostGIS', 'Leaflet'] },
      { name: 'Organización' },
    ],
    projects: [{ name: 'Atlas de sombras' }],
    certificates: [{ name: 'Técnica SIG' }],
  })
  expect(candidate.resume).toMatchObject({
    skills: [{ name: 'Jeux', keywords: ['Godot', 'Blender'] }, { keywords: ['Rust'] }],
    projects: [{ name: 'Jardin des nombres', endDate: '2022', url: 'https://jardin.example' }],
    volunteer: [{ organization: 'Club de code du quartier', endDate: 'present' }],
  })
})

it('names what is private without its value, and what has no place', () => {
  const placesOf = ({ notes }: typeof xml) =>
    notes.leftOut.map(({ path }) => path.slice(-2).join('.'))
  expect(xml.leftOut[0]).toMatch(/Demographics is private: it is not shown on the site$/)
  expect(placesOf(xml)).toEqual([
    'Identification.Demographics',
    'Contact.AddressLine',
    'Contact.PostalCode',
    'Identification.Photo',
    'Communication.Description',
    '1.Contact',
    'Employer.Sector',
    'Education.Level',
    'Computer.ProficiencyLevel',
    'Skills.Driving',
    'Achievement.2',
  ])
  expect(placesOf(candidate)).toEqual([
    'CandidatePerson.BirthDate',
    'CandidatePerson.GenderCode',
    'CandidatePerson.NationalityCode',
    'Address.AddressLine',
    'Address.PostalCode',
    'Attachment.EmbeddedData',
    'CandidateProfile.Licenses',
  ])
  expect(json.leftOut).toHaveLength(3)
})

it('finds the line of a value', () => {
  expect(xml.placeOf(['work', 1, 'startDate'])).toEqual({
    file: 'europass-passport.xml',
    line: 112,
  })
  expect(json.placeOf(['basics', 'email'])).toEqual({ file: 'europass-passport.json', line: 25 })
})

it('names the line of an error of syntax', () => {
  const read = (text: string) => () => europass.read(file(text))
  expect(read('<SkillsPassport>\n<LearnerInfo>\n</SkillsPassport>')).toThrow(UserFacingError)
  expect(read('<SkillsPassport>\n<LearnerInfo>\n</SkillsPassport>')).toThrow(
    /^cv\.xml was read as a Europass CV:\ncv\.xml:3 is no valid XML/,
  )
  expect(read('{"SkillsPassport": {')).toThrow(/cv\.xml:1 /)
})
