import { screen, within } from '@testing-library/react'
import { renderStudio } from '../../../__mocks__/renderStudio'

const navigation = () => screen.findByRole('navigation', { name: 'Studio' })

it('links to a screen of every noun, and marks the current one', async () => {
  const { user } = renderStudio('/studio')
  await user.click(await screen.findByRole('button', { name: 'Buka menu' }))
  const links = within(await navigation()).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(
    expect.arrayContaining(['Ringkasan', 'Profil', 'Proyek', 'Artikel', 'Sampah']),
  )
  expect(links[0]).toHaveAttribute('aria-current', 'page')
})

it('opens and closes the menu, and closes it with a link', async () => {
  const { user } = renderStudio('/studio/tidak-ada')
  const button = await screen.findByRole('button', { name: 'Buka menu' })
  expect(screen.queryByRole('navigation', { name: 'Studio' })).not.toBeInTheDocument()
  await user.click(button)
  await user.click(within(await navigation()).getByRole('link', { name: 'Ringkasan' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Ringkasan' })).toBeVisible()
  expect(screen.queryByRole('navigation', { name: 'Studio' })).not.toBeInTheDocument()
  expect(document.title).toBe('Ringkasan · Studio')
})

it('says that a path has no screen', async () => {
  renderStudio('/studio/tidak-ada')
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Tidak ditemukan')
})
