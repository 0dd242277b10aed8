import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { values } from 'idb-keyval'
import { http, HttpResponse } from 'msw'
import { env, setIsStudio } from '../../../__mocks__/env'
import { buildCaseStudy, buildPicture } from '../../../__mocks__/fixtures'
import { apiServer, success } from '../../../__mocks__/handlers'
import { renderStudio } from '../../../__mocks__/renderStudio'
import { expectConsoleError } from '../../../__mocks__/setup/console'
import { StudioServer } from '../../../__mocks__/studioServer'
import { signInSlice } from '../account/signInSlice'

beforeEach(() => setIsStudio(true))

const otherDraft = { entry_id: 7, revision: 1, entry_version: '1', replaces: [] }

const buildRow = () => ({ ...buildCaseStudy(), id: 7, story: 'Air datang malam hari.' })

/** Renders the form of project 7. */
async function renderForm(row: object = {}, hash = '') {
  const server = new StudioServer({ ...buildRow(), ...row })
  const view = renderStudio(`/studio/proyek/7${hash}`)
  await screen.findByRole('textbox', { name: 'Judul (wajib)' })
  return { ...view, server }
}

const field = (name: string) => screen.getByRole('textbox', { name })
const save = () => screen.getByRole('button', { name: 'Simpan' })

async function replaceText(user: UserEvent, name: string, text: string) {
  const input = field(name)
  await user.clear(input)
  await user.type(input, text)
}

it.each([
  ['outcomes.1.label', 'Keterangan', 1],
  ['highlights.1', 'Sorotan 2', 0],
  ['outcomes.9.label', 'Angka', 0],
])('focuses the field that the address names: %s', async (path, name, index) => {
  await renderForm({ highlights: ['Satu', 'Dua'] }, `#${path}`)
  expect(screen.getAllByRole('textbox', { name })[index]).toHaveFocus()
})

it('saves only what was changed, with the version that it started from', async () => {
  const { user, server } = await renderForm()
  await replaceText(user, 'Peran Anda', 'Arsitek')
  await user.click(save())
  expect(await screen.findByText(/^Tersimpan \d/)).toBeVisible()
  expect(server.writes).toEqual([{ method: 'PUT', body: { role: 'Arsitek' }, version: '1' }])
  expect(server.drafts).toEqual([])
  await waitFor(async () => expect(await values()).toEqual([]))
})

it('shows mistakes beside their fields after a pause, and the first one gets the focus', async () => {
  const { user, server } = await renderForm()
  await user.clear(field('Judul (wajib)'))
  expect(await screen.findByText('Wajib diisi.')).toBeVisible()
  await replaceText(user, 'Demo', 'javascript:alert(1)')
  await user.click(save())
  expect(field('Judul (wajib)')).toHaveFocus()
  expect(field('Judul (wajib)')).toBeInvalid()
  expect(field('Demo')).toHaveAccessibleDescription(/Tulis alamat lengkap/)
  expect(screen.getByText('Belum tersimpan: periksa isian yang ditandai.')).toBeVisible()
  expect(server.writes).toEqual([])
})

it('shows what the server refuses beside the field', async () => {
  expectConsoleError(/409/)
  const { user, server } = await renderForm()
  const errors = [{ path: 'slug', message: 'is taken by project 3', code: 'taken' }]
  server.failure = { status: 409, body: { errors } }
  await replaceText(user, 'Alamat', 'lain')
  await user.click(save())
  expect(await screen.findByText('Sudah dipakai oleh entri lain.')).toBeVisible()
  expect(field('Alamat')).toHaveFocus()
})

