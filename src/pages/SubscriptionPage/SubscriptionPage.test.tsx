import { screen, waitFor } from '@testing-library/react'
import { contentsOf, expectLinks, main } from '../../../__mocks__/queries'
import { renderApp } from '../../../__mocks__/renderApp'

it.each([
  ['requested', 'Periksa Email Anda', undefined],
  ['confirm', 'Konfirmasi Langganan', 'Konfirmasi'],
  ['confirmed', 'Langganan Aktif', undefined],
  ['expired', 'Tautan Tidak Berlaku', undefined],
  ['cancel', 'Berhenti Berlangganan', 'Berhenti Berlangganan'],
  ['cancelled', 'Langganan Dihentikan', undefined],
  ['failed', 'Permintaan Gagal', undefined],
])('/subscription/%s has the title %s, and the button %s', async (step, title, label) => {
  const { store } = renderApp(`/subscription/${step}?token=rahasia&email=budi%40example.com`)
  expect(await main().findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  const buttons = main().queryAllByRole<HTMLButtonElement>('button')
  expect(contentsOf(buttons)).toEqual(label ? [label] : [])
  for (const { form } of buttons) {
    // To the address of the page.
    expect(form).toHaveAttribute('method', 'post')
    expect(form).not.toHaveAttribute('action')
  }
  expectLinks(main(), { 'Lihat Artikel': '/blog' })
  await waitFor(() => expect(document.title).toBe(`${title} - Dewi Contoh`))
  expect(store.getState().navigation.path).toBe(`/subscription/${step}`)
  expect(JSON.stringify(store.getState())).not.toMatch(/rahasia|budi/)
  expect(document.head.innerHTML).toContain('<meta name="robots" content="noindex">')
  expect(document.head.innerHTML).not.toMatch(/canonical|rahasia/)
})

it.each(['lain', 'constructor'])('/subscription/%s does not exist', async (step) => {
  renderApp(`/subscription/${step}`)
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument()
})
