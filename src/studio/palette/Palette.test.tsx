import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { buildPost, buildProject } from '../../../__mocks__/fixtures'
import { apiServer, failure, success } from '../../../__mocks__/handlers'
import { buildSession, renderStudio } from '../../../__mocks__/renderStudio'
import { expectConsoleError } from '../../../__mocks__/setup/console'
import { StudioServer } from '../../../__mocks__/studioServer'

const pagination = { currentPage: 1, totalPages: 1, totalData: 1, limit: 50 }

const message = {
  ...{ id: 'm1', name: 'Budi', email: 'budi@contoh.id', subject: 'Tawaran kerja', message: 'Hai' },
  ...{ created_at: '2026-11-22T08:00:00.000Z', is_read: true, delivery: 'delivered' },
}

beforeEach(() => {
  const projects = [buildProject({ id: 1, title: 'Kopi Élan' }), buildProject({ id: 2 })]
  apiServer.use(
    http.get('*/api/projects', () => success({ projects, pagination })),
    http.get('*/api/posts', () =>
      success({ posts: [buildPost({ id: 3, title: 'Menyeduh kopi' })], tags: [], pagination }),
    ),
    http.get('*/api/studio/messages', () => success({ messages: [message], pagination })),
    ...['experiences', 'educations', 'testimonials', 'skills', 'categories'].map((name) =>
      http.get(`*/api/${name.replace(/^(ex|ed)(.*)s$/, '$1$2')}`, () => success({ [name]: [] })),
    ),
    http.get('*/api/profile-skills/profile/1', () => success({ profile_skills: [] })),
  )
})

/** Opens the palette of the screen at a path by its button. */
async function openPalette(path = '/studio/tidak-ada', language: 'id' | 'en' = 'id') {
  const view = renderStudio(path, undefined, language)
  const name = { id: 'Cari…', en: 'Search…' }[language]
  const button = await screen.findByRole('button', { name })
  await view.user.click(button)
  await screen.findByRole('dialog')
  return { ...view, button, input: screen.getByRole('combobox', { name: /^(Cari|Search) / }) }
}

const options = () =>
  within(screen.getByRole('dialog'))
    .queryAllByRole('option')
    .map((option) => option.textContent)
const active = () => within(screen.getByRole('dialog')).getByRole('option', { selected: true })

it('lists screens, entries and actions in groups', async () => {
  const { input } = await openPalette()
  expect(input).toHaveFocus()
  const group = (name: string) => within(screen.getByRole('group', { name }))
  expect(group('Layar').getByRole('option', { name: 'Gambar' })).toBeVisible()
  expect(group('Tindakan').getByRole('option', { name: 'Tambah artikel' })).toBeVisible()
  const entries = await screen.findByRole('group', { name: 'Entri' })
  expect(
    await within(entries).findByRole('option', { name: 'Tawaran kerja Pesan · Budi' }),
  ).toBeVisible()
  expect(within(entries).getByRole('option', { name: 'Kopi Élan Proyek' })).toBeVisible()
})

it('finds titles anywhere, without diacritics, and opens the form of an entry', async () => {
  new StudioServer({ id: 1, title: 'Kopi Élan' })
  const { user, router } = await openPalette()
  await user.type(screen.getByRole('combobox', { name: /^Cari/ }), 'elan KOPI')
  await waitFor(() => expect(options()).toEqual(['Kopi ÉlanProyek']))
  expect(screen.getByText('1 hasil.')).toBeVisible()
  await user.keyboard('{Enter}')
  expect(router.state.location.pathname).toBe('/studio/proyek/1')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('moves the active result by arrow keys, also past the ends', async () => {
  const { user, input } = await openPalette()
  await user.type(input, 'tambah')
  const all = options()
  expect(active()).toHaveTextContent('Tambah pengalaman')
  expect(input).toHaveAttribute('aria-activedescendant', active().id)
  await user.keyboard('{ArrowDown}')
  expect(active()).toHaveTextContent(String(all[1]))
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(active()).toHaveTextContent(String(all.at(-1)))
  expect(input).toHaveFocus()
})

it('returns the focus on Escape, and opens and closes by Ctrl+K and ⌘K', async () => {
  const { user, button } = await openPalette()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(button).toHaveFocus()
  for (const key of ['Control', 'Meta']) {
    await user.keyboard(`{${key}>}k{/${key}}`)
    expect(await screen.findByRole('dialog', { name: 'Cari dan jalankan' })).toBeVisible()
    await user.keyboard(`{${key}>}k{/${key}}`)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(button).toHaveFocus()
  }
})

it('opens the messages at the one that was selected', async () => {
  const { user, input } = await openPalette()
  await user.type(input, 'tawaran')
  await user.click(await screen.findByRole('option', { name: /^Tawaran kerja/ }))
  const toggle = await screen.findByRole('button', { name: /^Tawaran kerja/ })
  await waitFor(() => expect(toggle).toHaveFocus())
})

it('runs actions: the theme, the language, and signing out', async () => {
  const { user, input, store } = await openPalette()
  let session: object | null = buildSession()
  apiServer.use(
    http.get('*/api/studio/session', () => success({ session })),
    http.delete('*/api/studio/session', () => {
      session = null
      return success({})
    }),
  )
  await user.type(input, 'tema{Enter}')
  expect(store.getState().theme.mode).toBe('dark')
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox', { name: /^Cari/ }), 'english{Enter}')
  expect(await screen.findByRole('button', { name: 'Search…' })).toBeVisible()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox', { name: /^Search/ }), 'sign out{Enter}')
  expect(await screen.findByRole('heading', { name: 'Sign in to the studio' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Search…' })).not.toBeInTheDocument()
})

it('opens the site in a tab of its own', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null)
  const { user, input } = await openPalette()
  await user.type(input, 'buka artikel{Enter}')
  expect(open).toHaveBeenCalledWith('/blog', '_blank', 'noopener')
})

it('shows what there is when entries cannot be loaded', async () => {
  expectConsoleError(/: 404 Gagal$/)
  apiServer.use(http.get('*/api/projects', () => failure(404, 'Gagal')))
  const { user, input } = await openPalette()
  await user.type(input, 'kopi')
  expect(await screen.findByText(/Sebagian entri tidak dapat dimuat\.$/)).toBeVisible()
  expect(options()).toEqual(['Menyeduh kopiArtikel'])
  await user.type(input, 'xyz')
  expect(screen.getByText(/^Tidak ada yang cocok\./)).toBeVisible()
  expect(input).toHaveAttribute('aria-expanded', 'false')
})

it('shows the first entries of many, and finds the others', async () => {
  const projects = Array.from({ length: 60 }, (_, index) =>
    buildProject({ id: index + 1, title: `Karya ${index + 1}` }),
  )
  apiServer.use(http.get('*/api/projects', () => success({ projects, pagination })))
  const { user, input } = await openPalette('/studio/tidak-ada', 'en')
  expect(await screen.findByText(/^30 of \d+ entries are shown/)).toBeVisible()
  await user.type(input, 'karya 60')
  expect(options()).toEqual(['Karya 60Projects'])
})

it('is not offered before the sign-in', async () => {
  renderStudio('/studio', () => success({}))
  expect(await screen.findByRole('heading', { name: 'Masuk ke Studio' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Cari…' })).not.toBeInTheDocument()
})
