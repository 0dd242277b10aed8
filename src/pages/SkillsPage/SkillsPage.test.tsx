import { screen, waitFor, within } from '@testing-library/react'
import { buildSkill, buildSkills } from '../../../__mocks__/fixtures/skills'
import { failSkills, serveSkills } from '../../../__mocks__/handlers/skills'
import { paginate, success } from '../../../__mocks__/handlers/envelope'
import { mockResponse, mockPendingResponse } from '../../../__mocks__/handlers/mockResponse'
import { renderApp } from '../../../__mocks__/renderApp'
import { expectConsoleError } from '../../../__mocks__/setup/console'
import { afterRetries, freezeTime } from '../../../__mocks__/freezeTime'

const pagesOf = (asked: URL[]) => asked.map(({ searchParams }) => searchParams.get('page'))

it('says that it is loading, under its title', async () => {
  mockPendingResponse('/profile-skills/profile/1')
  renderApp('/skills')
  expect(await screen.findByText('Memuat keahlian...')).toBeInTheDocument()
  expect(screen.getAllByTestId('placeholder-card')).toHaveLength(3)
  expect(screen.getByRole('heading', { name: 'Keahlian & Teknologi' })).toBeInTheDocument()
  await waitFor(() => expect(document.title).toBe('Keahlian - Dewi Contoh'))
})

it('shows each active skill with its icon, percentage and bar, under its category', async () => {
  serveSkills([
    buildSkill({ id: 1, skill_name: 'React', percent: 95, skill_icon: 'react.svg' }),
    buildSkill({ id: 2, skill_name: 'Kuno', is_active: 0 }),
    buildSkill({ id: 3, skill_name: 'Riset', category_id: 2, category_name: 'Lain', is_active: 0 }),
  ])
  renderApp('/skills')
  const bar = await screen.findByRole('progressbar', { name: 'React' })
  expect(bar).toHaveAttribute('aria-valuenow', '95')
  expect(within(bar).getByRole('presentation', { hidden: true })).toHaveStyle({ width: '95%' })
  expect(screen.getByText('95%')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Frontend Development' })).toBeInTheDocument()
  expect(screen.queryByText('Kuno')).not.toBeInTheDocument()
  expect(screen.queryByText('Lain')).not.toBeInTheDocument()
})

it('colours a category’s name by the category', async () => {
  serveSkills([
    buildSkill({ id: 1, category_id: 1, category_name: 'Frontend Development' }),
    buildSkill({ id: 2, category_id: 2, category_name: 'AI' }),
    buildSkill({ id: 3, category_id: 3, category_name: 'Basis Data' }),
  ])
  renderApp('/skills')
  await screen.findByText('Keahlian 3')
  const colours = ['Frontend Development', 'AI', 'Basis Data'].map(
    (name) => getComputedStyle(screen.getByRole('heading', { name })).color,
  )
  expect(new Set(colours).size).toBe(3)
})

it('keeps a bar within 0 and 100', async () => {
  serveSkills([buildSkill({ id: 1, percent: 140 }), buildSkill({ id: 2, percent: -3 })])
  renderApp('/skills')
  const bars = await screen.findAllByRole('progressbar')
  expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['100', '0'])
})

it('loads the following pages one after another, showing how far it is', async () => {
  const asked = serveSkills(buildSkills(24))
  renderApp('/skills')
  expect(await screen.findByText('Memuat data lengkap... (1/3)')).toBeInTheDocument()
  expect(screen.getByText('Menampilkan 10 keahlian dari 1 kategori')).toBeInTheDocument()
  expect(await screen.findByText('Memuat data lengkap... (2/3)')).toBeInTheDocument()
  expect(await screen.findByText('✅ Menampilkan semua 24 keahlian lengkap')).toBeInTheDocument()
  expect(screen.queryByText(/Memuat data lengkap/)).not.toBeInTheDocument()
  expect(screen.getAllByRole('progressbar')).toHaveLength(24)
  expect(asked.map(({ search }) => search)).toEqual([
    '?page=1&limit=10',
    '?page=2&limit=10',
    '?page=3&limit=10',
  ])
})

