import { formatNotes } from '../report'
import { readFixture } from './fixtures'

/** The notes of a group, without lines of the file. */
function notesOf(name: string, group: 'assumed' | 'changed' | 'leftOut'): string[] {
  const { report } = readFixture(name)
  const only = { ...report, assumed: [], changed: [], leftOut: [], [group]: report[group] }
  return formatNotes(only)
    .split('\n  ')
    .slice(1)
    .map((line) => line.replace(/ \(line \d+\)/, ''))
}

describe('a German résumé with old field names and HTML', () => {
  const name = 'german-old-fields.json'

  it('becomes content', () => {
    const { profile, experiences, educations, skills } = readFixture(name).content
    expect(profile).toMatchObject({
      bio: 'Ich entwickle Webanwendungen für Krankenhäuser.\n\nDavor: Laborsoftware (https://labor.example).',
      location: 'Berlin, DE',
      profile_picture_full_url: 'https://bilder.example/mareike.jpg',
      github_profile: 'https://github.com/mbrandtner',
      linkedin_profile: 'https://linkedin.com/in/mbrandtner',
      links: [
        { name: 'brandtner.example', url: 'https://www.brandtner.example' },
        { name: 'Mastodon', url: 'https://mastodon.example/@mareike' },
        { name: 'Xing', url: 'https://www.xing.com/profile/Mareike_Brandtner' },
      ],
      languages: [
        { name: 'Deutsch', level: 'Muttersprache' },
        { name: 'Englisch', level: 'C1' },
      ],
    })
    expect(experiences).toMatchObject([
      {
        company_name: 'Klinikwerk GmbH',
        start_date: '2019-03',
        is_current: true,
        highlights: ['Ladezeit halbiert', 'Team von 2 auf 6 Personen'],
      },
      { start_date: '2014-09', end_date: '2019-02' },
      { start_date: '2012-10-01', end_date: '2014-08-31' },
    ])
    expect(educations.map(({ gpa, start_year }) => [gpa, start_year])).toEqual([
      [1.3, 2011],
      [undefined, undefined],
    ])
    expect(skills.map(({ name, percent }) => [name, percent])).toEqual([
      ['TypeScript', 85],
      ['React', 85],
      ['Redux', 85],
      ['Java', 40],
      ['PostgreSQL', 40],
    ])
  })

  it('is reported', () => {
    expect(notesOf(name, 'assumed')).toContain(
      'skills[0].level: "Sehr gut" became 85 % of TypeScript, React, Redux',
    )
    expect(notesOf(name, 'changed')).toContain(
      'work[0].highlights[0]: "Ladezeit <b>halbiert</b>" became plain text',
    )
    expect(notesOf(name, 'leftOut')).toEqual([
      'basics.profiles[3].url: "https://www.xing.com" is the start page of the network',
      'basics.location.address: "Beispielweg 7" has no place on the site',
      'basics.location.postalCode: "10999" has no place on the site',
      'work[0].website: "https://klinikwerk.example" has no place on the site',
      'interests: "[{"name":"Rudern","keywords":["Vierer"]}]" has no place on the site',
    ])
  })
})

describe('a Spanish résumé with Markdown', () => {
  const name = 'spanish-markdown.json'

  it('becomes content', () => {
    const { profile, experiences, educations, projects, testimonials } = readFixture(name).content
    expect(profile.x_profile).toBe('https://twitter.com/luciaferreiro')
    expect(profile.links?.map((link) => link.name)).toEqual([
      'ferreiro.example',
      'GitLab',
      'Stack Overflow',
      'GitLab',
    ])
    expect(profile.awards).toEqual([
      {
        title: 'Premio Puerto Abierto',
        issuer: 'Puerto de Ejemplo',
        date: '2022-11',
        description: 'Mejor servicio público.',
      },
    ])
    expect(profile.publications).toMatchObject([{ publisher: 'Revista Ejemplo', date: '2020' }])
    expect(profile.volunteering).toMatchObject([{ role: 'Mentora', highlights: ['12 talleres'] }])
    expect(experiences[0]).toMatchObject({ start_date: '2021-05', is_current: true })
    expect(experiences[0]?.highlights?.[0]).toBe('Migré legacy_api a NestJS')
    expect(educations[0]?.highlights).toEqual(['Bases de datos', 'Compiladores'])
    expect(projects).toMatchObject([
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
    ])
    expect(projects[1]).not.toHaveProperty('created_at', expect.anything())
    expect(testimonials).toEqual([
      {
        customer_name: 'Uxía Pazos',
        description: 'Lucía explica lo difícil con palabras sencillas.',
      },
    ])
  })

  it('lists a technology of a project only if it is a skill, too', () => {
    const { skills } = readFixture(name).content
    expect(skills.find((skill) => skill.name === 'D3')).toEqual({
      name: 'D3',
      category: 'Keahlian',
    })
  })

  it('is reported', () => {
    expect(notesOf(name, 'changed')).toContain(
      'basics.profiles[3].network: "GitHub" became GitLab, the network of the address',
    )
    expect(notesOf(name, 'leftOut')).toEqual([
      'skills[1].keywords[1]: "typescript" is there already, in "Frontend"',
    ])
  })
})

