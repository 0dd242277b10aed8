import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import type { UntranslatedEntry } from '../../contract/studio'
import { env } from '../../../__mocks__/env'
import { apiServer, failure, success } from '../../../__mocks__/handlers'
import { expectLinks } from '../../../__mocks__/queries'
import { renderStudio } from '../../../__mocks__/renderStudio'
import { expectConsoleError } from '../../../__mocks__/setup/console'

const findings = [
  {
    severity: 'must',
    message: '/hilang leads to no page.',
    ...{ resource: 'projects', id: 7, field: 'link_demo' },
  },
  { severity: 'should', message: 'no project is featured.', resource: 'projects' },
  { severity: 'should', message: 'bio is missing.', resource: 'profiles', id: 1, field: 'bio' },
  { severity: 'should', message: 'PUBLIC_URL is not set.', setting: 'PUBLIC_URL' },
  {
    severity: 'should',
    message: '"dewi@contoh.id" is the sample\'s.',
    resource: 'profiles',
    id: 1,
  },
  { severity: 'could', message: 'BASE_PATH is set.' },
]

it('lists findings by severity, with links to the entries and settings', async () => {
  apiServer.use(http.get('*/api/studio/findings', () => success({ findings })))
  const { user } = renderStudio('/studio')
  expect(await screen.findByText('Proyek · Demo')).toBeVisible()
  expectLinks(screen, {
    '"dewi@contoh.id" is the sample\'s.': '/studio/profil',
    '/hilang leads to no page.': '/studio/proyek/7#link_demo',
    'No project is featured.': '/studio/proyek',
    'Bio is missing.': '/studio/profil#bio',
    'PUBLIC_URL is not set.': '/studio/pengaturan#PUBLIC_URL',
  })
  expect(screen.getByText('Wajib dibetulkan sebelum situs terbit (1)')).toBeVisible()
  const setting = screen.getByText('BASE_PATH is set.')
  expect(setting).not.toBeVisible()
  await user.click(screen.getByText('Bisa diperbaiki (1)'))
  expect(setting).toBeVisible()
  expect(screen.queryByRole('link', { name: 'BASE_PATH is set.' })).not.toBeInTheDocument()
})

it('groups many findings by what they are about', async () => {
  const many = Array.from({ length: 9 }, (_, index) => ({
    ...{
      severity: 'must',
      message: `text ${index} is of the sample.`,
      resource: 'projects',
      id: index,
    },
  }))
  const all = [...many, ...findings.slice(3, 4).map((one) => ({ ...one, severity: 'must' }))]
  apiServer.use(http.get('*/api/studio/findings', () => success({ findings: all })))
  const { user } = renderStudio('/studio')
  await screen.findByText('Pengaturan (1)')
  const first = screen.getByText('Text 0 is of the sample.')
  expect(first).not.toBeVisible()
  await user.click(screen.getByText('Proyek (9)'))
  expect(first).toBeVisible()
})

const day = (date: string, views: number) => ({ day: date, views })

it('shows the views as a chart with a summary, and in tables', async () => {
  const pages = Array.from({ length: 12 }, (_, index) => ({
    path: `/projects/p${index}`,
    views: 1200 - index,
  }))
  const days = [day('2026-11-22', 4334), day('2026-11-23', 10_000), day('2026-11-24', 0)]
  const views = { is_counted: true, total: 14_334, pages, days }
  apiServer.use(http.get('*/api/studio/views', () => success(views)))
  const { user } = renderStudio('/studio')
  const summary = /^14\.334 kali dibuka.* Paling ramai 23 November 2026: 10\.000 kali\.$/
  expect(await screen.findByRole('img', { name: summary })).toBeVisible()
  expect(screen.getByRole('table', { name: 'Menurut hari' })).not.toBeVisible()
  await user.click(screen.getByText('Menurut hari'))
  const byDay = within(screen.getByRole('table', { name: 'Menurut hari' }))
  expect(byDay.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'HariDibuka',
    '23 November 202610.000',
    '22 November 20264.334',
  ])
  await user.click(screen.getByText('Menurut halaman'))
  const table = within(screen.getByRole('table', { name: 'Menurut halaman' }))
  expect(table.getByRole('row', { name: '/projects/p0 1.200' })).toBeVisible()
  expect(table.getAllByRole('row')).toHaveLength(13)
})

