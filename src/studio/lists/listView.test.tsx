import { fireEvent, screen, within } from '@testing-library/react'
import { buildProject } from '../../../__mocks__/fixtures'
import { expectTitles, serveProjects, shownTitles } from '../../../__mocks__/projectsServer'
import { renderStudio } from '../../../__mocks__/renderStudio'

const titles = ['Émail', 'Batik', 'Arsip', 'Email lama', 'Doa', 'Catur', 'Foto', 'Gula']
const stored = titles.map((title, index) =>
  buildProject({
    ...{ id: index + 1, title, is_active: title === 'Arsip' ? 0 : 1 },
    created_at: `20${index + 10}-01-01`,
  }),
)

async function openList(query = '') {
  serveProjects({ stored })
  // The query is written into the address of the window.
  window.history.replaceState(null, '', `/studio/proyek${query}`)
  const view = renderStudio(`/studio/proyek${query}`)
  await screen.findByRole('group', { name: 'Saring daftar' })
  return view
}

const filter = (name: string) =>
  within(screen.getByRole('group', { name: 'Saring daftar' })).getByRole('button', { name })
const searchField = () => screen.getByRole('searchbox', { name: 'Cari judul' })
const sortSelect = () => screen.getByRole('combobox', { name: 'Urutan' })

it('filters by status, searches without case and diacritics, and sorts by date or title', async () => {
  const { user } = await openList()
  expect(filter('Semua')).toHaveAccessibleDescription('8 entri')
  expect(filter('Terbit')).toHaveAccessibleDescription('7 entri')
  expect(screen.queryByRole('button', { name: 'Terjadwal' })).not.toBeInTheDocument()
  await user.click(filter('Draf'))
  expect(shownTitles()).toEqual(['Arsip'])
  expect(filter('Draf')).toHaveAttribute('aria-pressed', 'true')
  expect(window.location.search).toBe('?status=draft')
  await user.click(filter('Semua'))
  expect(shownTitles()).toEqual(titles)
  expect(window.location.search).toBe('')

  fireEvent.input(searchField(), { target: { value: 'email' } })
  expect(shownTitles()).toEqual(['Émail', 'Email lama'])
  expect(screen.getByText('2 entri')).toBeInTheDocument()
  expect(window.location.search).toBe('?search=email')
  fireEvent.input(searchField(), { target: { value: 'email baru' } })
  expect(screen.getByRole('heading', { name: 'Tidak ada yang cocok' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Tampilkan semua' }))
  expect(shownTitles()).toEqual(titles)
  expect(screen.getByRole('main')).toHaveFocus()

  await user.selectOptions(sortSelect(), 'Terbaru')
  expect(shownTitles()).toEqual(titles.toReversed())
  await user.selectOptions(sortSelect(), 'Judul')
  const sorted = ['Arsip', 'Batik', 'Catur', 'Doa', 'Émail', 'Email lama', 'Foto', 'Gula']
  expect(shownTitles()).toEqual(sorted)
  expect(window.location.search).toBe('?sort=title')
  await user.click(screen.getByRole('button', { name: 'Tindakan untuk Catur' }))
  expect(screen.getByRole('menuitem', { name: 'Sunting' })).toHaveFocus()
  expect(screen.queryByRole('menuitem', { name: 'Naikkan' })).not.toBeInTheDocument()
  await user.keyboard('{Escape}')
  await user.selectOptions(sortSelect(), 'Urutan sendiri')
  await user.click(screen.getByRole('button', { name: 'Tindakan untuk Catur' }))
  expect(screen.getByRole('menuitem', { name: 'Naikkan' })).toBeVisible()
})

it('has menus that are used by keyboard, and close with Tab, a second click, and for other controls', async () => {
  const { user } = await openList()
  const button = screen.getByRole('button', { name: 'Tindakan untuk Émail' })
  const item = (name: string) => screen.getByRole('menuitem', { name })
  const expectClosed = () => expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  button.focus()
  expect(button).toHaveAttribute('aria-expanded', 'false')
  for (const [keys, focused] of [
    ['{ArrowUp}', 'Hapus'],
    ['{ArrowDown}', 'Sunting'],
    ['{End}{ArrowUp}', 'Jadikan draf'],
    ['{Home}', 'Sunting'],
  ] as const) {
    await user.keyboard(keys)
    expect(item(focused)).toHaveFocus()
  }
  expect(button).toHaveAttribute('aria-expanded', 'true')
  await user.keyboard('{Escape}')
  expectClosed()
  expect(button).toHaveFocus()

  await user.click(button)
  await user.click(item('Naikkan'))
  expect(shownTitles()).toEqual(titles)
  item('Sunting').focus()
  await user.tab()
  expectClosed()
  expect(button).not.toHaveFocus()
  await user.click(button)
  await user.click(button)
  expectClosed()
  await user.click(button)
  await user.click(searchField())
  expectClosed()
})

it('starts with what the URL selects, and without it after a click in the navigation', async () => {
  const { user } = await openList('?status=published&search=a&sort=title')
  await expectTitles(['Batik', 'Catur', 'Doa', 'Émail', 'Email lama', 'Gula'])
  expect(searchField()).toHaveValue('a')
  expect(sortSelect()).toHaveValue('title')
  await user.click(screen.getByRole('button', { name: 'Buka menu' }))
  const navigation = screen.getByRole('navigation', { name: 'Studio' })
  await user.click(within(navigation).getByRole('link', { name: 'Proyek' }))
  await expectTitles(titles)
  expect(searchField()).toHaveValue('')
})
