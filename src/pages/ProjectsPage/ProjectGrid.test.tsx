import { act, screen, waitFor } from '@testing-library/react'
import { buildProjects } from '../../../__mocks__/fixtures/projects'
import { serveCategories } from '../../../__mocks__/handlers/categories'
import { serveProjects } from '../../../__mocks__/handlers/projects'
import { scrollIntoView } from '../../../__mocks__/intersectionObserver'
import { renderApp } from '../../../__mocks__/renderApp'
import { safeLink } from '../../lib/safeLink'

jest.mock('../../lib/safeLink', () => {
  const actual = jest.requireActual<{ safeLink: typeof safeLink }>('../../lib/safeLink')
  return { safeLink: jest.fn(actual.safeLink) }
})

/** The cards that were rendered since the last look: each asks whether its picture is safe. */
function cardsGoneThrough(): Set<string> {
  const pictures = jest.mocked(safeLink).mock.calls.flatMap(([link]) => link ?? [])
  jest.mocked(safeLink).mockClear()
  return new Set(pictures.filter((link) => link.startsWith('/pictures/projects/')))
}

it('renders only the cards of the page that comes', async () => {
  serveCategories([])
  serveProjects(buildProjects(300))
  renderApp('/projects')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6))
  for (let count = 12; count <= 90; count += 6) {
    cardsGoneThrough()
    act(scrollIntoView)
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(count))
    const fresh = Array.from({ length: 6 }, (_, index) => count - 5 + index)
    // Besides, the card that was the last one is watched no more.
    const expected = [count - 6, ...fresh].map((id) => `/pictures/projects/${id}.webp`)
    const seen = cardsGoneThrough()
    expect(expected).toEqual(expect.arrayContaining([...seen]))
    expect(seen.size).toBeGreaterThanOrEqual(6)
  }
})
