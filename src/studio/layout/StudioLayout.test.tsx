import { screen, within } from '@testing-library/react'
import { http } from 'msw'
import { apiServer, success } from '../../../__mocks__/handlers'
import { contentsOf } from '../../../__mocks__/queries'
import { renderStudio } from '../../../__mocks__/renderStudio'
import { en } from '../language/en'

const menu = { name: 'Studio' }
const findMenuButton = () => screen.findByRole('button', { name: 'Buka menu' })

it('links to all screens in groups, marks the one at /studio/, and closes with a link', async () => {
  const { user } = renderStudio('/studio/')
  expect(await screen.findByRole('heading', { level: 1, name: 'Ringkasan' })).toBeVisible()
  expect(screen.queryByRole('navigation', menu)).not.toBeInTheDocument()
  await user.click(await findMenuButton())
  const navigation = within(screen.getByRole('navigation', menu))
  const linksIn = (name: string) =>
    contentsOf(within(navigation.getByRole('list', { name })).getAllByRole('link'))
  const content = ['Profil', 'Proyek', 'Artikel', 'Kategori', 'Gambar']
  expect(linksIn('Isi')).toEqual(expect.arrayContaining(content))
  expect(linksIn('Kotak masuk')).toEqual(['Pesan'])
  expect(linksIn('Tampilan')).toEqual(['Tampilan', 'Pengaturan'])
  expect(linksIn('Akun')).toEqual(['Keamanan'])
  const overview = navigation.getByRole('link', { name: 'Ringkasan' })
  expect(overview).toHaveAttribute('aria-current', 'page')
  await user.click(overview)
  expect(screen.queryByRole('navigation', menu)).not.toBeInTheDocument()
  expect(document.title).toBe('Ringkasan · Studio')
})

it('shows the numbers of unread messages and of drafts, also of those that are new', async () => {
  let drafts = 2
  apiServer.use(
    http.get('*/api/studio/messages/unread', () => success({ unread: 3 })),
    http.get('*/api/studio/drafts', () => success({ counts: [{ resource: 'posts', drafts }] })),
    http.get('*/api/trash', () => success({ entries: [] })),
  )
  const { user } = renderStudio('/studio/tidak-ada')
  await user.click(await findMenuButton())
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tidak ditemukan')
  expect(await screen.findByRole('link', { name: 'Pesan 3 belum dibaca' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Artikel 2 draf' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Proyek' })).toBeVisible()
  drafts = 5
  await user.click(screen.getByRole('link', { name: 'Sampah' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Sampah' })).toBeVisible()
  await user.click(await findMenuButton())
  expect(await screen.findByRole('link', { name: 'Artikel 5 draf' })).toBeVisible()
  expect(en.layout.drafts(1)).toBe('draft')
})
