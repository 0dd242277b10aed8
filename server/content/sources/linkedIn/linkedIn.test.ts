import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fromJsonResume } from '../../jsonResume/jsonResume'
import { formatNote } from '../../report'
import { findMistakes } from '../../validate'
import { linkedIn } from './linkedIn'
import type { SourceContent, SourceFile } from '../source'

/** The files of one of the archives in `fixtures/`. */
function archive(name: string): SourceFile[] {
  const folder = path.join(__dirname, '..', 'fixtures', name)
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name)
      const parts = path.relative(folder, file).split(path.sep)
      return { path: parts.join('/'), bytes: readFileSync(file) }
    })
}

/** The file as a text of lines that end with CRLF, with a byte order mark. */
function windowsFile({ path, bytes }: SourceFile): SourceFile {
  const text = bytes.toString().replaceAll('\n', '\r\n')
  return { path, bytes: Buffer.from(`\uFEFF${text}`) }
}

const file = (path: string, text: string): SourceFile => ({ path, bytes: Buffer.from(text) })

/** The content of the site, as far as it is in a file. */
function contentOf({ resume = {} }: SourceContent) {
  const { content, notes } = fromJsonResume(resume, '2026-03-14') ?? {}
  if (!content || !notes) throw new Error('The archive has no name.')
  return { content: JSON.parse(JSON.stringify(content)) as typeof content, notes }
}

const archives = ['linkedIn', 'linkedInIndonesian', 'linkedInBasic']

describe.each(archives)('the archive %s', (name) => {
  it('is recognised', () => {
    expect(linkedIn.recognises(archive(name))).toBe(true)
  })

  it('becomes valid content', () => {
    expect(findMistakes(contentOf(linkedIn.read(archive(name))).content)).toEqual([])
  })

  it('is the same with the line ends of Windows and a byte order mark', () => {
    const files = archive(name)
    const { resume, notes } = linkedIn.read(files.map(windowsFile))
    const expected = linkedIn.read(files)
    expect(resume).toEqual(expected.resume)
    expect(notes).toEqual(expected.notes)
  })
})