const task = { is_ready: false, is_optional: false, is_new: false }
const tasks = [
  { ...task, name: 'name', is_ready: true, resource: 'profiles', id: 1, field: 'full_name' },
  { ...task, name: 'biography', resource: 'profiles', id: 1, field: 'bio' },
  { ...task, name: 'project', resource: 'projects', is_new: true },
  { ...task, name: 'projectPicture', resource: 'projects', id: 7, field: 'picture_url' },
  { ...task, name: 'skills', resource: 'profile-skills' },
  { ...task, name: 'article', is_optional: true, resource: 'posts', is_new: true },
]
it('shows how much of a finished site is ready, and buttons that lead to the rest', async () => {
  apiServer.use(http.get('*/api/studio/tasks', () => success({ tasks })))
  const { user } = renderStudio('/studio')
  const progress = await screen.findByRole('progressbar', { name: '1 dari 5 siap' })
  expect(progress).toHaveAttribute('value', '1')
  expectLinks(screen, {
    'Tulis tentang Anda': '/studio/profil#bio',
    'Ceritakan sebuah proyek': '/studio/proyek/baru',
    'Tambahkan gambar proyek': '/studio/proyek/7#picture_url',
    'Pilih keahlian Anda': '/studio/keahlian',
    'Tulis artikel pertama': '/studio/artikel/baru',
  })
  expect(screen.queryByRole('link', { name: 'Tulis nama Anda' })).not.toBeInTheDocument()
  await user.click(screen.getByText('Sudah siap (1)'))
  expect(screen.getByText('Nama')).toBeVisible()
})

it('shows each part whose data cannot be loaded as failed, and what there is not', async () => {
  expectConsoleError(/studio\/findings: 400/)
  const views = { is_counted: false, total: 0, pages: [], days: [] }
  const requested: (string | null)[] = []
  env.host = { languages: 'id en' }
  apiServer.use(
    http.get('*/api/studio/views', () => success(views)),
    http.get('*/api/studio/translations', () => success({ entries: [] })),
    http.get('*/api/studio/messages/unread', () => success({ unread: 3 })),
    http.get('*/api/studio/findings', ({ request }) => {
      requested.push(new URL(request.url).searchParams.get('message_language'))
      return requested.length === 1 ? failure(400, 'Rusak') : success({ findings: [] })
    }),
  )
  const { user } = renderStudio('/studio')
  expect(await screen.findByRole('alert')).toHaveTextContent(/gagal dimuat.*Rusak/)
  expect(await screen.findByText('Server ini tidak menghitung kunjungan.')).toBeVisible()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  expect(await screen.findByText('Semua teks sudah diterjemahkan.')).toBeVisible()
  const messages = await screen.findByRole('link', { name: '3 pesan belum dibaca' })
  expect(messages).toHaveAttribute('href', '/studio/pesan')
  await user.click(screen.getByRole('button', { name: 'Coba Lagi' }))
  expect(await screen.findByText('Tidak ada yang perlu dibetulkan.')).toBeVisible()
  // Findings are in the language of the studio.
  await user.selectOptions(screen.getByRole('combobox', { name: 'Bahasa' }), 'English')
  await waitFor(() => expect(requested).toEqual(['id', 'id', 'en']))
})

it('counts what is not translated, with links to the texts', async () => {
  env.host = { languages: 'id en' }
  const entry = { language: 'en', resource: 'projects' } as const
  const entries: UntranslatedEntry[] = [
    { ...entry, id: 7, title: 'Siaga Ciliwung', fields: ['title', 'story'] },
    { ...entry, id: 8, title: 'Harga Panen', fields: ['role'] },
  ]
  apiServer.use(http.get('*/api/studio/translations', () => success({ entries })))
  const { user } = renderStudio('/studio')
  await user.click(await screen.findByText('English: 3 belum diterjemahkan'))
  const link = screen.getByRole('link', { name: 'Siaga Ciliwung' })
  expect(link).toHaveAttribute('href', '/studio/proyek/7#translations.en.title')
  expect(screen.getByText('2 belum diterjemahkan')).toBeVisible()
})
