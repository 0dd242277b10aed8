import { formatNote, type ContentReport } from '../report'
import { readFixture } from './fixtures'

type List = 'assumed' | 'changed' | 'leftOut'

interface Expected {
  /** Parts of the content. */
  content: object
  /** Fields that the content does not have. */
  missing?: string[]
  /** Some of the notes, without the lines of the file. */
  assumed?: string[]
  changed?: string[]
  /** All of them. */
  leftOut?: string[]
}

const german: Expected = {
  content: {
    profile: {
      bio: 'Ich entwickle Webanwendungen für Krankenhäuser.\n\nDavor: Laborsoftware (https://labor.example).',
      location: 'Berlin, DE',
      postal_address: {
        address: 'Beispielweg 7',
        postal_code: '10999',
        city: 'Berlin',
        country_code: 'DE',
      },
      profile_picture_full_url: 'https://bilder.example/mareike.jpg',
      github_profile: 'https://github.com/mbrandtner',
      linkedin_profile: 'https://linkedin.com/in/mbrandtner',
      links: [
        { name: 'brandtner.example', url: 'https://www.brandtner.example' },
        {
          name: 'Mastodon',
          url: 'https://mastodon.example/@mareike',
          username: '@mareike@mastodon.example',
        },
        { name: 'Xing', url: 'https://www.xing.com/profile/Mareike_Brandtner' },
      ],
      languages: [
        { name: 'Deutsch', level: 'Muttersprache' },
        { name: 'Englisch', level: 'C1' },
      ],
      usernames: { github: 'mbrandtner' },
      interests: [{ name: 'Rudern', keywords: ['Vierer'] }],
    },
    experiences: [
      {
        company_name: 'Klinikwerk GmbH',
        company_url: 'https://klinikwerk.example',
        start_date: '2019-03',
        is_current: true,
        highlights: ['Ladezeit halbiert', 'Team von 2 auf 6 Personen'],
      },
      { start_date: '2014-09', end_date: '2019-02' },
      { start_date: '2012-10-01', end_date: '2014-08-31' },
    ],
    educations: [
      { gpa: 1.3, score: '1,3', start_year: 2011 },
      { degree: 'Abitur', score: 'sehr gut' },
    ],
    skills: [
      { name: 'TypeScript', level: 'Sehr gut' },
      { name: 'React', level: 'Sehr gut' },
      { name: 'Redux', level: 'Sehr gut' },
      { name: 'Java' },
      { name: 'PostgreSQL' },
    ],
  },
  missing: ['educations[1].gpa', 'educations[1].start_year', 'skills[0].percent'],
  changed: ['work[0].highlights[0]: "Ladezeit <b>halbiert</b>" became plain text'],
  leftOut: ['basics.profiles[3].url: "https://www.xing.com" is the start page of the network'],
}

const spanish: Expected = {
  content: {
    profile: {
      x_profile: 'https://twitter.com/luciaferreiro',
      links: ['ferreiro.example', 'GitLab', 'Stack Overflow', 'GitLab'].map((name) => ({ name })),
      awards: [
        {
          title: 'Premio Puerto Abierto',
          issuer: 'Puerto de Ejemplo',
          date: '2022-11',
          description: 'Mejor servicio público.',
        },
      ],
      publications: [{ publisher: 'Revista Ejemplo', date: '2020' }],
      volunteering: [{ role: 'Mentora', highlights: ['12 talleres'] }],
    },
    experiences: [
      {
        start_date: '2021-05',
        is_current: true,
        highlights: ['Migré legacy_api a NestJS', 'Formé a 4 personas'],
      },
      {},
      {},
    ],
    educations: [
      {
        highlights: ['Bases de datos', 'Compiladores'],
        start_date: '2011-09-01',
        start_year: 2011,
      },
    ],
    // A technology of a project is not listed, unless it is a skill.
    skills: expect.arrayContaining([{ name: 'D3', category: 'Skills' }]) as unknown,
    projects: [
      {
        title: 'Marea',
        start_date: '2022-03',
        end_date: '2023-01',
        created_at: '2023-01',
        skills: ['Vue', 'D3'],
        link_demo: 'https://marea.example',
        is_featured: true,
      },
      { title: 'Semilla', link_code: 'https://github.com/lferreiro/semilla' },
    ],
    testimonials: [
      {
        customer_name: 'Uxía Pazos',
        description: 'Lucía explica lo difícil con palabras sencillas.',
      },
    ],
  },
  missing: ['projects[1].created_at'],
  changed: ['basics.profiles[3].network: "GitHub" became GitLab, the network of the address'],
  leftOut: [],
}

