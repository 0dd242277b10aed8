import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { values } from 'idb-keyval'
import { http } from 'msw'
import { env } from '../../../__mocks__/env'
import { buildCaseStudy } from '../../../__mocks__/fixtures'
import { freezeTime } from '../../../__mocks__/freezeTime'
import { acceptUploads, apiServer, hold, success } from '../../../__mocks__/handlers'
import { enterText, field } from '../../../__mocks__/queries'
import { renderStudio } from '../../../__mocks__/renderStudio'
import { expectConsoleError } from '../../../__mocks__/setup/console'
import { StudioServer } from '../../../__mocks__/studioServer'

const { outcomes, ...caseStudy } = buildCaseStudy({ pictures: [], skill_names: [] })
const row = { ...caseStudy, id: 7 }
const title = 'Judul (wajib)'
const role = 'Peran Anda'

const findForm = () => screen.findByDisplayValue(row.title)

/** Renders the form of project 7. */
async function renderForm(changes: object = {}, hash = '') {
  const server = new StudioServer({ ...row, ...changes })
  const view = renderStudio(`/studio/proyek/7${hash}`)
  await findForm()
  return { ...view, server }
}

const name = 'Nama (wajib)'
const isShown = 'Tampil di situs'

/** Renders the form of category 7, which is rendered faster. */
async function renderSmallForm() {
  const server = new StudioServer({ id: 7, name: 'Web' }, 'categories')
  const view = renderStudio('/studio/kategori/7')
  await screen.findByDisplayValue('Web')
  return { ...view, server }
}

const button = (name: string) => screen.getByRole('button', { name })
const save = () => fireEvent.click(screen.getByText('Simpan', { selector: 'button' }))
const findSaved = () => screen.findByText(/^Tersimpan \d/)

/** Presses Ctrl and a key. @returns whether the browser would open its dialog */
const opensBrowserDialog = (target: Element, key = 's') =>
  fireEvent.keyDown(target, { key, ctrlKey: true })

it('saves only what was changed, and warns before the page is closed until it is stored', async () => {
  freezeTime()
  const { server } = await renderForm({ highlights: ['Satu', 'Dua'] }, '#highlights.1')
  expect(field('Sorotan 2')).toHaveFocus()
  const isWarned = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(isWarned()).toBe(false)
  enterText(role, 'Arsitek')
  expect(isWarned()).toBe(true)
  expect(await screen.findByText(/^Draf tersimpan/)).toBeVisible()
  expect(isWarned()).toBe(false)
  save()
  expect(await findSaved()).toBeVisible()
  expect(server.writes).toEqual([{ method: 'PUT', body: { role: 'Arsitek' }, version: '1' }])
  expect(server.drafts).toEqual([])
  await waitFor(async () => expect(await values()).toEqual([]))
})

it('saves by Ctrl+S and ⌘S in a field, but not without changes; links are completed', async () => {
  const { user, server } = await renderForm({ link_demo: null, link_code: null })
  expect(opensBrowserDialog(field(role))).toBe(false)
  for (const [name, modifier] of [
    ['Demo', 'Control'],
    ['Kode sumber', 'Meta'],
  ]) {
    await user.click(field(name!))
    await user.paste('example.com/peta')
    await user.keyboard(`{${modifier}>}s{/${modifier}}`)
    await waitFor(() => expect(server.writes).toHaveLength(name === 'Demo' ? 1 : 2))
    expect(field(name!)).toHaveFocus()
  }
  const link = 'https://example.com/peta'
  expect(server.writes.map(({ body }) => body)).toEqual([{ link_demo: link }, { link_code: link }])
  await user.clear(field('Video'))
  await user.paste('example.com')
  expect(field('Video')).toHaveValue('example.com')
  await user.tab()
  expect(field('Video')).toHaveValue('https://example.com')
})

