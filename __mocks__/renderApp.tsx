import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import type { Transport } from '../src/api/transport'
import { App } from '../src/app/App'
import { Providers } from '../src/app/Providers'
import { createStore } from '../src/app/store'

/**
 * Brings up the whole site at a path, with a store of its own.
 * @param path where the visit begins, or the history whose last entry is on screen
 * @param transport answers every request in place of the network, without retries
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
