import { sampleOwner } from '../../contract/constants'
import type { Profile } from '../../contract/profile'
import * as fixtures from '../../../__mocks__/fixtures'
import * as api from '../../../__mocks__/handlers'
import { importServerModule, mockApiTransport } from '../../../__mocks__/serverRenderer'
import type { ExportRenderer, RenderedPage } from '../rendering/renderer'

/** The built-in words and those of the sample content, which no other owner has written. */
const foreignWords =
  /full[- ]?stack|developer\b|pengembang|indonesia|bekasi|\breact\b|typescript|tailwind|node\.js|raka|contoh/i

/** An owner who shares no value with the sample content. */
const owner: Profile = {
  ...{ id: 1, full_name: 'Ana Souza', current_job_title: 'Engenheira de Dados' },
  bio: 'Construo pipelines para hospitais públicos.\n\nMoro perto do mar.',
  ...{ location: 'Recife, Brasil', email: 'ana@example.com', phone_number: '+55 81 90000-0000' },
  ...{ years_of_experience: 11, preferred_tech_stack: 'dbt, Kafka, Scala' },
  ...{ certifications: 'Análise de Dados', profile_picture_full_url: '/pictures/ana.webp' },
  ...{ github_profile: 'https://github.com/anasouza', linkedin_profile: null },
  ...{ x_profile: null, instagram_profile: null },
}

const project = fixtures.buildProject({
  ...{ title: 'Leitos em Tempo Real', slug: 'leitos', description: 'Painel de leitos livres.' },
  ...{ skill_names: [{ id: 1, name: 'Kafka' }], category_name: 'Dados', is_featured: 1 },
})
const post = fixtures.buildPostDetail({
  ...{ title: 'Filas sem surpresas', excerpt: 'O que aprendemos com atrasos.', slug: 'filas' },
  ...{ tags: ['Kafka'], author: null, language: 'pt', related: [] },
})
const testimonial = fixtures.buildTestimonial({
  ...{ customer_name: 'Rui Lima', customer_position: 'Diretor', category_name: 'Dados' },
  ...{ customer_company: 'Hospital Central', project_title: 'Leitos em Tempo Real' },
  description: 'Agora decidimos com números.',
})
const position = { job_title: 'Analista', company_name: 'Porto Digital', location: 'Recife' }

let renderer: ExportRenderer
beforeAll(async () => {
  renderer = await importServerModule()
})

beforeEach(() => {
  api.serveProfile(owner)
  api.serveCategories([{ id: 11, name: 'Dados', is_active: 1 }])
  api.serveProjects([project])
  api.serveProject(project)
  api.servePosts([post])
  api.servePost(post)
  api.serveSkills([fixtures.buildSkill({ skill_name: 'Kafka', category_name: 'Dados' })])
  api.serveExperiences([fixtures.buildExperience(position)])
  api.serveEducations([fixtures.buildEducation({ institution_name: 'UFPE', location: 'Recife' })])
  api.serveTestimonials([testimonial])
  api.serveTestimonial(testimonial)
})

async function renderPage(url: string): Promise<RenderedPage> {
  const view = await renderer.renderPage(url, mockApiTransport)
  if (!view) throw new Error(`${url} was not rendered`)
  return view
}

function meta(head: string, name: string): string | undefined {
  return new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(head)?.[1]
}

it.each([
  ['/', 'Engenheira de Dados, Recife, Brasil. Construo pipelines para hospitais públicos.'],
  ['/about', 'Tentang Ana Souza, Engenheira de Dados, Recife, Brasil: Analista di Porto Digital'],
  ['/skills', 'Keahlian dan teknologi Ana Souza: Kafka'],
  ['/projects', 'Proyek Ana Souza: Leitos em Tempo Real'],
  ['/projects/leitos', 'Painel de leitos livres.'],
  ['/testimonials', 'Testimoni tentang Ana Souza: Rui Lima'],
  ['/testimonials/1', 'Agora decidimos com números.'],
  ['/blog', 'Artikel Ana Souza: Filas sem surpresas'],
  ['/blog/filas', 'O que aprendemos com atrasos.'],
  ['/contact', 'Hubungi Ana Souza, Engenheira de Dados, Recife, Brasil'],
  ['/tidak/ada', 'Portofolio Ana Souza, Engenheira de Dados, Recife, Brasil'],
])('%s describes the owner and the page, without built-in words', async (url, description) => {
  const { head, body, snapshot, metadata } = await renderPage(url)
  for (const text of [head, body, snapshot]) expect(text).not.toMatch(foreignWords)
  expect(meta(head, 'description')).toMatch(new RegExp(`^${description}`))
  // The preview picture shows the same text.
  const shown = { ownerName: 'Ana Souza', description: meta(head, 'description') }
  expect(metadata).toMatchObject(shown)
  expect(meta(head, 'keywords')).toMatch(/Ana Souza, Engenheira de Dados, .*Recife, Brasil$/)

  api.serveProfile({ ...nameOnly, project_count: 0 })
  const view = await renderPage(url)
  for (const text of [view.head, view.body]) {
    expect(text).not.toMatch(foreignWords)
    expect(text).not.toMatch(statements)
  }
})