it('shows mistakes, and what the server refuses, beside their fields', async () => {
  const { server } = await renderForm({ outcomes }, '#outcomes.9.label')
  expect(screen.getAllByLabelText('Angka')[0]).toHaveFocus()
  enterText(title, '')
  expect(await screen.findByText('Wajib diisi.')).toBeVisible()
  enterText('Demo', 'javascript:alert(1)')
  save()
  await waitFor(() => expect(field(title)).toHaveFocus())
  expect(field(title)).toBeInvalid()
  expect(field('Demo')).toHaveAccessibleDescription(/Tulis alamat lengkap/)
  expect(screen.getByText('Belum tersimpan: periksa isian yang ditandai.')).toBeVisible()
  expect(server.writes).toEqual([])

  expectConsoleError(/409/)
  const errors = [{ path: 'slug', message: 'is taken by project 3', code: 'taken' }]
  server.failure = { status: 409, body: { errors } }
  enterText(title, 'Peta')
  enterText('Demo', '')
  save()
  expect(await screen.findByText('Sudah dipakai oleh entri lain.')).toBeVisible()
  expect(field('Alamat')).toHaveFocus()

  const refusals = [{ path: 'picture_url', message: 'is not an address' }]
  server.failure = { status: 409, body: { errors: refusals } }
  save()
  expect(await screen.findByText('Ditolak server.')).toBeVisible()
  const picture = within(screen.getByRole('group', { name: 'Gambar utama' }))
  const address = picture.getByLabelText('Alamat gambar')
  expect(address).toBeVisible()
  expect(address).toHaveFocus()
})

it('opens what is closed around a field that the address names, or that the server refuses', async () => {
  const pictures = [{ picture_url: '/pictures/sawah.jpg', alt: 'Sawah', caption: null }]
  const { server } = await renderForm({ pictures }, '#cloth.dye')
  expect(screen.getByLabelText('Warna')).toHaveFocus()
  expect(screen.getByLabelText('Warna')).toBeVisible()
  const alt = field('Keterangan gambar')
  expect(alt).not.toBeVisible()
  expectConsoleError(/409/)
  const errors = [{ path: 'pictures.0.alt', message: 'is not a text' }]
  server.failure = { status: 409, body: { errors } }
  enterText(role, 'Arsitek')
  save()
  expect(await screen.findByText('Ditolak server.')).toBeVisible()
  expect(alt).toHaveFocus()
})

it('keeps a draft that survives the end of the page, and discards it', async () => {
  const { user, server, unmount } = await renderSmallForm()
  enterText(name, 'Data')
  unmount()
  await waitFor(() => expect(server.drafts).toHaveLength(1))
  apiServer.use(
    http.get('*/api/studio/drafts', () =>
      success({ counts: server.drafts.map(({ resource }) => ({ resource, drafts: 1 })) }),
    ),
  )
  renderStudio('/studio/kategori/7')
  await screen.findByText('draf')
  expect(await screen.findByLabelText(name)).toHaveValue('Data')
  expect(screen.getByText(/^Perubahan dari .* ditampilkan, dan belum disimpan\.$/)).toBeVisible()
  await user.click(button('Buang draf'))
  expect(screen.getByRole('main')).toHaveFocus()
  expect(field(name)).toHaveValue('Web')
  await waitFor(() => expect(screen.queryByText('draf')).not.toBeInTheDocument())
})

it('keeps what was typed while a save was failing, or when the session has expired', async () => {
  freezeTime()
  expectConsoleError(/503/)
  const { user, server } = await renderSmallForm()
  const { released, release } = hold()
  server.failure = { status: 503, after: released }
  enterText(name, 'Data')
  save()
  const saving = await screen.findByRole('button', { name: 'Menyimpan …' })
  expect(saving).toHaveAttribute('aria-disabled', 'true')
  enterText(name, 'Data muda')
  release()
  expect(await screen.findByText(/^Belum tersimpan/)).toBeVisible()
  await waitFor(() => expect(JSON.stringify(server.drafts)).toContain('Data muda'))

  expectConsoleError(/categories/)
  server.failure = { status: 0 }
  save()
  expect(await screen.findByText(/^Belum tersimpan.*koneksi/)).toBeVisible()
  enterText(name, 'Data madya')
  expect(await screen.findByText('Draf tersimpan.')).toBeVisible()
  enterText(name, 'Data muda')

  expectConsoleError(/401/)
  server.failure = { status: 401 }
  save()
  expect(await screen.findByRole('dialog', { name: 'Masuk lagi' })).toBeVisible()
  await user.click(button('Nanti saja'))
  expect(await screen.findByText(/Sesi Anda sudah berakhir/)).toBeVisible()
  expect(field(name)).toHaveValue('Data muda')
})

