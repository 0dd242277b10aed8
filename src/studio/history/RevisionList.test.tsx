import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { success } from '../../../__mocks__/handlers/envelope'
import { mockErrorResponse, mockResponse } from '../../../__mocks__/handlers/mockResponse'
import { expectConsoleError } from '../../../__mocks__/setup/console'
import { Providers } from '../../app/Providers'
import type { Revision } from '../../contract/history'
import { createStudioStore } from '../createStudioStore'
import { RevisionList } from './RevisionList'

const story = 'Toko ini menjual batik tulis dari Cirebon.'

const revisions: Revision[] = [
  {
    id: 3,
    action: 'updated',
    saved_at: '2026-11-22T05:00:00.000Z',
    data: { title: 'Toko Batik', story, skill_names: [{ id: 1 }], client: '', is_active: 1 },
  },
  {
    id: 2,
    action: 'updated',
    saved_at: '2026-11-21T05:00:00.000Z',
    data: { title: 'Toko Batik', story: story.replace('tulis', 'cap'), skill_names: [{ id: 1 }] },
  },
  {
    id: 1,
    action: 'created',
    saved_at: '2026-11-20T05:00:00.000Z',
    data: { title: 'Toko', story, skill_names: [{ id: 1 }], is_active: 1 },
  },
]

const labels: Record<string, string> = { title: 'Judul', story: 'Cerita' }

function renderList() {
  const restored: Revision['data'][] = []
  render(
    <Providers store={createStudioStore()}>
      <RevisionList
        resource="projects"
        id={7}
        labelOf={(field) => labels[field]}
        onRestore={(data) => restored.push(data)}
      />
    </Providers>,
  )
  return { restored, user: userEvent.setup({ delay: null }) }
}

it('shows what has changed since an earlier state, and gives it back', async () => {
  mockResponse('/revisions/projects/7', () => success({ revisions }))
  const { restored, user } = renderList()
  const [last, first] = await screen.findAllByRole('listitem')
  if (!last || !first) throw new Error('There are no earlier states')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(within(first).getByText(/^20 November 2026 .*, dibuat$/)).toBeVisible()

  await user.click(within(last).getByText(/^21 November 2026 .*, disimpan$/))
  expect(
    within(last)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual(['Cerita'])
  expect(within(last).getByRole('deletion')).toHaveTextContent(/^dahulu: cap$/)
  expect(within(last).getByRole('insertion')).toHaveTextContent(/^sekarang: tulis$/)
  expect(within(last).getByRole('definition')).toHaveTextContent(/^Toko ini .* Cirebon\.$/)

  await user.click(within(last).getByRole('button', { name: /^Pulihkan keadaan 21 November 2026/ }))
  expect(restored).toEqual([revisions[1]?.data])
})

it('has no earlier states of an entry that has never changed', async () => {
  mockResponse('/revisions/projects/7', () => success({ revisions: [] }))
  renderList()
  expect(await screen.findByText('Belum ada perubahan.')).toBeVisible()
})

it('says why it cannot be shown', async () => {
  expectConsoleError(/401/)
  mockErrorResponse('/revisions/projects/7', 401)
  renderList()
  expect(await screen.findByRole('alert')).toHaveTextContent('Sesi Anda sudah berakhir.')
})
