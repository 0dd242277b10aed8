import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { buildMessage, buildPost, buildProject } from '../../../__mocks__/fixtures'
import { apiServer, success } from '../../../__mocks__/handlers'
import { buildSession, renderStudio } from '../../../__mocks__/renderStudio'
import { StudioServer } from '../../../__mocks__/studioServer'

const message = buildMessage({ id: 'm1', subject: 'Tawaran kerja', is_read: true })

beforeEach(() => {
  const projects = [buildProject({ id: 1, title: 'Kopi Élan' }), buildProject({ id: 2 })]
  const posts = [buildPost({ id: 3, title: 'Menyeduh kopi' })]
  apiServer.use(
    http.get('*/api/projects', () => success({ projects })),
    http.get('*/api/posts', () => success({ posts, tags: [] })),
    http.get('*/api/studio/messages', () => success({ messages: [message] })),
    ...['experiences', 'educations', 'testimonials', 'skills', 'categories'].map((name) =>
      http.get(`*/api/${name.replace(/^(ex|ed)(.*)s$/, '$1$2')}`, () => success({ [name]: [] })),
    ),
    http.get('*/api/profile-skills/profile/1', () => success({ profile_skills: [] })),
  )
})

async function openPalette(path = '/studio/tidak-ada', language: 'id' | 'en' = 'id') {
  const view = renderStudio(path, undefined, language)
  const name = { id: 'Cari…', en: 'Search…' }[language]
  const button = await screen.findByRole('button', { name })
  await view.user.click(button)
  await screen.findByRole('dialog')
  return { ...view, button, input: screen.getByRole('combobox', { name: /^(Cari|Search) / }) }
}

const enter = (input: HTMLElement, value: string) => fireEvent.input(input, { target: { value } })
const options = () =>
  within(screen.getByRole('dialog'))
    .queryAllByRole('option')
    .map((option) => option.textContent)
const active = () => within(screen.getByRole('dialog')).getByRole('option', { selected: true })

it('lists screens, entries and actions, moves by arrow keys, and opens what is found without diacritics', async () => {
  new StudioServer({ id: 1, title: 'Kopi Élan' })
  const { input, user, router } = await openPalette()
  expect(input).toHaveFocus()
  const group = (name: string) => within(screen.getByRole('group', { name }))
  expect(group('Layar').getByRole('option', { name: 'Gambar' })).toBeVisible()
  expect(group('Tindakan').getByRole('option', { name: 'Tambah artikel' })).toBeVisible()
  const entries = within(await screen.findByRole('group', { name: 'Entri' }))
  const found = await entries.findByRole('option', { name: 'Tawaran kerja Pesan · Budi' })
  expect(found).toBeVisible()
  expect(entries.getByRole('option', { name: 'Kopi Élan Proyek' })).toBeVisible()

  enter(input, 'tambah')
  const all = options()
  expect(active()).toHaveTextContent('Tambah pengalaman')
  expect(input).toHaveAttribute('aria-activedescendant', active().id)
  await user.keyboard('{ArrowDown}')
  expect(active()).toHaveTextContent(String(all[1]))
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(active()).toHaveTextContent(String(all.at(-1)))
  expect(input).toHaveFocus()

  enter(input, 'elan KOPI')
  await waitFor(() => expect(options()).toEqual(['Kopi ÉlanProyek']))
  expect(screen.getByText('1 hasil.')).toBeVisible()
  await user.keyboard('{Enter}')
  expect(router.state.location.pathname).toBe('/studio/proyek/1')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('closes when the browser goes back to another screen', async () => {
  const { router } = await openPalette()
  await act(() => router.navigate('/studio/ada-lagi'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await act(() => router.navigate(-1))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
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

it('runs actions: the site in a tab of its own, the theme, the language, signing out', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null)
  const { user, store } = await openPalette()
  let session: object | null = buildSession()
  apiServer.use(
    http.get('*/api/studio/session', () => success({ session })),
    http.delete('*/api/studio/session', () => {
      session = null
      return success({})
    }),
  )
  const run = async (text: string) => {
    enter(await screen.findByRole('combobox', { name: /^(Cari|Search) / }), text)
    await user.keyboard('{Enter}')
  }
  await run('buka artikel')
  expect(open).toHaveBeenCalledWith('/blog', '_blank', 'noopener')
  await user.keyboard('{Control>}k{/Control}')
  await run('tema')
  expect(store.getState().theme.mode).toBe('dark')
  await user.keyboard('{Control>}k{/Control}')
  await run('english')
  expect(await screen.findByRole('button', { name: 'Search…' })).toBeVisible()
  await user.keyboard('{Control>}k{/Control}')
  await run('sign out')
  expect(await screen.findByRole('heading', { name: 'Sign in to the studio' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Search…' })).not.toBeInTheDocument()
})