it('shows both versions of what was changed elsewhere, and saves what the owner chooses', async () => {
  expectConsoleError(/412/)
  const { user, server } = await renderSmallForm()
  enterText(name, 'Data')
  server.change({ name: 'Peta', is_active: 1 })
  save()
  const conflict = within(await screen.findByRole('group', { name: 'Nama' }))
  expect(screen.getByRole('heading', { name: 'Juga diubah di tempat lain' })).toHaveFocus()
  expect(conflict.getByText('Data')).toBeVisible()
  expect(conflict.getByText('Peta')).toBeVisible()
  expect(field(isShown)).toBeChecked()
  expect(server.row.name).toBe('Peta')
  await user.click(conflict.getByRole('button', { name: 'Pakai milik Anda' }))
  expect(screen.getByRole('main')).toHaveFocus()
  save()
  expect(await screen.findByText(/^Tersimpan/)).toBeVisible()
  expect(server.row).toMatchObject({ name: 'Data', is_active: 1 })
})

it('offers the draft of another tab, without taking the focus from the owner who types', async () => {
  freezeTime()
  expectConsoleError(/409/)
  const { user, server } = await renderSmallForm()
  const draft = { entry_id: 7, revision: 1, entry_version: '1', replaces: [] }
  server.putDraft('another-tab', { ...draft, changes: { is_active: true } })
  await user.click(field(name))
  enterText(name, 'Data')
  const choice = within(await screen.findByRole('group', { name: isShown }))
  expect(field(name)).toHaveFocus()
  expect(screen.getByText(/^Pilih dahulu isian/)).toBeVisible()
  expect(choice.getByText('ya')).toBeVisible()
  await user.click(choice.getByRole('button', { name: 'Pakai dari draf itu' }))
  expect(field(isShown)).toBeChecked()
  const changes = { name: 'Data', is_active: true }
  await waitFor(() => expect(server.drafts).toMatchObject([{ changes }]))
})

it('asks before the owner leaves a form with changes, and saves nothing below the dialog', async () => {
  const { user, server } = await renderSmallForm()
  enterText(name, 'Data')
  const leave = () => user.click(screen.getByRole('link', { name: 'Studio' }))
  await leave()
  const dialog = within(await screen.findByRole('dialog', { name: 'Perubahan belum disimpan' }))
  const stay = dialog.getByRole('button', { name: 'Tetap di sini' })
  expect(opensBrowserDialog(stay)).toBe(false)
  await user.click(stay)
  expect(field(name)).toBeVisible()
  await leave()
  await user.click(button('Tinggalkan'))
  expect(await screen.findByRole('heading', { name: 'Ringkasan' })).toBeVisible()
  expect(server.writes).toEqual([])
})

it('moves to the address of an entry that is created, also if it was changed meanwhile', async () => {
  const { released, release } = hold()
  const category = { id: 7, name: 'Web' }
  const server = new StudioServer(category, 'categories')
  const { router } = renderStudio('/studio/kategori/baru')
  await screen.findByLabelText(name)
  enterText(name, 'Web')
  const respond = jest.fn(async () => {
    await released
    server.drafts = []
    return success({ category: { ...category, version: '1' } })
  })
  apiServer.use(http.post('*/api/categories', respond))
  save()
  await waitFor(() => expect(respond).toHaveBeenCalled())
  enterText(name, 'Data')
  release()
  await waitFor(() => expect(router.state.location.pathname).toBe('/studio/kategori/7'))
  await waitFor(() => expect(field(name)).toHaveValue('Data'))
})