describe('an American résumé with plain skills and missing parts', () => {
  const name = 'american-plain-skills.json'

  it('becomes content', () => {
    const { profile, experiences, categories, skills, projects } = readFixture(name).content
    expect(profile).toMatchObject({
      location: 'Portland, Oregon',
      github_profile: 'https://github.com/jwhitcombe',
      linkedin_profile: 'https://www.linkedin.com/in/jwhitcombe',
      links: [{ name: 'whitcombe.example', url: 'https://whitcombe.example' }],
      years_of_experience: 8,
    })
    for (const field of ['email', 'phone_number', 'profile_picture_full_url'] as const) {
      expect(profile[field]).toBeUndefined()
    }
    expect(experiences.map(({ start_date, end_date }) => [start_date, end_date])).toEqual([
      ['2022-05', undefined],
      ['2018', '2022-04'],
      [undefined, undefined],
      [undefined, undefined],
    ])
    expect(experiences[3]).toMatchObject({ job_title: 'Campus Store' })
    expect(categories.map((category) => category.name)).toEqual(['Keahlian'])
    expect(skills[0]).toEqual({ name: 'Go', category: 'Keahlian', is_listed: true })
    expect(skills[2]).toEqual({ name: 'React', category: 'Keahlian', percent: 80 })
    expect(projects.map(({ title, is_featured }) => [title, is_featured])).toEqual([
      ['Ledgerline', true],
      ['Pinecone Weather', true],
      ['Trailmix', true],
      ['Rainbarrel', true],
      ['Old Mill', undefined],
    ])
    expect(projects[0]).toMatchObject({ role: 'Author' })
    expect(projects[1]).toMatchObject({ start_date: '2020', end_date: undefined })
  })

  it('is reported', () => {
    expect(notesOf(name, 'assumed')).toContain(
      'profile.bio is missing: the site shows Saya membangun aplikasi web yang cepat, rapi, dan mudah digunakan, dari antarmuka sampai basis data.',
    )
    expect(notesOf(name, 'changed')).toEqual(
      expect.arrayContaining([
        'experience[1].startDate: "Summer 2018" became 2018, the part that is certain',
        'basics.profiles[0].url: "github.com/jwhitcombe" became https://github.com/jwhitcombe',
        'education[0].gpa: "3.8/4.0" became 3.8, without its scale',
      ]),
    )
    expect(notesOf(name, 'leftOut')).toEqual([
      'experience[2].startDate: "2017-06" is after the end, "2017-01"',
      'experience[2].endDate: "2017-01" is before the start, "2017-06"',
      'experience[3].endDate: "soon after" cannot be read as a date',
      'experience[3].startDate: "03/04/2015" is left out, because its end is',
      'skills[1].level: "Wizard" is no known level: the skills show no bar',
      'skills[3].level: "3" is no known level: the skills show no bar',
      'projects[5]: "{"description":"No name yet"}" has no name',
      'basics.email: "jordan at whitcombe dot example" is no e-mail address',
      'basics.phone: "Upon request" is no telephone number',
      'basics.image: "headshot.png" is no address of a picture: put the file into public/pictures and write /pictures/…',
      'basics.profiles[2]: "{"network":"Friendster","username":"jordan"}" has no address that is known',
      'references[0]: "{"name":"Available","reference":"Available upon request"}" is not the words of somebody with a name',
    ])
  })
})

