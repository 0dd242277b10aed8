import type { Project, ProjectDetail } from '../../../src/contract/projects'
import type { Testimonial } from '../../../src/contract/testimonials'
import { buildContent, caseStudy, contentProject, contentTestimonial } from '../../testing/content'
import { get, owner, prepareApp, send } from '../../testing/testApp'

const test = prepareApp(
  buildContent({
    projects: [
      contentProject(1),
      contentProject(2, { ...caseStudy, is_featured: true }),
      contentProject(3, { title: '。！' }),
      contentProject(4, { is_active: false }),
      contentProject(5),
    ],
    testimonials: [
      contentTestimonial(1, { project_title: ' PROYEK 2 ' }),
      contentTestimonial(2, { project: 'proyek-2', project_title: 'Judul lain' }),
      contentTestimonial(3, { project: 'proyek-1', project_title: 'Proyek 2' }),
      contentTestimonial(4, { project: 'proyek-4' }),
      contentTestimonial(5, { project_title: 'Proyek 4' }),
      contentTestimonial(6),
    ],
  }),
)

async function readProject(path: string, headers = {}): Promise<ProjectDetail> {
  return (await get<{ project: ProjectDetail }>(test.app, path, headers)).data.project
}

const readAsOwner = (path: string) => readProject(path, owner)

const { story, ...published } = caseStudy

it('returns a case study at each address, with the Markdown for the owner only', async () => {
  const bySlug = '/profile-projects/profile/1/slug/proyek-2'
  for (const path of ['/profile-projects/2', '/projects/2', bySlug]) {
    const project = await readProject(path)
    expect(project).toMatchObject(published)
    expect(project.story_tree?.blocks).toMatchObject([
      { type: 'heading', id: 'masalah', children: ['Masalah'] },
      { type: 'paragraph' },
      { type: 'picture', url: '/pictures/peta.webp', alt: 'Peta', caption: ['Hulu'] },
    ])
    expect(project).not.toHaveProperty('story')
  }
  expect(await readAsOwner('/projects/2')).toMatchObject({ story })
  expect(await readProject('/projects/1')).toMatchObject({
    ...{ story_tree: null, outcomes: null, pictures: null, role: null, start_date: null },
  })
})

it('lists projects without their case studies', async () => {
  for (const path of ['projects', 'profile-projects', 'projects/featured', 'projects/category/2']) {
    const { data } = await get<{ projects: Project[] }>(test.app, `/${path}`)
    const listed = data.projects.find(({ id }) => id === 2)
    expect(listed).toMatchObject({ role: 'Perancang', cloth: caseStudy.cloth })
    for (const field of ['story', 'story_tree', 'pictures', 'testimonials', 'next']) {
      expect(listed).not.toHaveProperty(field)
    }
  }
})

it('links the neighbours in the list that have a page and that the reader sees', async () => {
  const first = await readProject('/projects/1')
  expect(first).not.toHaveProperty('previous')
  const category_name = 'Full Stack'
  expect(first.next).toMatchObject({ title: 'Proyek 2', slug: 'proyek-2', category_name })
  expect(first.next?.cloth).toEqual(caseStudy.cloth)
  expect(await readProject('/projects/2')).toMatchObject({
    previous: { title: 'Proyek 1', slug: 'proyek-1' },
    next: { title: 'Proyek 5', slug: 'proyek-5' },
  })
  expect(await readProject('/projects/5')).not.toHaveProperty('next')
  expect(await readAsOwner('/projects/2')).toMatchObject({ next: { slug: 'proyek-4' } })
})

it('returns the testimonials that name the project by id, or without an id by title', async () => {
  const { testimonials } = await readProject('/projects/2')
  expect(testimonials?.map(({ id }) => id)).toEqual([1, 2])
  expect(testimonials?.[0]).toMatchObject({ category_name: 'Full Stack', project_slug: 'proyek-2' })
  expect((await readProject('/projects/1')).testimonials?.map(({ id }) => id)).toEqual([3])
  expect((await readProject('/projects/5')).testimonials).toEqual([])
})

it('returns the slug of the project of a testimonial, if visitors see the project', async () => {
  const { data } = await get<{ testimonials: Testimonial[] }>(test.app, '/testimonials')
  const slugs = data.testimonials.map(({ project_slug }) => project_slug)
  expect(slugs).toEqual(['proyek-2', 'proyek-2', 'proyek-1', null, null, null])
  const one = await get<{ testimonial: Testimonial }>(test.app, '/testimonials/2')
  expect(one.data.testimonial).toMatchObject({ project_id: 2, project_slug: 'proyek-2' })
})

it('refuses a period that ends before its start, also if only one of the dates is given', async () => {
  for (const body of [{ end_date: '2022' }, { start_date: '2025-01-01' }]) {
    const refused = { statusCode: 400, errors: [{ path: 'end_date' }] }
    expect(await send(test.app, 'PUT', '/projects/2', body)).toMatchObject(refused)
  }
})

describe('a write', () => {
  it('stores a case study, leaves omitted parts as they are, and accepts what was read', async () => {
    const body = { title: 'Baru', ...caseStudy }
    const created = await send<{ project: ProjectDetail }>(test.app, 'POST', '/projects', body)
    expect(created.statusCode).toBe(201)
    expect(created.data.project).toMatchObject({ ...caseStudy, slug: 'baru' })
    // In the order of the list, not of the ids.
    expect(await readProject('/projects/1')).toMatchObject({ previous: { slug: 'baru' } })
    const path = `/projects/${created.data.project.id}`
    const changes = { role: 'Pengembang', outcomes: null }
    await send(test.app, 'PUT', path, changes)
    const project = await readAsOwner(path)
    expect(project).toMatchObject({ ...caseStudy, ...changes })
    expect(await send(test.app, 'PUT', path, project)).toMatchObject({ statusCode: 200 })
    expect(await readAsOwner(path)).toMatchObject({ ...caseStudy, ...changes })
    // A period within one month, or without an end.
    const month = { start_date: '2024-03-31', end_date: '2024-03' }
    expect((await send(test.app, 'PUT', path, month)).statusCode).toBe(200)
    expect(await send(test.app, 'PUT', path, { end_date: null })).toMatchObject({
      data: { project: { start_date: '2024-03-31', end_date: null } },
    })
  })

  it('links a testimonial to a project; deleting the project removes the link', async () => {
    const path = '/testimonials/6'
    const linked = await send<{ testimonial: Testimonial }>(test.app, 'PUT', path, {
      project_id: 5,
    })
    expect(linked.data.testimonial).toMatchObject({ project_id: 5, project_slug: 'proyek-5' })
    await send(test.app, 'DELETE', '/projects/5')
    const { data } = await get<{ testimonial: Testimonial }>(test.app, path)
    expect(data.testimonial).toMatchObject({ project_id: null, project_slug: null })
  })
})