it('adds, moves and removes the entries of a list', async () => {
  const { user, server } = await renderForm({ outcomes }, '#outcomes.1.label')
  const labels = () => screen.getAllByLabelText('Keterangan', { selector: '[name^=outcomes]' })
  expect(labels()[1]).toHaveFocus()
  await user.click(button('Tambah hasil'))
  await user.keyboard('3')
  fireEvent.input(labels()[2]!, { target: { value: 'kelurahan' } })
  await user.click(button('Naikkan Hasil 3'))
  expect(button('Naikkan Hasil 2')).toHaveFocus()
  await user.click(button('Hapus Hasil 1'))
  save()
  expect(await findSaved()).toBeVisible()
  const moved = [{ figure: '3', label: 'kelurahan' }, outcomes?.[1]]
  expect(server.writes[0]?.body).toEqual({ outcomes: moved })
})

it('adds several pictures to a gallery in their order, and names the refused file', async () => {
  acceptUploads((count) => ({ hash: String(count).repeat(64), alt: `Foto ${count}` }))
  const photograph = (name: string) => new File(['gambar'], name, { type: 'image/jpeg' })
  const { user, server } = await renderForm()
  const gallery = within(screen.getByRole('group', { name: 'Unggah: Galeri' }))
  const files = [photograph('a.jpg'), new File([], 'kosong.jpg', { type: 'image/jpeg' })]
  await user.upload(gallery.getByLabelText('Unggah gambar'), [...files, photograph('c.jpg')])
  expect(await gallery.findByText('kosong.jpg: Berkas itu kosong.')).toBeVisible()
  expect(await screen.findByText('Foto 2')).toBeVisible()
  expect(gallery.queryByRole('progressbar')).not.toBeInTheDocument()
  save()
  expect(await findSaved()).toBeVisible()
  const { pictures } = server.writes[0]?.body as { pictures: { alt: string }[] }
  expect(pictures.map(({ alt }) => alt)).toEqual(['Foto 1', 'Foto 2'])
})

it('saves the translations of texts, counts what is missing, and refuses those that are too long', async () => {
  env.host = { languages: 'id en' }
  const translations = { en: { title: 'Flood Watch', type: 'Website' } }
  const english = (name: string) =>
    within(screen.getByRole('region', { name: 'English' })).getByLabelText(name)
  const enter = (name: string, value: string) =>
    fireEvent.input(english(name), { target: { value } })
  const server = new StudioServer({ ...row, type: null, translations })
  const { user } = renderStudio('/studio/proyek/7#translations.en.role')
  expect(await screen.findByRole('textbox', { name: role })).toHaveFocus()
  expect(button('English')).toHaveAttribute('aria-pressed', 'true')
  expect(english('Judul')).toHaveValue('Flood Watch')
  expect(english('Alamat')).toHaveValue('')
  const [missing] = screen.getAllByText(/belum diterjemahkan/)
  const count = parseInt(missing?.textContent ?? '')
  enter(role, 'Architect')
  // The Indonesian text was emptied: its translation can be, too.
  enter('Jenis', '')
  expect(screen.getByText(`${count - 1} belum diterjemahkan`)).toBeVisible()
  save()
  expect(await findSaved()).toBeVisible()
  const saved = { title: 'Flood Watch', role: 'Architect', type: null }
  expect(server.writes).toMatchObject([{ body: { translations: { en: saved } } }])
  expect(Object.keys(server.writes[0]?.body ?? {})).toEqual(['translations'])
  enter('Judul', 'x'.repeat(201))
  save()
  await waitFor(() => expect(english('Judul')).toBeInvalid())
  expect(english('Judul')).toHaveFocus()
  expect(server.writes).toHaveLength(1)
  await user.click(button('Bahasa Indonesia'))
  save()
  await waitFor(() => expect(english('Judul')).toHaveFocus())
})
