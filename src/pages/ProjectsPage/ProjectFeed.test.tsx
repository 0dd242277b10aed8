import { act, screen, waitFor } from '@testing-library/react'
import { buildProjects } from '../../../__mocks__/fixtures'
import { serveCategories, serveProjects } from '../../../__mocks__/handlers'
import { scrollIntoView } from '../../../__mocks__/intersectionObserver'
import { renderApp } from '../../../__mocks__/renderApp'
import { safeLink } from '../../lib/links'

jest.mock('../../lib/links', () => {
  const actual = jest.requireActual<{ safeLink: typeof safeLink }>('../../lib/links')
  return { ...actual, safeLink: jest.fn(actual.safeLink) }
})

/** The cards that were rendered since the last call: each one checks its picture with `safeLink`. */
function takeNewCards(): Set<string> {
  const pictures = jest.mocked(safeLink).mock.calls.flatMap(([link]) => link ?? [])
  jest.mocked(safeLink).mockClear()
  return new Set(pictures.filter((link) => link.startsWith('/pictures/projects/')))
}

it('renders only the cards of the new page', async () => {
  serveCategories([])
  serveProjects(buildProjects(300))
  renderApp('/projects')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6))
  for (let count = 12; count <= 90; count += 6) {
    takeNewCards()
    act(scrollIntoView)
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(count))
    const added = Array.from({ length: 6 }, (_, index) => count - 5 + index)
    // The previously last card is rendered again without its ref.
    const expected = [count - 6, ...added].map((id) => `/pictures/projects/${id}.webp`)
    const cards = takeNewCards()
    expect(expected).toEqual(expect.arrayContaining([...cards]))
    expect(cards.size).toBeGreaterThanOrEqual(6)
  }
})