it('loads every page where the server says no more than how many there are', async () => {
  const skills = buildSkills(24)
  mockResponse('/profile-skills/profile/1', (request) => {
    const { rows, pagination } = paginate(skills, request)
    const { totalPages, totalData } = pagination
    return success({
      profile_skills: [{ category_id: 1, category_name: 'Tools', skills: rows }],
      pagination: { totalPages, totalData },
    })
  })
  renderApp('/skills')
  expect(await screen.findByText('✅ Menampilkan semua 24 keahlian lengkap')).toBeInTheDocument()
})

it('merges a category that spans pages', async () => {
  serveSkills(buildSkills(12, { category_name: 'Tools' }))
  renderApp('/skills')
  await screen.findByText('✅ Menampilkan semua 12 keahlian lengkap')
  expect(screen.getAllByRole('heading', { name: 'Tools' })).toHaveLength(1)
})

it('counts only what it shows', async () => {
  serveSkills([...buildSkills(3), buildSkill({ id: 9, is_active: 0 })])
  renderApp('/skills')
  expect(await screen.findByText('✅ Menampilkan semua 3 keahlian lengkap')).toBeInTheDocument()
})

it('says that there are none', async () => {
  serveSkills([])
  renderApp('/skills')
  expect(
    await screen.findByRole('heading', { name: 'Belum Ada Data Keahlian' }),
  ).toBeInTheDocument()
})

it('says why it failed, and asks again on Coba Lagi', async () => {
  freezeTime()
  failSkills()
  expectConsoleError(/GET \/profile-skills\/profile\/1: 500/)
  const { user } = renderApp('/skills')
  expect(
    await screen.findByRole('heading', { name: 'Gagal Memuat Keahlian' }, afterRetries),
  ).toBeInTheDocument()
  expect(screen.getByText('Server sedang tidur')).toBeInTheDocument()

  serveSkills(buildSkills(2))
  await user.click(screen.getByRole('button', { name: 'Coba Lagi' }))
  expect(await screen.findByText('✅ Menampilkan semua 2 keahlian lengkap')).toBeInTheDocument()
  expect(screen.queryByText('Gagal Memuat Keahlian')).not.toBeInTheDocument()
})

it('keeps the pages it has when a later one fails, and starts over on Coba Lagi', async () => {
  freezeTime()
  serveSkills(buildSkills(24), 2)
  expectConsoleError(/GET \/profile-skills\/profile\/1: 500/)
  const { user } = renderApp('/skills')
  await screen.findByRole('heading', { name: 'Gagal Memuat Keahlian' }, afterRetries)
  expect(screen.getAllByRole('progressbar')).toHaveLength(10)

  const asked = serveSkills(buildSkills(24))
  await user.click(screen.getByRole('button', { name: 'Coba Lagi' }))
  await screen.findByText('✅ Menampilkan semua 24 keahlian lengkap')
  expect(pagesOf(asked)).toEqual(['1', '2', '3'])
})

it('clears what it has while it starts over', async () => {
  freezeTime()
  serveSkills(buildSkills(24), 2)
  expectConsoleError(/GET \/profile-skills\/profile\/1: 500/)
  const { user } = renderApp('/skills')
  await screen.findByRole('heading', { name: 'Gagal Memuat Keahlian' }, afterRetries)

  mockPendingResponse('/profile-skills/profile/1')
  await user.click(screen.getByRole('button', { name: 'Coba Lagi' }))
  expect(await screen.findByText('Memuat keahlian...')).toBeInTheDocument()
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})

it('comes back to everything it had loaded without asking again', async () => {
  const asked = serveSkills(buildSkills(12))
  const { user } = renderApp('/skills')
  await screen.findByText('✅ Menampilkan semua 12 keahlian lengkap')
  await user.click(screen.getByRole('link', { name: 'Hubungi Saya' }))
  await screen.findByRole('heading', { name: 'Hubungi Saya' })
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Keahlian' }))
  expect(await screen.findByText('✅ Menampilkan semua 12 keahlian lengkap')).toBeInTheDocument()
  expect(pagesOf(asked)).toEqual(['1', '2'])
})
