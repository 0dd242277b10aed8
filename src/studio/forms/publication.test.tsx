import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { setIsStudio } from '../../../__mocks__/env'
import { buildCaseStudy, buildPost } from '../../../__mocks__/fixtures'
import { renderStudio } from '../../../__mocks__/renderStudio'
import { expectConsoleError } from '../../../__mocks__/setup/console'
import { StudioServer } from '../../../__mocks__/studioServer'

beforeEach(() => setIsStudio(true))

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

const project = { ...buildCaseStudy(), id: 7, slug: 'peta', is_active: 1 }
const post = {
  ...buildPost({ id: 7, title: 'Kopi', slug: 'kopi', publishedAt: '2024-03-01T01:00:00.000Z' }),
  content: 'Seduh.',
}

async function renderProject(row: object = {}, id: number | 'baru' = 7) {
  const server = new StudioServer({ ...project, ...row })
  const view = renderStudio(`/studio/proyek/${id}`)
  await screen.findByRole('textbox', { name: 'Judul (wajib)' })
  return { ...view, server }
}

async function renderPost(row: object = {}) {
  const server = new StudioServer({ ...post, ...row }, 'posts')
  const view = renderStudio('/studio/artikel/7')
  await screen.findByRole('textbox', { name: /^Judul/ })
  return { ...view, server }
}

const button = (name: string) => screen.getByRole('button', { name })
const pageLink = () => within(screen.getByRole('main')).queryByRole('link', { name: /halaman/ })

it.each([
  ['Status: Terbit: 1 Maret 2024', { draft: false }, ['Simpan', 'Jadikan draf']],
  ['Status: Draf', { draft: true }, ['Publikasikan', 'Simpan draf']],
  ['Status: Draf, tanpa isi', { draft: false, content: '' }, ['Publikasikan', 'Simpan draf']],
])('shows the state of a post and its buttons: %s', async (state, row, names) => {
  await renderPost(row)
  const main = screen.getByRole('main')
  expect(main).toHaveTextContent(state)
  for (const name of names) expect(button(name)).toBeVisible()
  expect(screen.queryByRole('checkbox', { name: 'Draf' })).not.toBeInTheDocument()
})

it('shows when a scheduled post will be published, and no link to its page', async () => {
  await renderPost({ draft: false, publishedAt: '2999-03-01T01:00:00.000Z' })
  expect(screen.getByRole('main')).toHaveTextContent('Terjadwal: 1 Maret 2999 pukul 08.00')
  expect(pageLink()).not.toBeInTheDocument()
})

it('publishes a draft with what is typed, and links to its page', async () => {
  const { user, server } = await renderPost({ draft: true })
  await user.type(screen.getByRole('textbox', { name: 'Isi' }), ' Minum.')
  await user.click(button('Publikasikan'))
  expect(await screen.findByText('Sudah terbit.')).toBeVisible()
  expect(server.writes).toMatchObject([{ body: { draft: false, content: 'Seduh. Minum.' } }])
  expect(pageLink()).toHaveAttribute('href', '/blog/kopi')
  expect(button('Simpan')).toHaveFocus()
})

it('schedules a draft whose date has not come yet', async () => {
  const { user, server } = await renderPost({ draft: true, publishedAt: inDays(3) })
  await user.click(button('Jadwalkan'))
  expect(await screen.findByText('Tersimpan. Terbit pada waktunya.')).toBeVisible()
  expect(screen.getByRole('main')).toHaveTextContent(/Status: Terjadwal: /)
  expect(server.row.draft).toBe(false)
})

it('schedules a draft for a time that the owner selects', async () => {
  const { user, server } = await renderPost({ draft: true })
  await user.click(button('Waktu terbit'))
  await user.click(screen.getByRole('radio', { name: 'Pada waktu tertentu' }))
  const time = screen.getByLabelText('Tanggal dan waktu')
  fireEvent.change(time, { target: { value: '2999-03-01T08:00' } })
  const dialog = within(screen.getByRole('dialog', { name: 'Waktu terbit' }))
  await user.click(dialog.getByRole('button', { name: 'Jadwalkan' }))
  expect(await screen.findByText('Tersimpan. Terbit pada waktunya.')).toBeVisible()
  const scheduled = { draft: false, publishedAt: '2999-03-01T01:00:00.000Z' }
  expect(server.writes).toMatchObject([{ body: scheduled }])
})

it('does not publish a post without a text', async () => {
  const { user, server } = await renderPost({ draft: true, content: null })
  await user.click(button('Publikasikan'))
  expect(await screen.findByText('Wajib diisi sebelum terbit.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Isi' })).toHaveFocus()
  expect(server.writes).toEqual([])
})

it('saves a new project as a draft by Enter, and publishes it by its button', async () => {
  const { user, server } = await renderProject({ is_active: 0 }, 'baru')
  await user.type(screen.getByRole('textbox', { name: 'Judul (wajib)' }), 'Peta{Enter}')
  expect(await screen.findByRole('heading', { name: 'Sunting proyek' })).toBeVisible()
  expect(server.writes).toMatchObject([{ method: 'POST', body: { is_active: 0 } }])
  server.row.slug = 'peta'
  await user.click(await screen.findByRole('button', { name: 'Publikasikan' }))
  expect(await screen.findByText('Sudah terbit.')).toBeVisible()
  expect(server.row.is_active).toBe(1)
  expect(pageLink()).toHaveAttribute('href', '/projects/peta')
})

it('keeps a published project published, and makes it a draft on demand', async () => {
  const { user, server } = await renderProject()
  await user.type(screen.getByRole('textbox', { name: 'Peran Anda' }), '!')
  await user.click(button('Simpan'))
  expect(await screen.findByText(/^Tersimpan \d/)).toBeVisible()
  expect(Object.keys(server.writes[0]?.body ?? {})).toEqual(['role'])
  await user.click(button('Jadikan draf'))
  expect(await screen.findByText(/^Tersimpan sebagai draf\./)).toBeVisible()
  expect(server.writes[1]?.body).toEqual({ is_active: 0 })
  expect(pageLink()).not.toBeInTheDocument()
})

it('stays a draft when publishing fails, also when the draft is saved next', async () => {
  expectConsoleError(/503/)
  const { user, server } = await renderProject({ is_active: 0 })
  server.failure = { status: 503 }
  await user.click(button('Publikasikan'))
  expect(await screen.findByText(/^Belum tersimpan/)).toBeVisible()
  expect(screen.getByRole('main')).toHaveTextContent('Status: Draf')
  server.failure = undefined
  await user.type(screen.getByRole('textbox', { name: 'Peran Anda' }), '!')
  await user.click(button('Simpan draf'))
  await waitFor(() => expect(server.writes).toHaveLength(2))
  expect(Object.keys(server.writes[1]?.body ?? {})).toEqual(['role'])
  expect(server.row.is_active).toBe(0)
})
