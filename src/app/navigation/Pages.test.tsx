import { fireEvent, screen } from '@testing-library/react'
import { renderApp } from '../../../__mocks__/renderApp'
import { serveCategories, serveTestimonials } from '../../../__mocks__/handlers'

const { connection } = navigator as { connection?: object }
afterEach(() => void Object.assign(navigator, { connection }))
beforeEach(() => {
  serveCategories([])
  serveTestimonials([])
})

async function openContact() {
  const view = renderApp('/contact')
  await screen.findByRole('heading', { name: 'Hubungi Saya' })
  // After the page is shown, so that nothing is prefetched while the browser is idle.
  Object.assign(navigator, { connection: { effectiveType: '4g' } })
  const link = (name: string) => screen.getAllByRole('link', { name, hidden: true })[0]!
  return { ...view, link }
}

it('renders the page of a link ahead, hidden and without its title, and shows it when it is opened', async () => {
  const { user, link } = await openContact()
  fireEvent.pointerOver(link('Testimoni'))
  const heading = await screen.findByText('Belum Ada Testimoni')
  expect(heading).not.toBeVisible()
  expect(document.title).toMatch(/^Kontak/)
  await user.click(link('Testimoni'))
  expect(screen.getByRole('heading', { name: 'Belum Ada Testimoni' })).toBe(heading)
  expect(document.title).toMatch(/^Testimoni/)
  expect(screen.queryByRole('heading', { name: 'Hubungi Saya' })).not.toBeInTheDocument()
})

it('keeps what is typed into a page that the visitor leaves', async () => {
  const { user, link } = await openContact()
  await user.type(screen.getByRole('textbox', { name: /Nama/ }), 'Sari')
  await user.click(link('Testimoni'))
  expect(await screen.findByRole('heading', { name: 'Belum Ada Testimoni' })).toBeVisible()
  await user.click(link('Kontak'))
  expect(await screen.findByRole('textbox', { name: /Nama/ })).toHaveValue('Sari')
})
