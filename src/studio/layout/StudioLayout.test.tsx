import { screen, within } from '@testing-library/react'
import { http } from 'msw'
import { apiServer, success } from '../../../__mocks__/handlers'
import { renderStudio } from '../../../__mocks__/renderStudio'

const navigation = () => screen.findByRole('navigation', { name: 'Studio' })

it.each(['/studio', '/studio/'])('links to all screens, and marks the one at %s', async (path) => {
  const { user } = renderStudio(path)
  await user.click(await screen.findByRole('button', { name: 'Buka menu' }))
  const links = within(await navigation()).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(
    expect.arrayContaining(['Ringkasan', 'Profil', 'Proyek', 'Artikel', 'Sampah']),
  )
  expect(links[0]).toHaveAttribute('aria-current', 'page')
})

it('has groups with headings, and an icon beside each link', async () => {
  const { user } = renderStudio('/studio')
  await user.click(await screen.findByRole('button', { name: 'Buka menu' }))
  const linksIn = async (name: string) =>
    within(within(await navigation()).getByRole('list', { name }))
      .getAllByRole('link')
      .map((link) => link.textContent)
  expect(await linksIn('Isi')).toEqual(expect.arrayContaining(['Profil', 'Kategori', 'Gambar']))
  expect(await linksIn('Kotak masuk')).toEqual(['Pesan'])
  expect(await linksIn('Tampilan')).toEqual(['Tampilan', 'Pengaturan'])
  expect(await linksIn('Akun')).toEqual(['Keamanan'])
})

it('shows the numbers of unread messages and of drafts, also of those that are new', async () => {
  let drafts = 2
  apiServer.use(
    http.get('*/api/studio/messages/unread', () => success({ unread: 3 })),
    http.get('*/api/studio/drafts', () => success({ counts: [{ resource: 'posts', drafts }] })),
    http.get('*/api/trash', () => success({ entries: [] })),
  )
  const { user } = renderStudio('/studio')
  await user.click(await screen.findByRole('button', { name: 'Buka menu' }))
  expect(await screen.findByRole('link', { name: 'Pesan 3 belum dibaca' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Artikel 2 draf' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Proyek' })).toBeVisible()
  drafts = 5
  await user.click(screen.getByRole('link', { name: 'Sampah' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Sampah' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Buka menu' }))
  expect(await screen.findByRole('link', { name: 'Artikel 5 draf' })).toBeVisible()
})

it('opens and closes the menu, and closes it with a link', async () => {
  const { user } = renderStudio('/studio/tidak-ada')
  const button = await screen.findByRole('button', { name: 'Buka menu' })
  expect(screen.queryByRole('navigation', { name: 'Studio' })).not.toBeInTheDocument()
  await user.click(button)
  await user.click(within(await navigation()).getByRole('link', { name: 'Ringkasan' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Ringkasan' })).toBeVisible()
  expect(screen.queryByRole('navigation', { name: 'Studio' })).not.toBeInTheDocument()
  expect(document.title).toBe('Ringkasan · Studio')
})

it('says that a path has no screen', async () => {
  renderStudio('/studio/tidak-ada')
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Tidak ditemukan')
})
