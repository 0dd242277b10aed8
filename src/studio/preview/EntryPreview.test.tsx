import { act, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { apiServer, failure, success } from '../../../__mocks__/handlers'
import { buildCaseStudy } from '../../../__mocks__/fixtures'
import { freezeTime } from '../../../__mocks__/freezeTime'
import { expectConsoleError } from '../../../__mocks__/setup/console'
import { enterText } from '../../../__mocks__/queries'
import { renderStudio } from '../../../__mocks__/renderStudio'
import { StudioServer } from '../../../__mocks__/studioServer'
import { signInSlice } from '../account/signInSlice'
import type { PreviewMessage } from './messages'

/** Whether the server accepts the drafts. */
let isAccepted: boolean

beforeEach(() => {
  isAccepted = true
  apiServer.use(
    http.post('*/api/studio/preview', () =>
      isAccepted ? success({ id: 7, slug: 'peta' }) : failure(503, ''),
    ),
  )
})

/** Opens the preview of project 7. @returns what its frame has received */
async function openPreview(hash = '') {
  const server = new StudioServer({ ...buildCaseStudy({ pictures: [], outcomes: [] }), id: 7 })
  const view = renderStudio(`/studio/proyek/7${hash}`)
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
  const shown = { draft: { resource: 'projects', id: 7 }, path: '/projects/peta' }
  expect(received).toMatchObject([{ ...shown, theme: 'light' }])
  await user.click(screen.getByRole('button', { name: 'Gelap' }))
  expect(received[1]).toMatchObject({ revision: 1, theme: 'dark' })
  await user.click(screen.getByRole('button', { name: 'Kembali ke formulir' }))
  expect(screen.queryByTitle('Halaman dengan isian formulir')).toBeNull()
})

it('shows placeholders and what is valid, and why it is not the current draft', async () => {
  freezeTime()
  expectConsoleError(/503/)
  const { received, reportReady, store } = await openPreview()
  reportReady()
  const shownTitle = () => received.at(-1)?.draft.input.title
  enterText('Judul (wajib)', '')
  await waitFor(() => expect(shownTitle()).toBe('Judul'))
  enterText('Demo', 'javascript:alert(1)')
  expect(await screen.findByText(/^Isian yang belum benar/)).toBeVisible()
  expect(received.at(-1)?.draft.input).not.toHaveProperty('link_demo')
  isAccepted = false
  enterText('Judul (wajib)', 'A')
  expect(await screen.findByText(/^Pratinjau belum mengikuti isian\./)).toBeVisible()
  isAccepted = true
  // The owner has signed in again.
  act(() => void store.dispatch(signInSlice.actions.completed()))
  await waitFor(() => expect(shownTitle()).toBe('A'))
})

it('asks once to sign in when the session has ended', async () => {
  freezeTime()
  expectConsoleError(/401/)
  const { user, server } = await openPreview()
  const refuse = jest.fn(() => failure(401, ''))
  apiServer.use(http.post('*/api/studio/preview', refuse))
  enterText('Judul (wajib)', 'A')
  await user.click(await screen.findByRole('button', { name: 'Nanti saja' }))
  enterText('Judul (wajib)', 'B')
  // The draft is sent after the preview.
  await waitFor(() => expect(server.drafts).toMatchObject([{ changes: { title: 'B' } }]))
  expect(refuse).toHaveBeenCalledTimes(1)
})
