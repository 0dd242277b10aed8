import { screen, within } from '@testing-library/react'
import * as fixtures from '../../../__mocks__/fixtures'
import * as api from '../../../__mocks__/handlers'
import { renderApp } from '../../../__mocks__/renderApp'
import { expectConsoleError } from '../../../__mocks__/setup/console'

function mockBroken(): never {
  throw new Error('Broken section')
}

jest.mock('../../features/theme/ThemeToggle', () => ({ ThemeToggle: mockBroken }))
jest.mock('../../features/profile/SocialLinks', () => ({
  ...jest.requireActual<object>('../../features/profile/SocialLinks'),
  ContactLinks: mockBroken,
}))
jest.mock('../../features/testimonials/Avatar', () => ({
  ...jest.requireActual<object>('../../features/testimonials/Avatar'),
  Avatar: mockBroken,
}))
jest.mock('../../features/skills/SkillGroupCard', () => ({ SkillGroupCard: mockBroken }))
jest.mock('../../features/posts/PostCard', () => ({
  ...jest.requireActual<object>('../../features/posts/PostCard'),
  PostCard: mockBroken,
}))
jest.mock('../../features/projects/ProjectCard', () => ({
  ...jest.requireActual<object>('../../features/projects/ProjectCard'),
  ProjectCard: mockBroken,
}))
jest.mock('../../features/testimonials/TestimonialCard', () => ({ TestimonialCard: mockBroken }))
jest.mock('../../pages/HomePage/Hero', () => ({ Hero: mockBroken }))
jest.mock('../../pages/ProjectDetailPage/ProjectSections', () => ({
  ...jest.requireActual<object>('../../pages/ProjectDetailPage/ProjectSections'),
  ProjectTechnologies: mockBroken,
}))
jest.mock('../../pages/PostPage/PostFooter', () => ({ PostFooter: mockBroken }))
jest.mock('../../pages/ContactPage/ContactForm', () => ({ ContactForm: mockBroken }))

beforeEach(() => {
  expectConsoleError(/Broken section/)
  api.serveProjects([fixtures.buildProject()])
  api.serveProject(fixtures.buildProject())
  api.servePost(fixtures.buildPostDetail())
  api.serveCategories([])
  api.serveExperiences([fixtures.buildExperience()])
  api.serveEducations([fixtures.buildEducation()])
  api.serveSkills(fixtures.buildSkills(1))
  api.serveTestimonials([fixtures.buildTestimonial()])
  api.serveTestimonial(fixtures.buildTestimonial())
})

it.each([
  ['/', 'Mari Berkolaborasi Bersama!'],
  ['/about', 'Pendidikan'],
  ['/skills', 'Keahlian & Teknologi'],
  ['/projects', 'Tertarik Berkolaborasi?'],
  ['/projects/toko', 'Proyek 1'],
  ['/testimonials', 'Siap Memulai Proyek Anda?'],
  ['/testimonials/1', 'Dokumentasi'],
  ['/blog', 'Dapatkan Update Artikel Terbaru'],
  ['/blog/artikel-1', 'Artikel 1'],
  ['/contact', 'Hubungi Saya'],
])('%s shows a notice and its other sections if one section throws', async (path, heading) => {
  renderApp(path)
  expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument()
  const main = within(screen.getByRole('main'))
  const notices = await main.findAllByRole('heading', {
    name: 'Bagian ini tidak dapat ditampilkan',
  })
  expect(notices.length).toBeGreaterThan(0)
})

it('shows the rest of header and footer if a part of them throws', async () => {
  renderApp('/tidak-ada')
  const banner = within(screen.getByRole('banner'))
  expect(await banner.findByRole('link', { name: 'Dewi Contoh' })).toBeInTheDocument()
  expect(banner.getByRole('button', { name: 'Buka menu' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument()
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByRole('heading', { name: 'Quick Links' })).toBeInTheDocument()
  expect(footer.getByText(/^© \d{4} Dewi Contoh/)).toBeInTheDocument()
})
