import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { reloadPage } from './reloadPage'
import { useReloadIfMissing } from './useReloadIfMissing'

jest.mock('./reloadPage')

function MissingPage() {
  useReloadIfMissing(true)
  return <h1>Tidak ditemukan</h1>
}

it('requests the document when a link leads to a missing page, not when the document is one', async () => {
  render(
    <MemoryRouter initialEntries={['/lama']}>
      <Link to="/blog">Blog</Link>
      <Link to="/lama">Lama</Link>
      <Routes>
        <Route path="/blog" element={<h1>Artikel</h1>} />
        <Route path="*" element={<MissingPage />} />
      </Routes>
    </MemoryRouter>,
  )
  const user = userEvent.setup({ delay: null })
  expect(await screen.findByText('Tidak ditemukan')).toBeVisible()
  await user.click(screen.getByText('Blog'))
  expect(reloadPage).not.toHaveBeenCalled()
  await user.click(screen.getByText('Lama'))
  expect(reloadPage).toHaveBeenCalledTimes(1)
})
