import { screen } from '@testing-library/react'
import {
  mockResponse,
  serveCategories,
  serveEducations,
  serveExperiences,
  serveProjects,
  success,
} from '../../__mocks__/handlers'
import { renderApp } from '../../__mocks__/renderApp'
import { expectConsoleError } from '../../__mocks__/setup/console'
import { afterRetries, freezeTime } from '../../__mocks__/freezeTime'

const slugPath = '/profile-projects/profile/1/slug/toko'
const row = { id: 'satu' }

beforeEach(() => {
  serveProjects([])
  serveCategories([])
  serveExperiences([])
  serveEducations([])
})

it.each([
  ['/', '/profiles/1', { profile: 'Dewi' }, /^Failed to load data: Failed to fetch profile$/],
  ['/', '/profile-projects', { projects: [row] }, /^Failed to load data: Unknown error$/],
  ['/about', '/profiles/1', { profile: 7 }, /^Failed to load data: Failed to fetch profile$/],
  [
    '/about',
    '/profile-experiences/profile/1',
    { profile_experiences: {} },
    /^Failed to load data: Unknown error$/,
  ],
  [
    '/skills',
    '/profile-skills/profile/1',
    { profile_skills: [row] },
    /^Terjadi kesalahan yang tidak diketahui$/,
  ],
  ['/projects', '/profile-projects', { projects: [row] }, /^Failed to load projects\./],
  ['/projects/toko', slugPath, { project: row }, /^Failed to load project details$/],
  ['/blog', '/posts', { posts: [row] }, /^Gagal memuat data artikel\./],
  ['/blog/a', '/posts/slug/a', { post: row }, /^Gagal memuat artikel\./],
  ['/testimonials', '/testimonials', { testimonials: null }, /^Gagal memuat data testimoni\./],
  [
    '/testimonials/3',
    '/testimonials/3',
    { testimonial: row },
    /^Failed to load testimonial details$/,
  ],
])(
  '%s shows the message of the error catalogue if the response of %s is invalid',
  async (...args) => {
    const [path, apiPath, data, message] = args
    freezeTime()
    mockResponse(apiPath, () => success(data))
    expectConsoleError(new RegExp(`GET ${apiPath}: body .*: expected`))
    renderApp(path)
    expect(await screen.findByText(message, {}, afterRetries)).toBeInTheDocument()
    expect(document.body).not.toHaveTextContent(/expected/)
  },
)