const american: Expected = {
  content: {
    profile: {
      location: 'Portland, Oregon',
      github_profile: 'https://github.com/jwhitcombe',
      linkedin_profile: 'https://www.linkedin.com/in/jwhitcombe',
      links: [{ name: 'whitcombe.example', url: 'https://whitcombe.example' }],
      years_of_experience: 8,
    },
    experiences: [
      { start_date: '2022-05' },
      { start_date: '2018', end_date: '2022-04' },
      {},
      { job_title: 'Campus Store' },
    ],
    categories: [{ name: 'Skills' }],
    skills: expect.arrayContaining([
      { name: 'Go', category: 'Skills', is_listed: true },
      { name: 'React', category: 'Skills', percent: 80, level: '80%' },
    ]) as unknown,
    projects: [
      { title: 'Ledgerline', is_featured: true, role: 'Author' },
      { title: 'Pinecone Weather', is_featured: true, start_date: '2020' },
      { title: 'Trailmix', is_featured: true },
      { title: 'Rainbarrel', is_featured: true },
      { title: 'Old Mill' },
    ],
  },
  missing: [
    ...['email', 'phone_number', 'profile_picture_full_url'].map((field) => `profile.${field}`),
    ...['experiences[0].end_date', 'experiences[2].start_date', 'experiences[2].end_date'],
    ...['experiences[3].start_date', 'experiences[3].end_date'],
    ...['projects[1].end_date', 'projects[4].is_featured'],
  ],
  assumed: ['profile.bio is missing: the site says nothing in its place'],
  changed: [
    'experience[1].startDate: "Summer 2018" became 2018, the part that is certain',
    'basics.profiles[0].url: "github.com/jwhitcombe" became https://github.com/jwhitcombe',
  ],
  leftOut: [
    'basics.email: "jordan at whitcombe dot example" is no e-mail address',
    'basics.phone: "Upon request" is no telephone number',
    'basics.image: "headshot.png" is no address of a picture: put the file into public/pictures and write /pictures/…',
    'basics.profiles[2]: "{"network":"Friendster","username":"jordan"}" has no address that is known',
    'experience[2].startDate: "2017-06" is left out, because its end is',
    'experience[2].endDate: "2017-01" is before the start, "2017-06"',
    'experience[3].endDate: "soon after" cannot be read as a date',
    'experience[3].startDate: "03/04/2015" is left out, because its end is',
    'projects[5]: "{"description":"No name yet"}" has no name',
    'references[0]: "{"name":"Available","reference":"Available upon request"}" is not the words of somebody with a name',
  ],
}

const kenyan: Expected = {
  content: {
    profile: {
      location: 'Nairobi, Kenya',
      github_profile: 'https://github.com/wkamande',
      x_profile: 'https://x.com/wkamande',
      languages: [{ name: 'Swahili' }, { name: 'English', level: 'Fluent' }],
      certificates: [
        { name: 'Cloud Developer, Associate', issuer: 'Example Cloud', date: '2021-05' },
      ],
      preferred_tech_stack: ['Kotlin', 'Swift', 'Flutter', 'Detox'],
    },
    experiences: [{ start_date: '2020', is_current: true }, {}, {}],
    educations: [
      { score: 'First Class Honours' },
      { degree: 'Online Academy', institution_name: 'Online Academy' },
    ],
  },
  missing: ['profile.certifications', 'educations[0].gpa'],
  assumed: ['work[0].endDate is missing: the period counts as current'],
  leftOut: ['basics.profiles[2]: "{"username":"wanjiru"}" has no address that is known'],
}

const indonesian: Expected = {
  content: {
    profile: {
      bio: 'Tentang\n\nSaya menulis layanan yang tahan banting.',
      years_of_experience: 7,
      github_profile: 'https://github.com/wnugroho',
      instagram_profile: 'https://www.instagram.com/wahyunugroho',
      awards: [{ title: 'Juara Hackathon', issuer: 'Kampus Contoh' }],
      volunteering: [{ organisation: 'Kelas Malam', start_date: '2021-01-10' }],
    },
    experiences: [{}, { start_date: '2018', end_date: '2020-02' }],
    projects: [{ link_code: 'https://gitlab.com/wnugroho/antre' }],
    categories: [{ name: 'Bahasa' }, { name: 'Basis Data' }, { name: 'Keahlian' }],
  },
  missing: ['projects[0].link_demo', 'projects[0].created_at'],
  changed: [
    'work[1].startDate: "2018-13" became 2018, the part that is certain',
    'work[1].endDate: "2020-02-30" became 2020-02, the part that is certain',
  ],
  leftOut: [
    'basics.phone: "(sesuai permintaan)" is no telephone number',
    'basics.profiles[1].url: "javascript:alert(1)" is no web address',
    'work[2]: "{"name":"","position":"","startDate":"2010"}" has neither position nor company',
    'projects[0].url: "ftp://antre.example" is no web address',
    'projects[0].startDate: "2022-01" is left out, because its end is',
    'projects[0].endDate: "2021-01" is before the start, "2022-01"',
    'awards[0].date: "kapan-kapan" cannot be read as a date',
  ],
}

const french: Expected = {
  content: {
    experiences: [{ start_date: '2023-08', is_current: true }],
    projects: [{ slug: 'ribenyu' }, { slug: 'ribenyu-2' }],
  },
  assumed: ['profile.current_job_title is missing: the site says nothing in its place'],
}

function notesOf(report: ContentReport, list: List): string[] {
  return report[list].map((note) => formatNote({ ...note, line: undefined }))
}

describe.each([
  ['german-old-fields.json', german],
  ['spanish-markdown.json', spanish],
  ['american-plain-skills.json', american],
  ['kenyan-years.yaml', kenyan],
  ['indonesian-mistakes.json', indonesian],
  ['french-minimal.json', french],
])('%s', (file, { content, missing = [], assumed = [], changed = [], leftOut }) => {
  it('becomes content', () => {
    const read = readFixture(file).content
    expect(read).toMatchObject(content)
    for (const path of missing) expect(read).not.toHaveProperty(path)
  })

  it('is reported', () => {
    const { report } = readFixture(file)
    expect(notesOf(report, 'assumed')).toEqual(expect.arrayContaining(assumed))
    expect(notesOf(report, 'changed')).toEqual(expect.arrayContaining(changed))
    if (leftOut) expect(notesOf(report, 'leftOut')).toEqual(leftOut)
  })
})

it('counts the entries of a résumé with almost nothing', () => {
  expect(readFixture('french-minimal.json').report.taken).toEqual({
    projects: 2,
    skills: 0,
    experiences: 1,
    educations: 0,
    testimonials: 0,
  })
})
