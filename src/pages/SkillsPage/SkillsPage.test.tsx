import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { buildSkill, buildSkills } from '../../../__mocks__/fixtures'
import * as api from '../../../__mocks__/handlers'
import { contentsOf, expectTexts, main } from '../../../__mocks__/queries'
import { openFailing, renderApp } from '../../../__mocks__/renderApp'

const all = (count: number) => `✅ Menampilkan semua ${count} keahlian lengkap`

it('shows a spinner and placeholders below its title while the skills load', async () => {
  api.mockPendingResponse(api.paths.skills)
  renderApp('/skills')
  await screen.findByText('Memuat keahlian...')
  expect(screen.getAllByTestId('placeholder-card')).toHaveLength(3)
  expectTexts(screen, 'Keahlian & Teknologi')
  await waitFor(() => expect(document.title).toBe('Keahlian - Dewi Contoh'))
})

it('shows active skills with their bars, percentages or levels, and what is known of their use', async () => {
  const { percent: _percent, ...unrated } = buildSkill({ id: 7, skill_name: 'Go' })
  const ofAi = { category_id: 2, category_name: 'AI' }
  api.serveSkills([
    buildSkill({ id: 1, skill_name: 'React', percent: 95, project_count: 4, project_years: 3 }),
    buildSkill({ id: 2, skill_name: 'Kuno', is_active: 0 }),
    buildSkill({ id: 3, skill_name: 'CSS', percent: 90, level: 'Pakar', project_count: 1 }),
    buildSkill({ id: 4, ...ofAi, skill_name: 'Kafka', percent: null, level: 'Sedang belajar' }),
    buildSkill({ id: 5, ...ofAi, percent: 140 }),
    buildSkill({ id: 6, ...ofAi, percent: -3 }),
    unrated,
    buildSkill({ id: 8, category_id: 3, category_name: 'Lain', is_active: 0 }),
  ])
  renderApp('/skills')
  const bar = await screen.findByRole('progressbar', { name: 'React' })
  expect(within(bar).getByRole('presentation', { hidden: true })).toHaveStyle({ width: '95%' })
  const bars = screen.getAllByRole('progressbar')
  const values = bars.map((one) => one.getAttribute('aria-valuenow'))
  expect(values).toEqual(['95', '90', '100', '0'])
  expect(contentsOf(screen.getAllByText(/%/))).toEqual(['95%', '100%', '0%'])
  expect(bars[1]).toHaveAttribute('aria-valuetext', 'Pakar')
  expectTexts(screen, 'Pakar', 'Kafka', 'Sedang belajar', 'Go', '3 tahun · 4 proyek', '1 proyek')
  expect(screen.getAllByText(/\d proyek$/)).toHaveLength(2)
  expect(screen.queryByText(/^(Kuno|Lain)$/)).not.toBeInTheDocument()
  const colourOf = (name: string) => getComputedStyle(screen.getByRole('heading', { name })).color
  expect(colourOf('AI')).not.toBe(colourOf('Frontend Development'))
  expectTexts(screen, all(6))
})

it('loads the following pages one after another and shows the progress', async () => {
  const requests = api.serveSkills(buildSkills(24))
  const { user } = renderApp('/skills')
  await screen.findByText('Memuat data lengkap... (1/3)')
  expectTexts(screen, 'Menampilkan 10 keahlian dari 1 kategori')
  await screen.findByText('Memuat data lengkap... (2/3)')
  expect(await screen.findByText(all(24))).toBeInTheDocument()
  expect(screen.queryByText(/Memuat data lengkap/)).not.toBeInTheDocument()
  expect(screen.getAllByRole('progressbar')).toHaveLength(24)
  expect(screen.getAllByRole('heading', { name: 'Frontend Development' })).toHaveLength(1)

  // They are shown without a request when the visitor returns.
  await user.click(main().getByRole('link', { name: 'Hubungi Saya' }))
  await screen.findByRole('heading', { name: 'Hubungi Saya' })
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Keahlian' }))
  expect(await screen.findByText(all(24))).toBeInTheDocument()
  const search = (page: number) => `?page=${page}&limit=10`
  expect(requests.map((url) => url.search)).toEqual([1, 2, 3].map(search))
})

it('shows a message if there are no skills', async () => {
  api.serveSkills([])
  renderApp('/skills')
  await screen.findByRole('heading', { name: 'Belum Ada Data Keahlian' })
})

it('shows the error of a later page, keeps the others meanwhile, and starts again on Coba Lagi', async () => {
  api.serveSkills(buildSkills(24), 2)
  const [title, message] = ['Gagal Memuat Keahlian', 'Server sedang tidur']
  await openFailing('/skills', /500 Server/, title, message)
  expect(screen.queryAllByRole('progressbar')).toHaveLength(10)

  const requests = api.serveSkills(buildSkills(24))
  fireEvent.click(screen.getByRole('button', { name: 'Coba Lagi' }))
  await screen.findByText('Memuat keahlian...')
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  expect(await screen.findByText(all(24))).toBeInTheDocument()
  expect(screen.queryByText(title)).not.toBeInTheDocument()
  expect(requests.map(({ searchParams }) => searchParams.get('page'))).toEqual(['1', '2', '3'])
})
