import { screen, within } from '@testing-library/react'
import { http } from 'msw'
import { apiServer, failure, success } from '../../../__mocks__/handlers'
import { renderStudio } from '../../../__mocks__/renderStudio'
import { expectConsoleError } from '../../../__mocks__/setup/console'

const findings = [
  {
    severity: 'must',
    message: '/hilang leads to no page.',
    ...{ resource: 'projects', id: 7, field: 'link_demo' },
  },
  { severity: 'should', message: 'no project is featured.', resource: 'projects' },
  { severity: 'should', message: 'bio is missing.', resource: 'profiles', id: 1, field: 'bio' },
  { severity: 'could', message: 'PUBLIC_URL is not set.' },
]

it('lists findings by severity, with links to the entries', async () => {
  apiServer.use(http.get('*/api/studio/findings', () => success({ findings })))
  const { user } = renderStudio('/studio')
  const target = async (name: string) =>
    (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await target('/hilang leads to no page.')).toBe('/studio/proyek/7#link_demo')
  expect(await target('no project is featured.')).toBe('/studio/proyek')
  expect(await target('bio is missing.')).toBe('/studio/profil#bio')
  expect(screen.getByText('Wajib dibetulkan sebelum situs terbit (1)')).toBeVisible()
  const setting = screen.getByText('PUBLIC_URL is not set.')
  expect(setting).toHaveAttribute('lang', 'en')
  expect(setting).not.toBeVisible()
  await user.click(screen.getByText('Bisa diperbaiki (1)'))
  expect(setting).toBeVisible()
  expect(screen.queryByRole('link', { name: 'PUBLIC_URL is not set.' })).not.toBeInTheDocument()
})

it('shows the views of pages in a table, and all of them on demand', async () => {
  const pages = Array.from({ length: 12 }, (_, index) => ({
    path: `/projects/p${index}`,
    views: 1200 - index,
  }))
  const views = { is_counted: true, total: 14_334, pages }
  apiServer.use(http.get('*/api/studio/views', () => success(views)))
  const { user } = renderStudio('/studio')
  const table = within(await screen.findByRole('table', { name: 'Kunjungan 30 hari terakhir' }))
  expect(screen.getByText(/^14\.334 kali dibuka/)).toBeVisible()
  expect(table.getByRole('row', { name: '/projects/p0 1.200' })).toBeVisible()
  expect(table.getAllByRole('row')).toHaveLength(11)
  await user.click(screen.getByRole('button', { name: 'Tampilkan semua 12 halaman' }))
  expect(table.getAllByRole('row')).toHaveLength(13)
})

it('says that nothing was found, and that views are not counted', async () => {
  const views = { is_counted: false, total: 0, pages: [] }
  apiServer.use(http.get('*/api/studio/views', () => success(views)))
  renderStudio('/studio')
  expect(await screen.findByText('Tidak ada yang perlu dibetulkan.')).toBeVisible()
  expect(await screen.findByText(/VIEWS=off/)).toBeVisible()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

it('links to the unread messages', async () => {
  apiServer.use(http.get('*/api/studio/messages/unread', () => success({ unread: 3 })))
  renderStudio('/studio')
  const link = await screen.findByRole('link', { name: '3 pesan belum dibaca' })
  expect(link).toHaveAttribute('href', '/studio/pesan')
})

it('shows each part whose data cannot be loaded as failed, and the others', async () => {
  expectConsoleError(/studio\/findings: 400/)
  apiServer.use(http.get('*/api/studio/findings', () => failure(400, 'Rusak')))
  const { user } = renderStudio('/studio')
  expect(await screen.findByRole('alert')).toHaveTextContent('Isi situs gagal diperiksa. Rusak')
  expect(await screen.findByText(/^0 kali dibuka/)).toBeVisible()
  apiServer.use(http.get('*/api/studio/findings', () => success({ findings: [] })))
  await user.click(screen.getByRole('button', { name: 'Coba Lagi' }))
  expect(await screen.findByText('Tidak ada yang perlu dibetulkan.')).toBeVisible()
})
