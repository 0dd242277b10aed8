import { screen, within, act, fireEvent, render } from '@testing-library/react'
import { http } from 'msw'
import { apiServer, success } from '../../../__mocks__/handlers'
import { contentsOf, enterText } from '../../../__mocks__/queries'
import { renderStudio } from '../../../__mocks__/renderStudio'
import { en } from '../language/en'
import { StudioProviders } from '../../../__mocks__/StudioProviders'
import { navigationSlice } from '../../features/navigation/navigationSlice'
import { createStudioStore } from '../createStudioStore'
import { NoticeList } from '../notices/NoticeList'
import { noticesSlice, type NoticeMessage } from '../notices/noticesSlice'
import { languageKey, languages, type Language } from '../../language/languages'
import { detectLanguage } from '../language/StudioLanguage'

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
  for (const close of [
    () => user.keyboard('{Escape}'),
    () => user.click(screen.getByRole('main')),
  ]) {
    await user.click(await findMenuButton())
    expect(screen.getByRole('navigation', menu)).toBeVisible()
    await close()
    expect(screen.queryByRole('navigation', menu)).not.toBeInTheDocument()
  }
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

function showNotice(message: NoticeMessage) {
  const store = createStudioStore()
  render(
    <StudioProviders store={store}>
      <NoticeList />
    </StudioProviders>,
  )
  act(() => void store.dispatch(noticesSlice.actions.shown(message)))
  return store
}

it('announces a message, which disappears after eight seconds', () => {
  jest.useFakeTimers()
  showNotice({ text: 'Tersimpan.' })
  expect(screen.getByRole('status')).toHaveTextContent('Tersimpan.')
  act(() => jest.advanceTimersByTime(7000))
  expect(screen.getByRole('status')).toHaveTextContent('Tersimpan.')
  act(() => jest.advanceTimersByTime(1000))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('keeps an error until it is closed, its subject has changed, or the screen is left', () => {
  jest.useFakeTimers()
  const { shown, ended } = noticesSlice.actions
  const error = { text: 'Tidak tersimpan.', isError: true, subject: 'projects 1' }
  const store = showNotice(error)
  const expectShown = () => expect(screen.getByRole('status')).toHaveTextContent(error.text)
  const expectNone = () => expect(screen.getByRole('status')).toBeEmptyDOMElement()
  const show = () => act(() => void store.dispatch(shown(error)))
  act(() => jest.advanceTimersByTime(60_000))
  expectShown()
  fireEvent.click(screen.getByRole('button', { name: 'Tutup pesan' }))
  expectNone()
  show()
  act(() => void store.dispatch(ended('projects 2')))
  expectShown()
  act(() => void store.dispatch(ended('projects 1')))
  expectNone()
  show()
  act(() => void store.dispatch(navigationSlice.actions.pageEntered('/studio/artikel')))
  expectNone()
})

afterEach(() => {
  for (const name of ['lang', 'dir']) document.documentElement.removeAttribute(name)
})

it('changes the language in place, if it can be loaded: what is typed, and errors, stay', async () => {
  const draft = { key: 'a', revision: 1 }
  apiServer.use(
    http.all('*/api/drafts/*', () => success({ drafts: [], draft })),
    http.get('*/api/categories', () => success({ categories: [] })),
  )
  jest.spyOn(languages.en, 'load').mockRejectedValueOnce(new Error('offline'))
  const { user } = renderStudio('/studio/kategori/baru')
  const name = await screen.findByRole('textbox', { name: 'Nama (wajib)' })
  enterText('Nama (wajib)', 'Web')
  const select = screen.getByRole('combobox', { name: 'Bahasa' })
  await user.selectOptions(select, 'English')
  expect(await screen.findByText(/^Bahasa itu gagal dimuat\./)).toBeVisible()
  expect(select).toHaveValue('id')
  expect(name).toHaveValue('Web')
  enterText('Nama (wajib)', '')
  expect(await screen.findByText('Wajib diisi.')).toBeVisible()

  await user.selectOptions(select, 'English')
  expect(await screen.findByRole('heading', { level: 1, name: 'Add category' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Name (required)' })).toBe(name)
  expect(await screen.findByText('This field is required.')).toBeVisible()
  expect(document.documentElement).toHaveAttribute('lang', 'en')
  expect(document.documentElement).toHaveAttribute('dir', 'ltr')
  expect(localStorage.getItem(languageKey)).toBe('en')
  enterText('Name (required)', 'Data')
  await user.selectOptions(select, 'Bahasa Indonesia')
  expect(await screen.findByRole('textbox', { name: 'Nama (wajib)' })).toBe(name)
  expect(name).toHaveValue('Data')
})

it.each<[string | null, string[], Language]>([
  ['id', ['en-US'], 'id'],
  [null, ['fr', 'en-US', 'id'], 'en'],
  ['xx', ['id-ID', 'en'], 'id'],
  [null, ['fr'], 'id'],
])('starts with the language %s of storage, or one of %j: %s', (stored, preferred, expected) => {
  if (stored) localStorage.setItem(languageKey, stored)
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(preferred)
  expect(detectLanguage()).toBe(expected)
})
