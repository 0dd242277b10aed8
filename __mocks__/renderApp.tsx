import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { App } from '../src/app/App'
import { Providers } from '../src/app/Providers'
import { createStore } from '../src/app/store'

/**
 * Brings up the whole site at a path, with a store of its own.
 * @param path where the visit begins, or the history whose last entry is on screen
 */
export function renderApp(path: string | string[]) {
  const store = createStore()
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
