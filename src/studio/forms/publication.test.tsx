import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { env } from '../../../__mocks__/env'
import { buildCaseStudy, buildPost } from '../../../__mocks__/fixtures'
import { enterText, field, main } from '../../../__mocks__/queries'
import { renderStudio } from '../../../__mocks__/renderStudio'
import { expectConsoleError } from '../../../__mocks__/setup/console'
import { StudioServer } from '../../../__mocks__/studioServer'

const lists = { pictures: [], skill_names: [], outcomes: [] }
const project = { ...buildCaseStudy(lists), id: 7, slug: 'peta', is_active: 1 }
const post = {
  ...buildPost({ id: 7, title: 'Kopi', slug: 'kopi', publishedAt: '2024-03-01T01:00:00.000Z' }),
  content: 'Seduh.',
}

async function renderProject(row: object = {}, id: number | 'baru' = 7) {
  const server = new StudioServer({ ...project, ...row })
  const view = renderStudio(`/studio/proyek/${id}`)
  await screen.findByLabelText('Judul (wajib)')
  return { ...view, server }
}

async function renderPost(row: object = {}) {
  const server = new StudioServer({ ...post, ...row }, 'posts')
  const view = renderStudio('/studio/artikel/7')
  await screen.findByDisplayValue(post.title)
  return { ...view, server }
}

const button = (name: string) => screen.getByRole('button', { name })
const click = (name: string) => fireEvent.click(button(name))
const pageLink = () => main().queryByRole('link', { name: /halaman/ })
const expectState = (text: string) => expect(screen.getByRole('main')).toHaveTextContent(text)

it('publishes a draft with what is typed, but not without a text, and links to its page', async () => {
  const { user, server } = await renderPost({ draft: true, content: null })
  expectState('Status: Draf')
  click('Publikasikan')
  expect(await screen.findByText('Wajib diisi sebelum terbit.')).toBeVisible()
  expect(field('Isi')).toHaveFocus()
  expect(server.writes).toEqual([])
  enterText('Isi', 'Minum.')
  await user.click(button('Publikasikan'))
  expect(await screen.findByText('Sudah terbit.')).toBeVisible()
  expect(server.writes).toMatchObject([{ body: { draft: false, content: 'Minum.' } }])
  expectState('Status: Terbit: 1 Maret 2024')
  expect(pageLink()).toHaveAttribute('href', '/blog/kopi')
  expect(button('Simpan')).toHaveFocus()
  expect(button('Jadikan draf')).toBeVisible()
})

it('schedules a draft for a time that the owner selects, and publishes it now', async () => {
  const { server } = await renderPost({ draft: true })
  click('Waktu terbit')
  fireEvent.click(screen.getByRole('radio', { name: 'Pada waktu tertentu' }))
  const time = screen.getByLabelText('Tanggal dan waktu')
  fireEvent.change(time, { target: { value: '2999-03-01T08:00' } })
  const dialog = within(screen.getByRole('dialog', { name: 'Waktu terbit' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Jadwalkan' }))
  expect(await screen.findByText('Tersimpan. Terbit pada waktunya.')).toBeVisible()
  const scheduled = { draft: false, publishedAt: '2999-03-01T01:00:00.000Z' }
  expect(server.writes).toMatchObject([{ body: scheduled }])
  expectState('Terjadwal: 1 Maret 2999 pukul 08.00')
  expect(button('Jadikan draf')).toBeVisible()
  expect(pageLink()).not.toBeInTheDocument()

  fireEvent.click(screen.getByRole('button', { name: /Terjadwal/ }))
  fireEvent.click(screen.getByRole('radio', { name: 'Sekarang' }))
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Publikasikan' }))
  expect(await screen.findByText('Sudah terbit.')).toBeVisible()
  expect(pageLink()).toBeVisible()
})

it('saves a new project as a draft by Enter, publishes it, and makes it a draft again', async () => {
  const { user, server, router } = await renderProject({ is_active: 0 }, 'baru')
  await user.click(field('Judul (wajib)'))
  await user.keyboard('Peta{Enter}')
  expect(await screen.findByRole('heading', { name: 'Sunting proyek: Peta' })).toBeVisible()
  // The form stays as it is.
  expect(field('Judul (wajib)')).toHaveFocus()
  expect(server.writes).toMatchObject([{ method: 'POST', body: { is_active: 0 } }])
  server.row.slug = 'peta'
  await user.click(await screen.findByRole('button', { name: 'Publikasikan' }))
  expect(await screen.findByText('Sudah terbit.')).toBeVisible()
  expect(server.row.is_active).toBe(1)
  expect(pageLink()).toHaveAttribute('href', '/projects/peta')

  enterText('Peran Anda', 'Arsitek')
  click('Simpan')
  expect(await screen.findByText(/^Tersimpan \d/)).toBeVisible()
  expect(server.writes.at(-1)?.body).toEqual({ role: 'Arsitek' })
  click('Jadikan draf')
  expect(await screen.findByText(/^Tersimpan sebagai draf\./)).toBeVisible()
  expect(server.writes.at(-1)?.body).toEqual({ is_active: 0 })
  expect(pageLink()).not.toBeInTheDocument()

  await act(() => router.navigate('/studio'))
  await act(() => router.navigate(-1))
  await screen.findByLabelText('Judul (wajib)')
  expectState('Status: Draf')
  expect(screen.queryByText(/^Tersimpan/)).not.toBeInTheDocument()
})

it('stays a draft when publishing fails, also when the draft is saved next', async () => {
  expectConsoleError(/503/)
  const { server } = await renderProject({ is_active: 0 })
  server.failure = { status: 503 }
  click('Publikasikan')
  expect(await screen.findByText(/^Belum tersimpan/)).toBeVisible()
  expectState('Status: Draf')
  server.failure = undefined
  enterText('Peran Anda', 'Arsitek')
  click('Simpan draf')
  await waitFor(() => expect(server.writes).toHaveLength(2))
  expect(server.writes[1]?.body).toEqual({ role: 'Arsitek' })
  expect(server.row.is_active).toBe(0)
})

it('shows that a post without a text is a draft, which has no page', async () => {
  await renderPost({ draft: false, content: '', publishedAt: '2999-03-01T01:00:00.000Z' })
  expectState('Status: Draf, tanpa isi')
  for (const name of ['Jadwalkan', 'Simpan draf']) expect(button(name)).toBeVisible()
  expect(screen.queryByRole('checkbox', { name: 'Draf' })).not.toBeInTheDocument()
  expect(pageLink()).not.toBeInTheDocument()
})

it('shows the main language when the text is missing', async () => {
  env.host = { languages: 'id en' }
  await renderPost({ draft: true, content: null })
  click('English')
  click('Publikasikan')
  expect(await screen.findByText('Wajib diisi sebelum terbit.')).toBeVisible()
  expect(field('Isi')).toHaveFocus()
})
