import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { buildMessage } from '../../../__mocks__/fixtures'
import { apiServer, failure, success } from '../../../__mocks__/handlers'
import { renderStudio } from '../../../__mocks__/renderStudio'
import { expectConsoleError } from '../../../__mocks__/setup/console'
import type { Message } from '../../contract/messages'

/** @returns the requests that change messages */
function serveMessages(all: Message[]): string[] {
  let messages = all
  const requests: string[] = []
  const base = '*/api/studio/messages'
  apiServer.use(
    http.get(base, ({ request }) => {
      const limit = Number(new URL(request.url).searchParams.get('limit'))
      const pagination = { currentPage: 1, totalPages: 1, totalData: messages.length, limit }
      return success({ messages: messages.slice(0, limit), pagination })
    }),
    http.get(`${base}/unread`, () =>
      success({ unread: messages.filter(({ is_read }) => !is_read).length }),
    ),
    http.put<{ id: string }, { is_read: boolean }>(`${base}/:id`, async ({ request, params }) => {
      const { is_read } = await request.json()
      requests.push(`${params.id} ${is_read ? 'dibaca' : 'belum'}`)
      messages = messages.map((one) => (one.id === params.id ? { ...one, is_read } : one))
      return success({})
    }),
    http.delete<{ id: string }>(`${base}/:id`, ({ params }) => {
      requests.push(`${params.id} dihapus`)
      messages = messages.filter(({ id }) => id !== params.id)
      return success({})
    }),
  )
  return requests
}

const rowOf = async (subject: string) => {
  const text = await screen.findByText(subject)
  const row = screen.getAllByRole('listitem').find((item) => item.contains(text)) as HTMLElement
  return { button: within(row).getByRole('button', { name: new RegExp(`^${subject}`) }), row }
}

it('shows a message, and marks it as read when it is opened', async () => {
  const requests = serveMessages([buildMessage(), buildMessage({ id: 'b', is_read: true })])
  const { user } = renderStudio('/studio/pesan')
  const { button, row } = await rowOf('Perihal a')
  expect(within(row).getByText('Belum dibaca')).toBeVisible()
  await user.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(within(row).getByText(/Kapan bisa mulai\?/)).toBeVisible()
  await waitFor(() => expect(within(row).queryByText('Belum dibaca')).not.toBeInTheDocument())
  expect(await screen.findByText('Semua sudah dibaca')).toBeVisible()
  await user.click(within(row).getByRole('button', { name: 'Tandai belum dibaca' }))
  expect(await screen.findByText('1 belum dibaca', { selector: 'p' })).toBeVisible()
  expect(requests).toEqual(['a dibaca', 'a belum'])
})

it('shows the state of each delivery, and answers by mail, with the message as quotation', async () => {
  const email = 'budi+kerja&bcc=x@contoh.id'
  const last_error = 'The mailbox is full'
  serveMessages([
    buildMessage({ id: 'a', email, is_read: true }),
    buildMessage({ id: 'b', is_read: true, delivery: 'waiting', last_error }),
    buildMessage({ id: 'c', is_read: true, delivery: 'stored' }),
  ])
  const { user } = renderStudio('/studio/pesan')
  for (const [id, state, reason] of [
    ['a', 'Terkirim', undefined],
    ['b', 'Menunggu kiriman ulang', /Kiriman terakhir gagal: The mailbox is full/],
    ['c', 'Hanya disimpan', /belum ada pengiriman/],
  ] as const) {
    const { button, row } = await rowOf(`Perihal ${id}`)
    expect(within(row).getByText(state)).toBeVisible()
    await user.click(button)
    if (reason) expect(row).toHaveTextContent(reason)
    else expect(row).not.toHaveTextContent(/gagal|belum ada pengiriman/)
  }
  const { row } = await rowOf('Perihal a')
  const link = new URL(within(row).getByRole('link', { name: 'Balas' }).getAttribute('href') ?? '')
  expect(link.protocol).toBe('mailto:')
  expect(decodeURIComponent(link.pathname)).toBe(email)
  expect(link.pathname).not.toContain('&')
  expect(link.searchParams.get('subject')).toBe('Re: Perihal a')
  const quotation = /Budi menulis:\r\n> Apa kabar\?\r\n> Kapan bisa mulai\?$/
  expect(link.searchParams.get('body')).toMatch(quotation)
})

it('deletes a message after a confirmation', async () => {
  expectConsoleError(/messages\/b: 403/)
  const requests = serveMessages([buildMessage(), buildMessage({ id: 'b' })])
  const { user, store } = renderStudio('/studio/pesan')
  const { button, row } = await rowOf('Perihal a')
  await user.click(button)
  await user.click(within(row).getByRole('button', { name: 'Hapus' }))
  const confirmation = within(row).getByRole('button', { name: 'Hapus selamanya' })
  expect(confirmation).toHaveFocus()
  expect(confirmation).toHaveAccessibleDescription('Hapus pesan ini untuk selamanya?')
  await user.click(within(row).getByRole('button', { name: 'Batal' }))
  expect(within(row).getByRole('button', { name: 'Hapus' })).toHaveFocus()
  await user.keyboard('{Enter}{Enter}')
  expect(button).not.toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveFocus()
  expect(await screen.findByText('Pesan dihapus.')).toBeVisible()
  expect(requests).toEqual(['a dibaca', 'a dihapus'])
  expect(JSON.stringify(store.getState())).not.toContain('Perihal a')

  apiServer.use(http.delete('*/api/studio/messages/:id', () => failure(403, 'no')))
  const refused = await rowOf('Perihal b')
  await user.click(refused.button)
  await user.click(within(refused.row).getByRole('button', { name: 'Hapus' }))
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Nanti saja' }))
  expect(await screen.findByText(/^Pesan tidak terhapus\./)).toBeVisible()
  expect(await rowOf('Perihal b')).toBeDefined()
})

it('shows more messages on demand', async () => {
  serveMessages(Array.from({ length: 51 }, (_, index) => buildMessage({ id: `nomor ${index}.` })))
  const { user } = renderStudio('/studio/pesan')
  expect(await rowOf('Perihal nomor 49.')).toBeDefined()
  expect(screen.queryByText(/nomor 50\./)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Tampilkan lebih banyak' }))
  expect(await rowOf('Perihal nomor 50.')).toBeDefined()
  expect(screen.queryByRole('button', { name: /lebih banyak/ })).not.toBeInTheDocument()
})

it('says that there are no messages, or that they cannot be loaded', async () => {
  serveMessages([])
  const { unmount } = renderStudio('/studio/pesan')
  expect(await screen.findByRole('heading', { name: 'Belum ada pesan' })).toBeVisible()
  const form = screen.getByRole('link', { name: 'Buka formulir kontak' })
  expect(form).toHaveAttribute('href', '/contact')
  unmount()
  expectConsoleError(/studio\/messages: 400/)
  apiServer.use(http.get('*/api/studio/messages', () => failure(400, 'no')))
  renderStudio('/studio/pesan')
  expect(await screen.findByRole('heading', { name: 'Pesan gagal dimuat' })).toBeVisible()
})