describe('a Kenyan résumé in YAML with years only', () => {
  it('becomes content', () => {
    const { profile, experiences, educations } = readFixture('kenyan-years.yaml').content
    expect(profile).toMatchObject({
      location: 'Nairobi, Kenya',
      github_profile: 'https://github.com/wkamande',
      x_profile: 'https://x.com/wkamande',
      languages: [{ name: 'Swahili' }, { name: 'English', level: 'Fluent' }],
      certifications: ['Cloud Developer – Associate'],
      preferred_tech_stack: ['Kotlin', 'Swift', 'Flutter', 'Detox'],
    })
    expect(experiences[0]).toMatchObject({ start_date: '2020', is_current: true })
    expect(educations).toMatchObject([
      { description: 'First Class Honours' },
      { degree: 'Online Academy' },
    ])
    expect(educations[1]?.institution_name).toBeUndefined()
  })

  it('is reported', () => {
    expect(notesOf('kenyan-years.yaml', 'assumed')).toContain(
      'work[0].endDate is missing: the period counts as current',
    )
    expect(notesOf('kenyan-years.yaml', 'leftOut')).toEqual([
      'basics.profiles[2]: "{"username":"wanjiru"}" has no address that is known',
      'certificates[0].issuer: "Example Cloud" has no place on the site',
      'certificates[0].date: "2021-05" has no place on the site',
    ])
  })
})

describe('an Indonesian résumé with mistakes', () => {
  const name = 'indonesian-mistakes.json'

  it('becomes content', () => {
    const { profile, experiences, projects, categories } = readFixture(name).content
    expect(profile).toMatchObject({
      bio: 'Tentang\n\nSaya menulis layanan yang tahan banting.',
      years_of_experience: 7,
      github_profile: 'https://github.com/wnugroho',
      instagram_profile: 'https://www.instagram.com/wahyunugroho',
      awards: [{ title: 'Juara Hackathon', issuer: 'Kampus Contoh' }],
      volunteering: [{ organisation: 'Kelas Malam', start_date: '2021-01-10' }],
    })
    expect(experiences).toHaveLength(2)
    expect(experiences[1]).toMatchObject({ start_date: '2018', end_date: '2020-02' })
    expect(projects[0]).toMatchObject({ link_code: 'https://gitlab.com/wnugroho/antre' })
    expect(projects[0]?.link_demo).toBeUndefined()
    expect(projects[0]?.created_at).toBeUndefined()
    expect(categories.map((category) => category.name)).toEqual([
      'Bahasa',
      'Basis Data',
      'Keahlian',
    ])
  })

  it('is reported', () => {
    expect(notesOf(name, 'changed')).toEqual(
      expect.arrayContaining([
        'work[1].startDate: "2018-13" became 2018, the part that is certain',
        'work[1].endDate: "2020-02-30" became 2020-02, the part that is certain',
      ]),
    )
    expect(notesOf(name, 'leftOut')).toEqual([
      'work[2]: "{"name":"","position":"","startDate":"2010"}" has neither position nor company',
      'projects[0].url: "ftp://antre.example" is no web address',
      'projects[0].startDate: "2022-01" is after the end, "2021-01"',
      'projects[0].endDate: "2021-01" is before the start, "2022-01"',
      'basics.phone: "(sesuai permintaan)" is no telephone number',
      'basics.profiles[1].url: "javascript:alert(1)" is no web address',
      'awards[0].date: "kapan-kapan" cannot be read as a date',
    ])
  })
})

describe('a French résumé with almost nothing', () => {
  it('becomes content, and the built-in values are named', () => {
    const { content, report } = readFixture('french-minimal.json')
    expect(content.projects.map(({ slug }) => slug)).toEqual(['proyek', 'proyek-2'])
    expect(content.experiences).toMatchObject([{ start_date: '2023-08', is_current: true }])
    expect(report.taken).toEqual({
      projects: 2,
      skills: 0,
      experiences: 1,
      educations: 0,
      testimonials: 0,
    })
    expect(notesOf('french-minimal.json', 'assumed')).toEqual(
      expect.arrayContaining([
        'profile.current_job_title is missing: the site shows Full-Stack Developer',
        'profile.location is missing: the site shows Bekasi, Indonesia',
        'profile.preferred_tech_stack is missing: the site shows React, TypeScript, Tailwind CSS, Node.js',
      ]),
    )
  })
})