describe('a complete archive', () => {
  const source = linkedIn.read(archive('linkedIn'))

  it('has the person', () => {
    expect(source.resume?.basics).toEqual({
      name: 'Ingrid Solheim',
      label: 'Senior Backend Engineer at Fjordkart | Maps, tides and Go',
      summary:
        'I build services for maps of the sea.\n\nBefore that: ticketing for ferries, "the boring kind".',
      location: 'Bergen, Vestland, Norway',
      email: 'ingrid@solheim.example',
      profiles: [
        { url: 'https://solheim.example/maps,tides' },
        { url: 'https://blog.solheim.example' },
        { url: 'https://github.com/ingridsolheim' },
        { network: 'X', username: 'ingridsolheim', url: 'https://x.com/ingridsolheim' },
      ],
    })
  })

  it('has positions, of which the one without an end is current', () => {
    expect(source.resume?.work).toEqual([
      {
        name: 'Fjordkart AS',
        position: 'Senior Backend Engineer',
        location: 'Bergen, Norway',
        startDate: 'Mar 2021',
        isCurrent: true,
        summary: 'Services for nautical charts.',
        highlights: [
          'Halved the time to render a chart',
          'Moved 40 services to Go, without an outage',
        ],
      },
      {
        name: 'Ferjebillett',
        position: 'Backend Engineer',
        location: 'Ålesund, Norway',
        startDate: 'Aug 2016',
        endDate: 'Feb 2021',
        summary: 'Ticketing for 120 ferries:\n\n- boarding\n- refunds &amp; vouchers',
      },
      { name: 'Havn IT', position: 'Developer', startDate: '2013', endDate: '2016' },
    ])
  })

  it('has the other parts of a résumé', () => {
    const { education, skills, projects, certificates, languages } = source.resume ?? {}
    expect(education).toMatchObject([
      {
        studyType: "Master's degree, Computer Science",
        startDate: '2011',
        summary: 'Thesis on tidal models.',
        highlights: ['Student radio, chess club'],
      },
      { institution: 'NTNU', endDate: '2011' },
    ])
    expect(skills).toEqual(['Go', 'PostgreSQL', 'Maps, charts and tiles', 'Go', 'Kubernetes'])
    expect(projects).toMatchObject([
      { name: 'Tidetable', description: 'Tide tables that work without a network.' },
      { highlights: ['A map of all lighthouses', 'Data under an open licence'] },
    ])
    expect(certificates).toEqual([
      {
        name: 'Certified Kubernetes Administrator (CKA)',
        issuer: 'The Linux Foundation',
        date: 'May 2022',
        url: 'https://certificates.example/cka/88231',
      },
      { name: 'First Aid at Sea', issuer: 'Redningsselskapet', date: '2018' },
    ])
    expect(languages).toEqual([
      { language: 'Norwegian', fluency: 'Native or bilingual proficiency' },
      { language: 'English', fluency: 'Full professional' },
      { language: 'German' },
    ])
  })

  it('has awards, publications and unpaid work', () => {
    const { awards, publications, volunteer } = source.resume ?? {}
    expect(awards).toEqual([
      { title: 'Norwegian Map Prize', summary: 'For Open Lighthouses.', date: 'Nov 2023' },
    ])
    expect(publications).toMatchObject([
      { name: 'Tides in tiles', releaseDate: 'Sep 12, 2019', url: 'https://journal.example/tides' },
    ])
    expect(volunteer).toMatchObject([
      { organization: 'Kodeklubben', position: 'Mentor', isCurrent: true },
      { organization: 'Strandrydding', endDate: 'Sep 2016' },
    ])
  })

  it('has the received recommendations that are visible', () => {
    expect(source.resume?.references).toEqual([
      {
        name: 'Tariq Mahmood',
        position: 'Head of Engineering',
        company: 'Fjordkart AS',
        reference: 'Ingrid explains the hard part first.\n\nI would work with her again.',
        date: '2023-06-14',
        source: 'LinkedIn',
      },
      {
        name: 'Per Moe',
        reference: 'Calm in every storm.',
        date: '2019-01-05',
        source: 'LinkedIn',
      },
    ])
  })

  it('names what is left out, but nothing of the account', () => {
    expect(source.notes.changed).toEqual([])
    expect(source.notes.leftOut.map(formatNote)).toEqual([
      'Profile.csv:2 Maiden Name: "Nygård" is private',
      'Profile.csv:2 Address: "Strandgata 12, 5003 Bergen" is private',
      'Profile.csv:2 Birth Date: "Feb 3, 1988" is private',
      'Profile.csv:2 Industry: "Software Development" has no place on the site',
      'Profile.csv:2 Zip Code: "5003" is private',
      'Recommendations_Received.csv:5 Text: "Hidden for now." is a recommendation that the profile on LinkedIn does not show',
      'Certifications.csv:2 Finished On: "May 2025" has no place on the site',
      'Certifications.csv:2 License Number: "LF-88231" has no place on the site',
      'Volunteering.csv:2 Cause: "Education" has no place on the site',
      'Volunteering.csv:3 Cause: "Environment" has no place on the site',
      'Courses.csv:2 Name: "Numerical Methods" has no place on the site',
      'Test_Scores.csv:2 Name: "TOEFL" has no place on the site',
      'PhoneNumbers.csv:2 Number: "+47 400 00 000" is private',
    ])
  })

  it.each([
    [['basics', 'name'], 'Profile.csv', 2],
    [['basics', 'email'], 'Email Addresses.csv', 3],
    [['basics', 'yearsOfExperience'], 'Profile.csv', 2],
    [['work', 1, 'position'], 'Positions.csv', 3],
    // The description of the entry before has several lines, and an empty line is between them.
    [['work', 2], 'Positions.csv', 8],
    [['work'], 'Positions.csv', undefined],
    [['skills', 2], 'Skills.csv', 4],
    [['projects', 1, 'highlights', 1], 'Projects.csv', 3],
    [['references', 1, 'reference'], 'Recommendations_Received.csv', 6],
    [['unknown'], 'Profile.csv', undefined],
  ])('finds the row of %j', (path, file, line) => {
    expect(source.placeOf(path)).toEqual(line === undefined ? { file } : { file, line })
  })

  it('becomes the content of a site', () => {
    const { content, notes } = contentOf(source)
    expect(content.profile).toMatchObject({
      full_name: 'Ingrid Solheim',
      email: 'ingrid@solheim.example',
      github_profile: 'https://github.com/ingridsolheim',
      x_profile: 'https://x.com/ingridsolheim',
      years_of_experience: 12,
    })
    expect(content.experiences).toMatchObject([
      { company_name: 'Fjordkart AS', start_date: '2021-03', is_current: true },
      { start_date: '2016-08', end_date: '2021-02' },
      { start_date: '2013', end_date: '2016' },
    ])
    expect(content.projects).toMatchObject([
      { link_code: 'https://github.com/ingridsolheim/tidetable', end_date: '2020-06' },
      { link_demo: 'https://lighthouses.example' },
    ])
    expect(content.testimonials).toMatchObject([
      { customer_name: 'Tariq Mahmood', created_at: '2023-06-14', source: 'LinkedIn' },
      { customer_name: 'Per Moe', created_at: '2019-01-05', source: 'LinkedIn' },
    ])
    expect(notes.leftOut.filter(({ path }) => path[0] === 'references')).toEqual([])
  })
})