it('keeps a draft that survives the end of the page, and discards it', async () => {
  const { user, server, unmount } = await renderForm()
  await replaceText(user, 'Peran Anda', 'Arsitek')
  unmount()
  await waitFor(() => expect(server.drafts).toHaveLength(1))
  renderStudio('/studio/proyek/7')
  await screen.findByRole('textbox', { name: 'Judul (wajib)' })
  expect(field('Peran Anda')).toHaveValue('Arsitek')
  expect(screen.getByText(/^Draf dari .*, belum disimpan\.$/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Buang draf' }))
  expect(field('Peran Anda')).toHaveValue('Perancang dan pengembang')
  await waitFor(() => expect(server.drafts).toEqual([]))
  await waitFor(async () => expect(await values()).toEqual([]))
})

it('keeps what was typed while a save was failing', async () => {
  expectConsoleError(/503/)
  const { user, server } = await renderForm()
  let fail: () => void = () => undefined
  server.failure = { status: 503, after: new Promise<void>((resolve) => (fail = resolve)) }
  await replaceText(user, 'Peran Anda', 'Arsitek')
  await user.click(save())
  expect(screen.getByRole('button', { name: 'Menyimpan …' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await user.type(field('Peran Anda'), ' muda')
  fail()
  expect(await screen.findByText(/^Belum tersimpan/)).toBeVisible()
  await waitFor(() => expect(JSON.stringify(server.drafts)).toContain('Arsitek muda'))
})

it('shows both versions of what was changed elsewhere, and saves what the owner chooses', async () => {
  expectConsoleError(/412/)
  const { user, server } = await renderForm()
  await replaceText(user, 'Peran Anda', 'Arsitek')
  server.change({ role: 'Penulis', client: 'Pemkot' })
  await user.click(save())
  const conflict = within(await screen.findByRole('group', { name: 'Peran Anda' }))
  expect(screen.getByRole('heading', { name: 'Juga diubah di tempat lain' })).toHaveFocus()
  expect(conflict.getByText('Arsitek')).toBeVisible()
  expect(conflict.getByText('Penulis')).toBeVisible()
  expect(field('Klien')).toHaveValue('Pemkot')
  expect(server.row.role).toBe('Penulis')
  await user.click(conflict.getByRole('button', { name: 'Pakai milik Anda' }))
  await user.click(save())
  expect(await screen.findByText(/^Tersimpan/)).toBeVisible()
  expect(server.row).toMatchObject({ role: 'Arsitek', client: 'Pemkot' })
})

it('offers the draft of another tab, without taking the focus from the owner who types', async () => {
  expectConsoleError(/409/)
  const { user, server } = await renderForm()
  server.putDraft('another-tab', { ...otherDraft, changes: { client: 'Pemkot' } })
  await replaceText(user, 'Peran Anda', 'Arsitek')
  const choice = within(await screen.findByRole('group', { name: 'Klien' }))
  expect(field('Peran Anda')).toHaveFocus()
  expect(screen.getByText(/^Pilih dahulu isian/)).toBeVisible()
  expect(choice.getByText('Pemkot')).toBeVisible()
  await user.click(choice.getByRole('button', { name: 'Pakai dari draf itu' }))
  expect(field('Klien')).toHaveValue('Pemkot')
  await waitFor(() =>
    expect(server.drafts).toMatchObject([{ changes: { role: 'Arsitek', client: 'Pemkot' } }]),
  )
})

it('warns before the page is closed only while something is not stored', async () => {
  await renderForm()
  const isWarned = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(isWarned()).toBe(false)
  fireEvent.input(field('Peran Anda'), { target: { value: 'Arsitek' } })
  expect(isWarned()).toBe(true)
  expect(await screen.findByText(/^Draf tersimpan/)).toBeVisible()
  expect(isWarned()).toBe(false)
})

it('keeps everything when the session has expired, and asks to sign in again', async () => {
  expectConsoleError(/401/)
  const { user, server } = await renderForm()
  await replaceText(user, 'Peran Anda', 'Arsitek')
  server.failure = { status: 401 }
  await user.click(save())
  expect(await screen.findByRole('dialog', { name: 'Masuk lagi' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Nanti saja' }))
  expect(await screen.findByText(/Sesi Anda sudah berakhir/)).toBeVisible()
  expect(field('Peran Anda')).toHaveValue('Arsitek')
})

it('asks to sign in again when the entry is read as a visitor, and opens the form then', async () => {
  const server = new StudioServer(buildRow())
  server.isSignedIn = false
  const { store } = renderStudio('/studio/proyek/7')
  expect(await screen.findByRole('dialog', { name: 'Masuk lagi' })).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Judul (wajib)' })).toBeNull()
  server.isSignedIn = true
  act(() => void store.dispatch(signInSlice.actions.completed()))
  expect(await screen.findByRole('textbox', { name: 'Judul (wajib)' })).toHaveValue(
    buildRow().title,
  )
})

it('asks before the owner leaves a form with changes', async () => {
  const { user } = await renderForm()
  await user.type(field('Peran Anda'), '!')
  await user.click(screen.getByRole('link', { name: 'Studio' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Perubahan belum disimpan' }))
  await user.click(dialog.getByRole('button', { name: 'Tetap di sini' }))
  expect(field('Peran Anda')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Studio' }))
  await user.click(screen.getByRole('button', { name: 'Tinggalkan' }))
  expect(await screen.findByRole('heading', { name: 'Ringkasan' })).toBeVisible()
})

it('adds, moves and removes the entries of a list', async () => {
  const { user, server } = await renderForm()
  await user.click(screen.getByRole('button', { name: 'Tambah hasil' }))
  await user.keyboard('3')
  const added = screen.getAllByRole('textbox', { name: 'Keterangan' })
  await user.type(added[added.length - 1] ?? save(), 'kelurahan')
  await user.click(screen.getByRole('button', { name: 'Naikkan Hasil 3' }))
  expect(screen.getByRole('button', { name: 'Naikkan Hasil 2' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Hapus Hasil 1' }))
  await user.click(save())
  expect(await screen.findByText(/^Tersimpan \d/)).toBeVisible()
  expect(server.writes[0]?.body).toEqual({
    outcomes: [
      { figure: '3', label: 'kelurahan' },
      { figure: '12', label: 'sensor di hulu' },
    ],
  })
})

it('formats Markdown by buttons and by the keyboard', async () => {
  const { user, server } = await renderForm()
  const story = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Cerita' })
  story.setSelectionRange(0, 3)
  story.focus()
  await user.keyboard('{Control>}b{/Control}')
  expect(story).toHaveValue('**Air** datang malam hari.')
  await user.click(screen.getByRole('button', { name: 'Kutipan' }))
  expect(story).toHaveValue('> **Air** datang malam hari.')
  await user.click(save())
  expect(await screen.findByText(/^Tersimpan \d/)).toBeVisible()
  expect(server.row.story).toBe('> **Air** datang malam hari.')
})

it.each(['Control', 'Meta'])(
  'saves by %s+S, and the focus stays in its field',
  async (modifier) => {
    const { user, server } = await renderForm({ link_demo: null })
    const demo = field('Demo')
    await user.type(demo, `example.com/peta{${modifier}>}s{/${modifier}}`)
    expect(await screen.findByText(/^Tersimpan \d/)).toBeVisible()
    expect(server.writes).toMatchObject([{ body: { link_demo: 'https://example.com/peta' } }])
    expect(demo).toHaveFocus()
  },
)

/** Presses Ctrl and a key. @returns whether the browser would open its dialog */
const opensBrowserDialog = (target: Element, key = 's') =>
  fireEvent.keyDown(target, { key, ctrlKey: true })

it('does not save by Ctrl+S without changes, or below a dialog', async () => {
  const { user, server } = await renderForm()
  expect(opensBrowserDialog(field('Peran Anda'))).toBe(false)
  expect(screen.queryByText(/^Tersimpan \d/)).not.toBeInTheDocument()
  await user.type(field('Peran Anda'), '!')
  await user.click(screen.getByRole('link', { name: 'Studio' }))
  const stay = await screen.findByRole('button', { name: 'Tetap di sini' })
  expect(opensBrowserDialog(stay)).toBe(false)
  await user.click(stay)
  expect(server.writes).toEqual([])
})

it('keeps the dialog of the browser closed on screens without a form', async () => {
  renderStudio('/studio/tidak-ada')
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(opensBrowserDialog(heading)).toBe(false)
  expect(opensBrowserDialog(heading, 'p')).toBe(true)
})

it('adds https:// when the field of a link is left', async () => {
  const { user } = await renderForm({ link_demo: null })
  await user.type(field('Demo'), 'example.com/peta')
  expect(field('Demo')).toHaveValue('example.com/peta')
  await user.tab()
  expect(field('Demo')).toHaveValue('https://example.com/peta')
})

/** Accepts uploads, with the name of each file as the description. */
function acceptUploads() {
  let count = 0
  apiServer.use(
    http.get('*/api/pictures', () => success({ pictures: [buildPicture()] })),
    http.post('*/api/pictures', () => {
      count += 1
      const picture = buildPicture({ hash: String(count).repeat(64), alt: `Foto ${count}` })
      return HttpResponse.json({ status: 'success', data: { picture } }, { status: 201 })
    }),
  )
}

const photograph = (name: string) => new File(['gambar'], name, { type: 'image/jpeg' })

it('inserts pictures into Markdown that are pasted, or selected in the library', async () => {
  acceptUploads()
  const { user } = await renderForm()
  const story = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Cerita' })
  story.setSelectionRange(story.value.length, story.value.length)
  fireEvent.paste(story, { clipboardData: { files: [photograph('a.jpg'), photograph('b.jpg')] } })
  const address = (hash: string) => `/pictures/stored/${hash.repeat(64)}.jpg`
  const pasted = `Air datang malam hari.\n\n![Foto 1](${address('1')})\n\n![Foto 2](${address('2')})`
  await waitFor(() => expect(story).toHaveValue(pasted))

  await user.click(screen.getByRole('button', { name: 'Gambar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Pilih gambar' }))
  await user.click(await dialog.findByRole('button', { name: 'Sawah' }))
  expect(story).toHaveValue(`${pasted}\n\n![Sawah](${address('a')})`)
  expect(story).toHaveFocus()
})

it('adds several pictures to a gallery in their order, and names the refused file', async () => {
  acceptUploads()
  const { user, server } = await renderForm({ pictures: [] })
  const gallery = within(screen.getByRole('group', { name: 'Unggah: Galeri' }))
  const files = [photograph('a.jpg'), new File([], 'kosong.jpg', { type: 'image/jpeg' })]
  await user.upload(gallery.getByLabelText('Unggah gambar'), [...files, photograph('c.jpg')])
  expect(await gallery.findByText('kosong.jpg: Berkas itu kosong.')).toBeVisible()
  await waitFor(() => expect(screen.getByDisplayValue('Foto 2')).toBeVisible())
  expect(gallery.queryByRole('progressbar')).not.toBeInTheDocument()
  await user.click(save())
  expect(await screen.findByText(/^Tersimpan \d/)).toBeVisible()
  const { pictures } = server.writes[0]?.body as { pictures: { alt: string }[] }
  expect(pictures.map(({ alt }) => alt)).toEqual(['Foto 1', 'Foto 2'])
})

describe('a site in two languages', () => {
  beforeEach(() => {
    env.host = { languages: 'id en' }
  })

  it('saves the translations of texts, and counts what is missing', async () => {
    const { user, server } = await renderForm({ translations: { en: { title: 'Flood Watch' } } })
    await user.click(screen.getByRole('button', { name: 'English' }))
    expect(field('Judul')).toHaveValue('Flood Watch')
    expect(field('Alamat')).toHaveValue('')
    const [missing] = screen.getAllByText(/belum diterjemahkan/)
    const count = parseInt(missing?.textContent ?? '')
    await user.type(field('Peran Anda'), 'Architect')
    expect(screen.getByText(`${count - 1} belum diterjemahkan`)).toBeVisible()
    await user.click(save())
    expect(await screen.findByText(/^Tersimpan \d/)).toBeVisible()
    expect(server.writes).toMatchObject([
      { body: { translations: { en: { title: 'Flood Watch', role: 'Architect' } } } },
    ])
    expect(Object.keys(server.writes[0]?.body ?? {})).toEqual(['translations'])
  })

  it('opens at the translation that the address names', async () => {
    new StudioServer(buildRow())
    renderStudio('/studio/proyek/7#translations.en.role')
    expect(await screen.findByRole('textbox', { name: 'Peran Anda' })).toHaveFocus()
    expect(screen.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('names a translation that is too long', async () => {
    const { user, server } = await renderForm()
    await user.click(screen.getByRole('button', { name: 'English' }))
    await user.click(field('Judul'))
    await user.paste('x'.repeat(201))
    await user.click(save())
    await waitFor(() => expect(field('Judul')).toBeInvalid())
    expect(field('Judul')).toHaveFocus()
    expect(server.writes).toEqual([])
  })
})
