import { screen } from '@testing-library/react'
import { afterRetries, freezeTime } from '../../../__mocks__/freezeTime'
import * as api from '../../../__mocks__/handlers'
import { renderApp } from '../../../__mocks__/renderApp'
import { expectConsoleError } from '../../../__mocks__/setup/console'

const row = { id: 'satu' }
const projectPath = '/profile-projects/profile/1/slug/toko'

it.each([
  ['/', '/profiles/1', { profile: 7 }, 'Failed to load data: Failed to fetch profile'],
  ['/', '/profile-projects', { projects: [row] }, 'Failed to load data: Unknown error'],
  ['/about', '/profiles/1', { profile: 7 }, 'Failed to load data: Failed to fetch profile'],
  ['/about', '/profile-experiences/profile/1', {}, 'Failed to load data: Unknown error'],
  ['/skills', '/profile-skills/profile/1', {}, 'Terjadi kesalahan yang tidak diketahui'],
  ['/projects/toko', projectPath, { project: row }, 'Failed to load project details'],
  ['/blog', '/posts', { posts: [row] }, /^Gagal memuat data artikel\./],
  ['/blog/a', '/posts/slug/a', { post: row }, /^Gagal memuat artikel\./],
  ['/testimonials/3', '/testimonials/3', {}, 'Failed to load testimonial details'],
])('%s shows the message of the catalogue if the response of %s is invalid', async (...args) => {
  const [path, apiPath, data, message] = args
  freezeTime()
  api.serveProjects([])
  api.serveCategories([])
  api.serveExperiences([])
  api.serveEducations([])
  api.mockResponse(apiPath, () => api.success(data))
  expectConsoleError(new RegExp(`GET ${apiPath}: body .*: expected`))
  renderApp(path)
  expect(await screen.findByText(message, {}, afterRetries)).toBeInTheDocument()
  expect(document.body).not.toHaveTextContent(/expected/)
})
