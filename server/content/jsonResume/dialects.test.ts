import { formatNote, type ContentReport } from '../report'
import { readFixture } from '../../testing/resumeFixtures'

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

const spanish: Expected = {
  content: {
    profile: {
      x_profile: 'https://twitter.com/luciaferreiro',
      links: ['ferreiro.example', 'GitLab', 'Stack Overflow', 'GitLab'].map((name) => ({ name })),
    },
    educations: [{ start_date: '2011-09-01', start_year: 2011 }],
    // A technology of a project is not listed, unless it is a skill.
    skills: expect.arrayContaining([{ name: 'D3', category: 'Skills' }]) as unknown,
    projects: [
      { created_at: '2023-01', skills: ['Vue', 'D3'], link_demo: 'https://marea.example' },
      { title: 'Semilla', link_code: 'https://github.com/lferreiro/semilla' },
    ],
    testimonials: [{ customer_name: 'Uxía Pazos' }],
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
  ['spanish-markdown.json', spanish],
  ['american-plain-skills.json', american],
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
