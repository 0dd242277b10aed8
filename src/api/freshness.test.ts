import { fireEvent, screen } from '@testing-library/react'
import { buildTestimonial } from '../../__mocks__/fixtures/testimonials'
import { serveCategories } from '../../__mocks__/handlers/categories'
import { serveTestimonials } from '../../__mocks__/handlers/testimonials'
import { renderApp } from '../../__mocks__/renderApp'
import { stopClock } from '../../__mocks__/stopClock'

const minute = 60_000

/** Leaves the testimonials for the blog, and comes back that many minutes later. */
async function comeBackAfter(minutes: number) {
  stopClock()
  serveCategories([])
  const asked = serveTestimonials([buildTestimonial()])
  const { user } = renderApp('/testimonials')
  await screen.findByRole('article')
  await user.click(screen.getByRole('button', { name: 'Buka menu' }))
  await user.click(screen.getByRole('link', { name: 'Artikel' }))
  await screen.findByRole('heading', { name: 'Blog & Artikel' })
  await jest.advanceTimersByTimeAsync(minutes * minute)
  await user.click(screen.getByRole('button', { name: 'Buka menu' }))
  await user.click(screen.getByRole('link', { name: 'Testimoni' }))
  await screen.findByRole('heading', { name: 'Testimoni Klien' })
  await screen.findByRole('link', { name: /Pelanggan 1/ })
  return asked
}

it('keeps an answer for five minutes after its page was left', async () => {
  expect(await comeBackAfter(4)).toHaveLength(1)
})

it('discards an answer that nobody used for five minutes', async () => {
  expect(await comeBackAfter(6)).toHaveLength(2)
})

it('does not ask again when the window gets the focus', async () => {
  serveCategories([])
  const asked = serveTestimonials([buildTestimonial()])
  renderApp('/testimonials')
  await screen.findByRole('article')
  fireEvent.focus(window)
  fireEvent(document, new Event('visibilitychange'))
  await screen.findByRole('article')
  expect(asked).toHaveLength(1)
})
