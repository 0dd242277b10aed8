import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { apiServer, failure, mockResponse, success } from '../../../__mocks__/handlers'
import { main } from '../../../__mocks__/queries'
import { renderStudio } from '../../../__mocks__/renderStudio'
import { expectConsoleError } from '../../../__mocks__/setup/console'

it('reads its entries again after a refusal: another window may have restored one', async () => {
  expectConsoleError(/404/)
  let entries = [{ resource: 'projects', id: 1, title: 'Satu', deleted_at: '2026-11-22T08:00:00Z' }]
  const requests = mockResponse('/trash', () => success({ entries }))
  apiServer.use(http.post('*/api/trash/projects/1/restore', () => failure(404, 'gone')))
  const { user } = renderStudio('/studio/sampah')
  const button = await screen.findByRole('button', { name: 'Pulihkan Satu' })
  entries = []
  await user.click(button)
  expect(await screen.findByText(/^“Satu” tidak dipulihkan/)).toBeVisible()
  await waitFor(() => expect(requests).toHaveLength(2))
  await waitFor(() => expect(main().queryByText('Satu')).not.toBeInTheDocument())
})

it('shows all entries again that were not restored', async () => {
  expectConsoleError(/400/)
  const entry = { resource: 'projects', deleted_at: '2026-11-22T08:00:00Z' }
  const entries = ['Satu', 'Dua'].map((title, index) => ({ ...entry, id: index + 1, title }))
  mockResponse('/trash', () => success({ entries }))
  let refuse = () => undefined as void
  const refusal = new Promise<void>((resolve) => (refuse = resolve))
  apiServer.use(
    http.post('*/api/trash/projects/:id/restore', () => refusal.then(() => failure(400, 'no'))),
  )
  const { user } = renderStudio('/studio/sampah')
  for (const { title } of entries) {
    await user.click(await screen.findByRole('button', { name: `Pulihkan ${title}` }))
    await waitFor(() => expect(main().queryByText(title)).not.toBeInTheDocument())
  }
  mockResponse('/trash', () => failure(400, 'no'))
  refuse()
  for (const { title } of entries) {
    expect(await screen.findByRole('button', { name: `Pulihkan ${title}` })).toBeVisible()
  }
})
