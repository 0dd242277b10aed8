import { StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { api } from '../../api/api'
import { tagTypes } from '../../api/tags'
import { App } from '../../app/App'
import { Providers } from '../../app/Providers'
import { createStore } from '../../app/store'
import { showTheme, themeSlice } from '../../features/theme/themeSlice'
import { redactMessages } from '../redactMessages'
import { keepInFrame } from './keepInFrame'
import { receiveMessages, sendMessage, type PreviewMessage } from './messages'
import { createPreviewTransport } from './previewTransport'

/** The store of the site, which gets its data with the draft of the latest message. */
function createPreviewStore(latest: () => PreviewMessage) {
  return createStore({
    transport: createPreviewTransport(() => latest().draft),
    // The form shows what visitors see, but sends nothing.
    host: { contact: 'simulated' },
    devTools: { name: 'Karya: pratinjau', ...redactMessages },
  })
}

/**
 * Shows the site with the draft that the form around the frame sends.
 * @returns a function that stops it
 */
export function startPreview(root: Root): () => void {
  let shown: PreviewMessage | undefined
  const store = createPreviewStore(() => {
    if (!shown) throw new Error('The preview has no draft yet')
    return shown
  })

  function show(message: PreviewMessage): void {
    const previous = shown
    shown = message
    // Otherwise the theme that was selected on the page stays.
    if (message.theme !== previous?.theme) {
      showTheme(message.theme)
      store.dispatch(themeSlice.actions.detected(message.theme))
    }
    if (previous && message.revision !== previous.revision) {
      store.dispatch(api.util.invalidateTags([...tagTypes]))
    }
    if (message.path === previous?.path) return
    // A new router, because a navigation would take the focus away from the form.
    root.render(
      <StrictMode>
        <Providers store={store}>
          <MemoryRouter key={message.path} initialEntries={[message.path]}>
            <App />
          </MemoryRouter>
        </Providers>
      </StrictMode>,
    )
  }

  const release = keepInFrame(document)
  const stop = receiveMessages(() => window.parent, 'preview/shown', show)
  sendMessage(window.parent, { type: 'preview/ready' })
  return () => {
    stop()
    release()
    root.unmount()
  }
}
