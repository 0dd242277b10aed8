import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import type { Transport } from '../src/api/baseQuery'
import { App } from '../src/app/App'
import { Providers } from '../src/app/Providers'
import { createStore } from '../src/app/store'

/**
 * Renders the whole site at a path, with a new store.
 * @param path the initial path, or a history whose last entry is shown
 * @param transport replaces `fetch`; requests are then not retried
 */
export function renderApp(path: string | string[], transport?: Transport) {
  const store = createStore({ transport })
  const entries = typeof path === 'string' ? [path] : path
  const view = render(
    <Providers store={store}>
      <MemoryRouter initialEntries={entries}>
        <App />
      </MemoryRouter>
    </Providers>,
  )
  return { ...view, store, user: userEvent.setup({ delay: null }) }
}
