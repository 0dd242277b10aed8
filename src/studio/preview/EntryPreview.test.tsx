import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { env, setIsStudio } from '../../../__mocks__/env'
import { apiServer, success } from '../../../__mocks__/handlers'
import { buildCaseStudy } from '../../../__mocks__/fixtures'
import { expectConsoleError } from '../../../__mocks__/setup/console'
import { renderStudio } from '../../../__mocks__/renderStudio'
import { StudioServer } from '../../../__mocks__/studioServer'
import { signInSlice } from '../account/signInSlice'
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

it('shows placeholders and what is valid, and why it is not the current draft', async () => {
  expectConsoleError(/503/)
  const { user, received, reportReady } = await openPreview()
  reportReady()
  const title = screen.getByLabelText('Judul (wajib)')
  await user.clear(title)
  await waitFor(() => expect(received.at(-1)?.draft.input.title).toBe('Judul'))
  const demo = screen.getByLabelText('Demo')
  await user.clear(demo)
  await user.type(demo, 'javascript:alert(1)')
  expect(await screen.findByText(/^Isian yang belum benar/)).toBeVisible()
  expect(received.at(-1)?.draft.input).not.toHaveProperty('link_demo')
  isAccepted = false
  await user.type(title, 'A')
  expect(await screen.findByText(/^Pratinjau belum mengikuti isian\./)).toBeVisible()
  isAccepted = true
  await user.type(title, 'B')
  await waitFor(() => expect(received.at(-1)?.draft.input.title).toBe('AB'))
})

it('leaves out what only the server can refuse', async () => {
  expectConsoleError(/409/)
  apiServer.use(
    http.post('*/api/studio/preview', async ({ request }) => {
      const { input } = (await request.json()) as { input: { slug?: string } }
      if (!input.slug) return success({ id: 7, slug: 'peta' })
      const errors = [{ path: 'slug', message: 'is taken by project 3' }]
      return HttpResponse.json({ status: 'error', statusCode: 409, errors }, { status: 409 })
    }),
  )
  const { received, reportReady } = await openPreview()
  reportReady()
  await waitFor(() => expect(received).toHaveLength(1))
  expect(received[0]?.draft.input).not.toHaveProperty('slug')
})

it('reads the preview again when the owner has signed in again', async () => {
  expectConsoleError(/503/)
  const { user, received, reportReady, store } = await openPreview()
  reportReady()
  isAccepted = false
  await user.type(screen.getByLabelText('Peran Anda'), '!')
  expect(await screen.findByText(/^Pratinjau belum mengikuti isian\./)).toBeVisible()
  isAccepted = true
  act(() => void store.dispatch(signInSlice.actions.completed()))
  await waitFor(() => expect(received).toHaveLength(2))
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
