import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { env, setIsStudio } from '../../../__mocks__/env'
import { apiServer, success } from '../../../__mocks__/handlers'
import { buildCaseStudy } from '../../../__mocks__/fixtures'
import { expectConsoleError } from '../../../__mocks__/setup/console'
import { renderStudio } from '../../../__mocks__/renderStudio'
import { StudioServer } from '../../../__mocks__/studioServer'
import type { PreviewMessage } from './messages'

/** Whether the server accepts the drafts. */
let isAccepted: boolean

beforeEach(() => {
  setIsStudio(true)
  isAccepted = true
  apiServer.use(
    http.post('*/api/studio/preview', () =>
      isAccepted
        ? success({ id: 7, slug: 'peta' })
        : HttpResponse.json({ status: 'error', statusCode: 503 }, { status: 503 }),
    ),
  )
})

/** Opens the preview of project 7. @returns what its frame has received */
async function openPreview() {
  const server = new StudioServer({ ...buildCaseStudy(), id: 7 })
  const view = renderStudio('/studio/proyek/7')
  await view.user.click(await screen.findByRole('button', { name: 'Pratinjau halaman' }))
  const frame = await screen.findByTitle<HTMLIFrameElement>('Halaman dengan isian formulir')
  const source = frame.contentWindow
  if (!source) throw new Error('The frame has no window')
  const received: PreviewMessage[] = []
  jest.spyOn(source, 'postMessage').mockImplementation((message) => {
    received.push(message as PreviewMessage)
  })
  const reportReady = () => {
    const init = { data: { type: 'preview/ready' }, origin: location.origin, source }
    act(() => void window.dispatchEvent(new MessageEvent('message', init)))
  }
  return { ...view, server, frame, received, reportReady }
}

it('sends the draft and the theme to the frame when it is ready, and again when they change', async () => {
  const { user, frame, received, reportReady } = await openPreview()
  expect(frame).toHaveAttribute('src', '/studio/pratinjau')
  expect(received).toEqual([])
  reportReady()
  expect(received).toMatchObject([
    { draft: { resource: 'projects', id: 7 }, path: '/projects/peta', theme: 'light' },
  ])
  await user.click(screen.getByRole('button', { name: 'Gelap' }))
  expect(received[1]).toMatchObject({ revision: 1, theme: 'dark' })
  await user.click(screen.getByRole('button', { name: 'Kembali ke formulir' }))
  expect(screen.queryByTitle('Halaman dengan isian formulir')).toBeNull()
})

it('shows the latest valid draft, and why it is not the current one', async () => {
  expectConsoleError(/503/)
  const { user, received, reportReady } = await openPreview()
  reportReady()
  const title = screen.getByLabelText('Judul (wajib)')
  await user.clear(title)
  expect(await screen.findByText(/^Ada isian yang belum benar/)).toBeVisible()
  isAccepted = false
  await user.type(title, 'A')
  expect(await screen.findByText(/^Pratinjau belum mengikuti isian\./)).toBeVisible()
  expect(received).toHaveLength(1)
  isAccepted = true
  await user.type(title, 'B')
  await waitFor(() => expect(received).toHaveLength(2))
  expect(received[1]?.draft.input.title).toBe('AB')
})

it('follows the language of the texts in the form', async () => {
  env.host = { languages: 'id en' }
  const { user, received, reportReady } = await openPreview()
  reportReady()
  expect(received.map(({ language }) => language)).toEqual(['id'])
  await user.click(screen.getByRole('button', { name: 'Kembali ke formulir' }))
  await user.click(screen.getByRole('button', { name: 'English' }))
  await user.click(screen.getByRole('button', { name: 'Pratinjau halaman' }))
  const frame = await screen.findByTitle<HTMLIFrameElement>('Halaman dengan isian formulir')
  const sent = jest.spyOn(frame.contentWindow!, 'postMessage').mockImplementation()
  const init = { data: { type: 'preview/ready' }, origin: location.origin }
  const event = new MessageEvent('message', { ...init, source: frame.contentWindow })
  act(() => void window.dispatchEvent(event))
  await waitFor(() => expect(sent.mock.calls[0]?.[0]).toMatchObject({ language: 'en' }))
})
