import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { createRoot } from 'react-dom/client'
import { env } from '../../../__mocks__/env'
import { apiServer, success } from '../../../__mocks__/handlers'
import type { PreviewInput } from '../../contract/studio'
import type { PreviewMessage } from './messages'
import { startPreview } from './startPreview'

/** The requests of the frame. */
let requests: PreviewInput[]
let stop: () => void

/** Responds to the profile with the bio of the draft, and to everything else with 404. */
function respond({ id, input, path }: PreviewInput) {
  const profile = { id, full_name: 'Raka', x_profile: 'https://x.com/raka', ...input }
  const response = path?.startsWith('/profiles/1')
    ? { status: 'success', data: { profile } }
    : { status: 'error', statusCode: 404, message: 'Not found' }
  return success({ id: 1, slug: null, response })
}

beforeEach(() => {
  requests = []
  apiServer.use(
    http.post('*/api/studio/preview', async ({ request }) => {
      const input = (await request.json()) as PreviewInput
      requests.push(input)
      return respond(input)
    }),
  )
  const element = document.body.appendChild(document.createElement('div'))
  stop = startPreview(createRoot(element))
})
afterEach(() => {
  act(() => stop())
  document.body.replaceChildren()
})

function receive(changes: Partial<PreviewMessage> = {}, event: MessageEventInit = {}): void {
  const message: PreviewMessage = {
    type: 'preview/shown',
    revision: 1,
    draft: { resource: 'profiles', id: 1, input: { bio: 'Bio satu' } },
    path: '/about',
    language: 'id',
    theme: 'light',
    ...changes,
  }
  const init = { data: message, origin: location.origin, source: window, ...event }
  act(() => void window.dispatchEvent(new MessageEvent('message', init)))
}

/** Requests that have failed are repeated when the page is mounted. */
const expectText = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible())

it('shows the page of the entry with the draft, which every request contains', async () => {
  env.host = { languages: 'id en' }
  receive({ theme: 'dark' })
  await expectText('Bio satu')
  expect(await screen.findByRole('heading', { level: 1, name: 'Tentang Saya' })).toBeVisible()
  expect(document.documentElement).toHaveClass('dark')
  const draft = { resource: 'profiles', id: 1, input: { bio: 'Bio satu' } }
  expect(requests).toContainEqual({ ...draft, path: '/profiles/1' })
  const path = '/profile-experiences/profile/1?page=1&limit=100'
  expect(requests).toContainEqual({ ...draft, path })
  // In the language of the form.
  receive({ language: 'en' })
  await waitFor(() => expect(requests.at(-1)?.path).toMatch(/lang=en$/))
  const title = { level: 1, name: 'About Me' }
  await waitFor(() => expect(screen.getByRole('heading', title)).toBeVisible())
  expect(document.documentElement).toHaveAttribute('lang', 'en')
})

it('follows the draft on the page that is shown, and keeps the theme that the page has', async () => {
  receive()
  await screen.findByText('Bio satu')
  const user = userEvent.setup({ delay: null })
  await user.click(screen.getByRole('link', { name: 'Beranda' }))
  await user.click(screen.getByRole('button', { name: 'Ganti ke tema gelap' }))
  receive({ revision: 2, draft: { resource: 'profiles', id: 1, input: { bio: 'Bio dua' } } })
  expect(await screen.findByText('Bio dua')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Ganti ke tema terang' })).toBeVisible()
})

it('ignores other messages, and lets no link and no form lead out of the frame', async () => {
  receive({}, { origin: 'https://example.com' })
  receive({}, { source: null })
  receive({}, { data: 'preview/shown' })
  receive({ draft: { resource: 'profiles', id: 1, input: { bio: 'Bio dua' } } })
  await expectText('Bio dua')
  expect(JSON.stringify(requests)).not.toContain('Bio satu')

  const [link] = screen.getAllByRole('link', { name: /^X/ })
  const form = document.body.appendChild(document.createElement('form'))
  const clicks = [createEvent.click(link!), createEvent.click(link!, { ctrlKey: true })]
  for (const event of clicks) fireEvent(link!, event)
  const submission = createEvent.submit(form)
  fireEvent(form, submission)
  for (const event of [...clicks, submission]) expect(event.defaultPrevented).toBe(true)
})