it('reads Indonesian columns and months', () => {
  const source = linkedIn.read(archive('linkedInIndonesian'))
  const { content } = contentOf(source)
  expect(content).toMatchObject({
    profile: {
      full_name: 'Made Wirawan',
      current_job_title: 'Pengembang Android di Warung Digital',
      bio: 'Membuat aplikasi yang tetap cepat di ponsel murah.',
      location: 'Denpasar, Bali, Indonesia',
      email: 'made@wirawan.example',
      links: [{ name: 'wirawan.example' }],
      languages: [{ name: 'Bahasa Indonesia', level: 'Penutur asli atau dwibahasa' }, {}],
      awards: [{ title: 'Juara Hackathon Bali', date: '2022-11' }],
      volunteering: [{ organisation: 'Kelas Kode', role: 'Pengajar', end_date: '2021-06' }],
    },
    experiences: [
      { job_title: 'Pengembang Android', start_date: '2020-05', is_current: true },
      { company_name: 'PT Rekaan Nusantara', start_date: '2017-08', end_date: '2019-12' },
    ],
    educations: [{ degree: 'Sarjana Komputer', graduation_year: 2017 }],
    skills: [{ name: 'Kotlin' }, { name: 'Jetpack Compose' }],
    projects: [{ title: 'Kasir Warung', start_date: '2021-10' }],
    testimonials: [{ customer_name: 'Ayu Lestari', customer_position: 'Manajer Produk' }],
  })
  expect(source.resume?.certificates).toMatchObject([{ issuer: 'Google', date: 'Feb 2021' }])
  expect(source.notes.leftOut.map(({ path }) => path[0])).toEqual([
    'Alamat',
    'Tanggal Lahir',
    'Kode Pos',
  ])
})

it('reads an archive with few files in a folder', () => {
  const { resume, notes, placeOf } = linkedIn.read(archive('linkedInBasic'))
  const folder = 'Basic_LinkedInDataExport_03-14-2026'
  expect(resume).toEqual({
    basics: { name: 'Samir Haddad', label: 'Data Analyst', location: 'Lyon' },
    work: [
      {
        name: 'Atelier des Chiffres',
        position: 'Data Analyst',
        startDate: 'Sep 2024',
        isCurrent: true,
      },
    ],
    skills: ['SQL'],
  })
  expect(notes.leftOut.map(formatNote)).toEqual([
    `${folder}/Email Addresses.csv:2 Email Address: "samir@haddad.example" is an address that LinkedIn has not confirmed`,
  ])
  expect(placeOf(['skills', 0])).toEqual({ file: `${folder}/Skills.csv`, line: 2 })
})

const header = 'Company Name,Title,Description,Location,Started On,Finished On\n'

it('finds a header below lines of remarks', () => {
  const { resume, placeOf } = linkedIn.read([
    file(
      'Positions (1).csv',
      `Notes:\n"A remark, and ""more"" of it."\n\n${header}Havn IT,Developer,,,2013,\n`,
    ),
  ])
  expect(resume?.work).toMatchObject([{ name: 'Havn IT' }])
  expect(placeOf(['work', 0])).toEqual({ file: 'Positions (1).csv', line: 5 })
})

it('takes the summary from its own file if the profile has none', () => {
  const { resume, placeOf } = linkedIn.read([
    file('Profile Summary.csv', 'Profile Summary\nMaps of the sea.\n'),
    file('Profile.csv', 'First Name,Last Name,Headline,Summary\nIngrid,Solheim,,\n'),
  ])
  expect(resume?.basics).toEqual({ name: 'Ingrid Solheim', summary: 'Maps of the sea.' })
  expect(placeOf(['basics', 'summary']).file).toBe('Profile Summary.csv')
})

it('names every file with an open quotation mark, with the line of the entry', () => {
  const files = [
    file(
      'a/Positions.csv',
      `${header}Havn IT,Developer,"one\ntwo",,2013,\nFjord,"Engineer,,,2016,\n`,
    ),
    file('a/Languages.csv', 'Name,Proficiency\n"German,\n'),
  ]
  expect(linkedIn.recognises(files)).toBe(true)
  expect(() => linkedIn.read(files)).toThrow(
    [
      'The files were read as the data archive of LinkedIn:',
      'a/Positions.csv:4 has a quotation mark that is not closed',
      'a/Languages.csv:2 has a quotation mark that is not closed',
    ].join('\n'),
  )
})

it.each([
  ['no files', []],
  ['a single file of an archive', [file('Positions.csv', header)]],
  [
    'lists of another program',
    [file('skills.csv', 'Name\nGo\n'), file('courses.csv', 'Name\nA\n')],
  ],
  [
    'files of the account only',
    archive('linkedIn').filter(({ path }) => /^(?:Conn|mess|Reg|Inv|Ad_|Jobs)/.test(path)),
  ],
  ['other files', [file('Profile.json', '{}'), file('Profile.csv', '\0\x01'), file('a.csv', '')]],
])('does not recognise %s', (_name, files) => {
  expect(linkedIn.recognises(files)).toBe(false)
})
