import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { buildPicture } from '../../../__mocks__/fixtures'
import { apiServer, failure, success } from '../../../__mocks__/handlers'
import { expectLinks } from '../../../__mocks__/queries'
import { renderStudio } from '../../../__mocks__/renderStudio'
import { expectConsoleError } from '../../../__mocks__/setup/console'
import type { StoredPicture } from '../../contract/pictures'
import { signInSlice } from '../account/signInSlice'

const used = buildPicture({
  hash: 'b'.repeat(64),
  alt: 'Ladang',
  uses: [
    { resource: 'projects', id: 7, title: 'Irigasi', is_draft: false },
    { resource: 'profiles', id: 1, title: 'Ayu', is_draft: false },
    { resource: 'posts', title: '', is_draft: true },
  ],
})

/** Mocks the pictures of the owner; writes change them. */
function servePictures(initial: StoredPicture[]) {
  let pictures = initial
  const changes: unknown[] = []
  apiServer.use(
    http.get('*/api/pictures', () => success({ pictures })),
    http.put('*/api/pictures/:hash', async ({ request }) => {
      changes.push(await request.json())
      return success({ picture: pictures[0] })
    }),
    http.delete('*/api/pictures/:hash', ({ params: { hash } }) => {
      pictures = pictures.filter((picture) => picture.hash !== hash)
      return success({ hash })
    }),
  )
  return changes
}

it('shows where each picture is used, and filters those that are not', async () => {
  servePictures([buildPicture(), used])
  const { user } = renderStudio('/studio/gambar')
  expect(await screen.findByText('Ladang', { selector: 'p' })).toBeVisible()
  const summary = screen.getByText(/^Dipakai di 3 tempat/)
  expect(screen.getByRole('link', { name: 'Irigasi' })).not.toBeVisible()
  await user.click(summary)
  const uses = screen.getAllByRole('list').find((list) => list.textContent.startsWith('Proyek:'))!
  expectLinks(within(uses), { Irigasi: '/studio/proyek/7', Ayu: '/studio/profil' })
  expect(uses).toHaveTextContent('Artikel: tanpa judul (draf)')
  expect(screen.queryByRole('button', { name: 'Hapus Ladang' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Tidak dipakai' }))
  expect(screen.getByText('Ladang', { selector: 'p' })).not.toBeVisible()
  expect(screen.getByText('Sawah', { selector: 'p' })).toBeVisible()
})

it('shows the files of the site, which cannot be deleted here', async () => {
  servePictures([buildPicture()])
  const file = { name: 'projects/a.webp', url: '/pictures/projects/a.webp', size: 2048 }
  const files = [{ ...file, uses: used.uses.slice(0, 1) }]
  apiServer.use(http.get('*/api/pictures/files', () => success({ files })))
  const { user } = renderStudio('/studio/gambar')
  expect(await screen.findByText('a.webp')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Berkas situs' }))
  expect(screen.getByText('Sawah', { selector: 'p' })).not.toBeVisible()
  expect(screen.getByText('projects · 2 KB')).toBeVisible()
  expect(screen.getByText(/tidak dapat dihapus di sini/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Hapus/ })).not.toBeInTheDocument()
  await user.click(screen.getByText(/^Dipakai di 1 tempat/))
  expectLinks(screen, { Irigasi: '/studio/proyek/7' })
})

it('saves the description and the focal point that are proposed', async () => {
  expectConsoleError(/401/)
  const changes = servePictures([buildPicture()])
  apiServer.use(http.put('*/api/pictures/:hash', () => failure(401, ''), { once: true }))
  const { user, store } = renderStudio('/studio/gambar')
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView')
  await user.click(await screen.findByText(/^Sunting/))
  await waitFor(() => expect(scrolled).toHaveBeenCalled())
  fireEvent.input(screen.getByLabelText('Keterangan gambar'), { target: { value: 'Petak sawah' } })
  screen.getByRole('slider').focus()
  await user.keyboard('{ArrowLeft}')
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  await screen.findByRole('dialog')
  act(() => void store.dispatch(signInSlice.actions.completed()))
  expect(await screen.findByText('Gambar tersimpan.')).toBeInTheDocument()
  expect(changes).toEqual([{ alt: 'Petak sawah', focus: { x: 25, y: 60 } }])
})

it('asks before an unsaved description is lost, which a filter keeps', async () => {
  servePictures([buildPicture({ uses: used.uses }), { ...used, uses: [] }])
  const { user, router } = renderStudio('/studio/gambar')
  const [summary] = await screen.findAllByText(/^Sunting/)
  await user.click(summary!)
  const leave = () => act(() => router.navigate('/studio/tidak-ada'))
  const [alt] = screen.getAllByLabelText('Keterangan gambar')
  fireEvent.input(alt!, { target: { value: 'Petak' } })
  await user.click(screen.getByRole('button', { name: 'Tidak dipakai' }))
  expect(alt).not.toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Semua' }))
  expect(screen.getByDisplayValue('Petak')).toBeVisible()
  await leave()
  expect(screen.getByRole('dialog')).toHaveTextContent(/hilang jika Anda meninggalkannya/)
  await user.click(screen.getByRole('button', { name: 'Tetap di sini' }))
  fireEvent.input(alt!, { target: { value: 'Sawah' } })
  await leave()
  expect(router.state.location.pathname).toBe('/studio/tidak-ada')
})

it('shows the use of a picture that is not deleted because of it', async () => {
  expectConsoleError(/409/)
  servePictures([buildPicture()])
  const { user } = renderStudio('/studio/gambar')
  await user.click(await screen.findByRole('button', { name: 'Hapus Sawah' }))
  servePictures([{ ...buildPicture(), uses: used.uses }])
  apiServer.use(http.delete('*/api/pictures/:hash', () => failure(409, 'used')))
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/^Dipakai di 3 tempat/)).toBeVisible()
})
