import { screen, waitFor, within } from '@testing-library/react'
import { expectLinks } from '../../../__mocks__/queries'
import { renderApp } from '../../../__mocks__/renderApp'

const main = () => within(screen.getByRole('main'))

it.each([
  ['requested', 'Periksa Email Anda', undefined],
  ['confirm', 'Konfirmasi Langganan', 'Konfirmasi'],
  ['confirmed', 'Langganan Aktif', undefined],
  ['expired', 'Tautan Tidak Berlaku', undefined],
  ['cancel', 'Berhenti Berlangganan', 'Berhenti Berlangganan'],
  ['cancelled', 'Langganan Dihentikan', undefined],
  ['failed', 'Permintaan Gagal', undefined],
])('/subscription/%s has the title %s, and the button %s', async (step, title, label) => {
  renderApp(`/subscription/${step}?token=rahasia&email=budi%40example.com`)
  expect(await main().findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  expect(
    main()
      .queryAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(label ? [label] : [])
  expectLinks(main(), { 'Lihat Artikel': '/blog' })
  await waitFor(() => expect(document.title).toBe(`${title} - Dewi Contoh`))
})

it('posts the form to the address of the page', async () => {
  renderApp('/subscription/confirm?token=rahasia')
  const button = await main().findByRole<HTMLButtonElement>('button', { name: 'Konfirmasi' })
  expect(button.form).toHaveAttribute('method', 'post')
  expect(button.form).not.toHaveAttribute('action')
})

it('is not indexed, and has no canonical address', async () => {
  renderApp('/subscription/confirm?token=rahasia')
  await main().findByRole('heading', { name: 'Konfirmasi Langganan' })
  const head = () => document.head.innerHTML
  await waitFor(() => expect(head()).toContain('<meta name="robots" content="noindex">'))
  expect(head()).not.toContain('canonical')
  expect(head()).not.toContain('rahasia')
})

it('stores neither the token nor the address', async () => {
  const { store } = renderApp('/subscription/confirm?token=rahasia&email=budi%40example.com')
  await main().findByRole('heading', { name: 'Konfirmasi Langganan' })
  expect(store.getState().navigation.path).toBe('/subscription/confirm')
  expect(JSON.stringify(store.getState())).not.toMatch(/rahasia|budi/)
})

it.each(['lain', 'constructor'])('/subscription/%s does not exist', async (step) => {
  renderApp(`/subscription/${step}`)
  expect(await main().findByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument()
})
