import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import type { Transport } from '../src/api/transport'
import { App } from '../src/app/App'
import { createStore } from '../src/app/store'
import { type Language, localizedPath, parseLanguages } from '../src/language/languages'
import type { Texts } from '../src/language/texts'
import { env } from './env'
import { afterRetries, freezeTime } from './freezeTime'
import { expectConsoleError } from './setup/console'
import { TestProviders } from './TestProviders'

interface RenderOptions {
  /** Replaces `fetch`; requests are then not retried. */
  transport?: Transport
  /** By default, the main language of the host, with the Indonesian texts. */
  language?: Language
  texts?: Texts
}

/**
 * Renders the whole site at a path, with a new store.
 * @param path the initial path, or a history whose last entry is shown, without the language
 */
export function renderApp(
  path: string | string[],
  { transport, texts, ...options }: RenderOptions = {},
) {
  const offered = parseLanguages(env.host.languages)
  const { language = offered[0] } = options
  const store = createStore({ transport, language })
  const entries = [path].flat().map((entry) => localizedPath(entry, language, offered))
  const view = render(
    <TestProviders store={store} texts={texts}>
      <MemoryRouter basename={localizedPath('/', language, offered)} initialEntries={entries}>
        <App />
      </MemoryRouter>
    </TestProviders>,
  )
  return { ...view, store, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) }
}

/** Opens a page with a request that fails, is logged, and leads to an error with this title. */
export async function openFailing(path: string, logged: RegExp, title: string, message: string) {
  freezeTime()
  expectConsoleError(logged)
  const view = renderApp(path)
  await screen.findByRole('heading', { name: title }, afterRetries)
  expect(screen.getByText(message)).toBeInTheDocument()
  return view
}
