import { screen, waitFor, within } from '@testing-library/react'
import { buildSkill, buildSkills } from '../../../__mocks__/fixtures'
import {
  failSkills,
  mockPendingResponse,
  mockResponse,
  paginate,
  serveSkills,
  success,
} from '../../../__mocks__/handlers'
import { renderApp } from '../../../__mocks__/renderApp'
import { expectConsoleError } from '../../../__mocks__/setup/console'
import { afterRetries, freezeTime } from '../../../__mocks__/freezeTime'

const pagesOf = (requests: URL[]) => requests.map(({ searchParams }) => searchParams.get('page'))

it('shows a spinner and placeholders below its title while the skills load', async () => {
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

it('shows in how many projects and years each skill was used, where that is known', async () => {
  serveSkills([
    buildSkill({ id: 1, project_count: 4, project_years: 3 }),
    buildSkill({ id: 2, project_count: 1 }),
    buildSkill({ id: 3 }),
  ])
  renderApp('/skills')
  expect(await screen.findByText('3 tahun · 4 proyek')).toBeInTheDocument()
  expect(screen.getByText('1 proyek')).toBeInTheDocument()
  expect(screen.getAllByText(/proyek$/)).toHaveLength(2)
})

it('shows each category in its own colour', async () => {
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

it('limits progress bars to 0–100', async () => {
  serveSkills([buildSkill({ id: 1, percent: 140 }), buildSkill({ id: 2, percent: -3 })])
  renderApp('/skills')
  const bars = await screen.findAllByRole('progressbar')
  expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['100', '0'])
})

it('shows the level of a skill in words, beside its bar if it has one', async () => {
  serveSkills([
    buildSkill({ id: 1, skill_name: 'React', percent: 95, level: 'Pakar' }),
    buildSkill({ id: 2, skill_name: 'Kafka', percent: null, level: 'Sedang belajar' }),
  ])
  renderApp('/skills')
  const bar = await screen.findByRole('progressbar', { name: 'React' })
  expect(bar).toHaveAttribute('aria-valuetext', 'Pakar')
  for (const level of ['Pakar', 'Sedang belajar']) expect(screen.getByText(level)).toBeVisible()
  expect(screen.getAllByRole('progressbar')).toHaveLength(1)
  expect(screen.queryByText('95%')).not.toBeInTheDocument()
})

it('lists a skill without a percentage without a bar and a number', async () => {
  const { percent: _percent, ...unrated } = buildSkill({ id: 3, skill_name: 'Go' })
  serveSkills([
    buildSkill({ id: 1, skill_name: 'React', percent: 0 }),
    buildSkill({ id: 2, skill_name: 'Kafka', percent: null }),
    unrated,
  ])
  renderApp('/skills')
  expect(await screen.findByText('Kafka')).toBeInTheDocument()
  expect(screen.getByText('Go')).toBeInTheDocument()
  expect(screen.getByRole('progressbar')).toHaveAccessibleName('React')
  expect(screen.getAllByText(/%/).map((element) => element.textContent)).toEqual(['0%'])
  expect(screen.getByText('✅ Menampilkan semua 3 keahlian lengkap')).toBeInTheDocument()
})

it('loads the following pages one after another and shows the progress', async () => {
  const requests = serveSkills(buildSkills(24))
  renderApp('/skills')
  expect(await screen.findByText('Memuat data lengkap... (1/3)')).toBeInTheDocument()
  expect(screen.getByText('Menampilkan 10 keahlian dari 1 kategori')).toBeInTheDocument()
  expect(await screen.findByText('Memuat data lengkap... (2/3)')).toBeInTheDocument()
  expect(await screen.findByText('✅ Menampilkan semua 24 keahlian lengkap')).toBeInTheDocument()
  expect(screen.queryByText(/Memuat data lengkap/)).not.toBeInTheDocument()
  expect(screen.getAllByRole('progressbar')).toHaveLength(24)
  expect(screen.getAllByRole('heading', { name: 'Frontend Development' })).toHaveLength(1)
  expect(requests.map(({ search }) => search)).toEqual([
    '?page=1&limit=10',
    '?page=2&limit=10',
    '?page=3&limit=10',
  ])
})

it('loads all pages if the pagination has no current page', async () => {
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

it('counts only active skills', async () => {
  serveSkills([...buildSkills(3), buildSkill({ id: 9, is_active: 0 })])
  renderApp('/skills')
  expect(await screen.findByText('✅ Menampilkan semua 3 keahlian lengkap')).toBeInTheDocument()
})

it('shows a message if there are no skills', async () => {
  serveSkills([])
  renderApp('/skills')
  await screen.findByRole('heading', { name: 'Belum Ada Data Keahlian' })
})

it('shows the error message, and retries on Coba Lagi', async () => {
  freezeTime()
  failSkills()
  expectConsoleError(/GET \/profile-skills\/profile\/1: 500/)
  const { user } = renderApp('/skills')
  await screen.findByRole('heading', { name: 'Gagal Memuat Keahlian' }, afterRetries)
  expect(screen.getByText('Server sedang tidur')).toBeInTheDocument()

  serveSkills(buildSkills(2))
  await user.click(screen.getByRole('button', { name: 'Coba Lagi' }))
  expect(await screen.findByText('✅ Menampilkan semua 2 keahlian lengkap')).toBeInTheDocument()
  expect(screen.queryByText('Gagal Memuat Keahlian')).not.toBeInTheDocument()
})

async function openWithFailedPage() {
  freezeTime()
  serveSkills(buildSkills(24), 2)
  expectConsoleError(/GET \/profile-skills\/profile\/1: 500/)
  const view = renderApp('/skills')
  await screen.findByRole('heading', { name: 'Gagal Memuat Keahlian' }, afterRetries)
  return view
}

it('keeps the loaded pages if a later one fails, and restarts on Coba Lagi', async () => {
  const { user } = await openWithFailedPage()
  expect(screen.getAllByRole('progressbar')).toHaveLength(10)

  const requests = serveSkills(buildSkills(24))
  await user.click(screen.getByRole('button', { name: 'Coba Lagi' }))
  await screen.findByText('✅ Menampilkan semua 24 keahlian lengkap')
  expect(pagesOf(requests)).toEqual(['1', '2', '3'])
})

it('clears the list while it restarts', async () => {
  const { user } = await openWithFailedPage()
  mockPendingResponse('/profile-skills/profile/1')
  await user.click(screen.getByRole('button', { name: 'Coba Lagi' }))
  expect(await screen.findByText('Memuat keahlian...')).toBeInTheDocument()
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})

it('shows the loaded skills without a request when the visitor returns', async () => {
  const requests = serveSkills(buildSkills(12))
  const { user } = renderApp('/skills')
  await screen.findByText('✅ Menampilkan semua 12 keahlian lengkap')
  await user.click(screen.getByRole('link', { name: 'Hubungi Saya' }))
  await screen.findByRole('heading', { name: 'Hubungi Saya' })
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Keahlian' }))
  expect(await screen.findByText('✅ Menampilkan semua 12 keahlian lengkap')).toBeInTheDocument()
  expect(pagesOf(requests)).toEqual(['1', '2'])
})
