import type { FastifyInstance } from 'fastify'
import type { Education, Experience } from '../../src/contract/career'
import type { Profile } from '../../src/contract/profile'
import type { Project } from '../../src/contract/projects'
import type { ProfileSkillGroup } from '../../src/contract/skills'
import type { Testimonial } from '../../src/contract/testimonials'
import { buildContent, contentProject, contentTestimonial } from '../testing/content'
import { cleanUp } from '../testing/cleanUp'
import { createTestApp, get, send } from '../testing/testApp'

let app: FastifyInstance

const parts = {
  links: [{ name: 'Mastodon', url: 'https://mastodon.example/@dewi' }],
  languages: [{ name: 'Jawa' }, { name: 'Inggris', level: 'C1' }],
  awards: [{ title: 'Juara', issuer: 'Kampus', date: '2020' }],
  publications: [{ title: 'Artikel', url: 'https://artikel.example' }],
  volunteering: [{ organisation: 'Kelas Malam', highlights: ['40 murid'] }],
}

beforeEach(async () => {
  ;({ app } = await createTestApp(
    buildContent({
      profile: { full_name: 'Dewi Contoh', ...parts },
      experiences: [
        { job_title: 'Tanpa tanggal' },
        { job_title: 'Lama', start_date: '2015', end_date: '2016', highlights: ['Satu', 'Dua'] },
        { job_title: 'Baru', start_date: '2020-05', is_current: true },
      ],
      educations: [
        { degree: 'Tanpa tahun' },
        { degree: 'Sarjana', start_year: 2010, highlights: ['Basis data'] },
      ],
      skills: [
        { name: 'React', category: 'Full Stack', percent: 90 },
        { name: 'Vue', category: 'Full Stack', is_listed: true },
        { name: 'Ember', category: 'Full Stack' },
      ],
      projects: [contentProject(1, { created_at: undefined, highlights: ['Cepat'] })],
      testimonials: [contentTestimonial(1, { created_at: undefined, rating: undefined })],
    }),
  ))
})
afterEach(cleanUp)

it('returns the parts of the profile, or null', async () => {
  const { data } = await get<{ profile: Profile }>(app, '/profiles/1')
  expect(data.profile).toMatchObject(parts)
  const plain = await createTestApp()
  const { data: other } = await get<{ profile: Profile }>(plain.app, '/profiles/1')
  expect(other.profile).toMatchObject({ links: null, languages: null, volunteering: null })
})

it('lists experiences and educations without a start after the others', async () => {
  const { data } = await get<{ experiences: Experience[] }>(app, '/experience')
  expect(data.experiences.map((job) => [job.job_title, job.start_date, job.highlights])).toEqual([
    ['Baru', '2020-05', null],
    ['Lama', '2015', ['Satu', 'Dua']],
    ['Tanpa tanggal', null, null],
  ])
  const { data: schools } = await get<{ educations: Education[] }>(app, '/education')
  expect(schools.educations.map(({ degree, highlights }) => [degree, highlights])).toEqual([
    ['Sarjana', ['Basis data']],
    ['Tanpa tahun', null],
  ])
})

it('lists a skill without a percentage if the owner lists it', async () => {
  const { data } = await get<{ profile_skills: ProfileSkillGroup[] }>(
    app,
    '/profile-skills/profile/1',
  )
  const skills = data.profile_skills.flatMap((group) => group.skills)
  expect(skills.map(({ skill_name, percent }) => [skill_name, percent])).toEqual([
    ['React', 90],
    ['Vue', null],
  ])
})

it('returns null for a date and a rating that are not known', async () => {
  const { data } = await get<{ project: Project }>(app, '/projects/1')
  expect(data.project).toMatchObject({ created_at: null, highlights: ['Cepat'] })
  const { data: testimonials } = await get<{ testimonials: Testimonial[] }>(app, '/testimonials')
  expect(testimonials.testimonials).toMatchObject([{ created_at: null, rating: null }])
})

it('stores highlights, and leaves them as they are without a new list', async () => {
  const path = '/projects/1'
  await send(app, 'PUT', path, { highlights: ['Baru'], created_at: null })
  const { data } = await send<{ project: Project }>(app, 'PUT', path, { title: 'Lain' })
  expect(data.project).toMatchObject({ highlights: ['Baru'], created_at: null })
  const emptied = await send<{ project: Project }>(app, 'PUT', path, { highlights: [] })
  expect(emptied.data.project.highlights).toBeNull()
})

it.each([
  ['/projects', { title: 'Baru' }, 'projects', 'title'],
  [
    '/testimonials',
    { customer_name: 'Baru', description: 'Rapi.' },
    'testimonials',
    'customer_name',
  ],
])('puts what is posted to %s first, with the current time', async (path, body, key, field) => {
  await send(app, 'POST', path, body)
  const { data } = await get<Record<string, Record<string, unknown>[]>>(app, path)
  expect(data[key]).toHaveLength(2)
  expect(data[key]?.[0]).toMatchObject({ [field]: 'Baru' })
  expect(data[key]?.[0]?.created_at).toMatch(/^\d{4}-.*Z$/)
})

it.each([
  ['/projects', { title: 'A', highlights: [''] }, 'highlights.0'],
  ['/projects', { title: 'A', highlights: Array(101).fill('x') as string[] }, 'highlights'],
  ['/experience', { job_title: 'A', highlights: 'x' }, 'highlights'],
  ['/testimonials', { customer_name: 'A', description: 'B', rating: 0 }, 'rating'],
])('rejects POST %s with an invalid value', async (path, body, field) => {
  const { statusCode, errors } = await send(app, 'POST', path, body)
  expect(statusCode).toBe(400)
  expect(errors?.map((error) => error.path)).toContain(field)
})