/** The built-in statements about an owner's work. */
const statements =
  /24 jam|filosofi|modern development|clean code|\d\+|berkolaborasi|siap memulai|serupa|diselesaikan|subscribe|waktu respon/i

const silent = Object.fromEntries(
  [
    ...Object.keys(owner),
    ...['projects_completed', 'response_time', 'values', 'principles', 'invitations'],
  ].map((field) => [field, null]),
)
const nameOnly = { ...silent, id: owner.id, full_name: owner.full_name }

it('has no sections without content', async () => {
  api.serveProfile({ ...nameOnly, project_count: 0 })
  for (const serve of [api.serveProjects, api.serveExperiences, api.serveEducations]) serve([])
  const { body: home } = await renderPage('/')
  expect(home).not.toMatch(/Unggulan|Lihat Proyek Saya|<dl|<ul class="[^"]*"><\/ul>/)
  // Nor a picture of nobody.
  expect((await renderPage('/about')).body).not.toMatch(/Pengalaman Kerja|Pendidikan|<img/)
  const { body } = await renderPage('/projects')
  expect(body).toContain('Belum ada proyek di situs ini.')
  expect(body).not.toMatch(/Semua Proyek|GitHub/)
})

it('leaves pages without entries out of the menu, unless the owner has selected them', async () => {
  const counts = { skill_count: 2, project_count: 1, testimonial_count: 0, post_count: 0 }
  api.serveProfile({ ...nameOnly, ...counts })
  const { body } = await renderPage('/')
  const [menu = ''] = /<nav aria-label="Navigasi.*?<\/nav>/.exec(body) ?? []
  const paths = ['/', '/about', '/skills', '/projects', '/contact']
  expect(menu.match(/(?<=href=")[^"]+/g)).toEqual(paths)
  const appearance = JSON.stringify({ menu: ['home', 'blog'] })
  const view = await renderer.renderPage('/', mockApiTransport, { appearance })
  expect(view?.body).toMatch(/<nav aria-label="Navigasi.*?href="\/blog".*?<\/nav>/)
})

it('invites to subscribe only where mails are sent', async () => {
  const invitations = [{ page: 'newsletter' as const, title: 'Receba as novidades' }]
  api.serveProfile({ ...nameOnly, invitations })
  expect((await renderPage('/blog')).body).not.toContain('Receba')
  const view = await renderer.renderPage('/blog', mockApiTransport, { subscriptions: 'mail' })
  expect(view?.body).toContain('Receba as novidades')
  // The sample content has the box as it is for other APIs.
  api.serveProfile({ ...nameOnly, full_name: sampleOwner, invitations })
  expect((await renderPage('/blog')).body).toContain('Subscribe')
})

it('says how many projects are completed only if the owner does', async () => {
  api.serveProfile({ ...nameOnly, projects_completed: 12, project_count: 3 })
  expect((await renderPage('/testimonials')).body).toContain('Dari 12 proyek yang diselesaikan')
  api.serveProfile({ ...nameOnly, project_count: 3 })
  expect((await renderPage('/testimonials')).body).not.toContain('proyek yang diselesaikan')
})

it('shows what the owner says, and counts the projects of the site otherwise', async () => {
  api.serveProfile({ ...nameOnly, project_count: 6 })
  expect((await renderPage('/')).body).toMatch(/Proyek<\/bdi><\/dt><dd><bdi>6</)
  api.serveProfile({
    ...nameOnly,
    projects_completed: 12,
    response_time: 'dua hari',
    values: [{ title: 'Dados limpos', text: 'Antes do modelo.', icon: 'data' }],
    invitations: [{ page: 'home', title: 'Vamos conversar?' }],
  })
  const home = (await renderPage('/')).body
  expect(home).toMatch(/Proyek Selesai<\/bdi><\/dt><dd><bdi>12\+</)
  for (const text of ['Dados limpos', 'Antes do modelo.', 'values.svg#data', 'Vamos conversar?']) {
    expect(home).toContain(text)
  }
  expect((await renderPage('/contact')).body).toContain('dua hari')
})
