import { StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { api } from '../../api/api'
import { fetchTransport } from '../../api/baseQuery'
import { tagTypes } from '../../api/tags'
import type { Transport } from '../../api/transport'
import { App } from '../../app/App'
import { Providers } from '../../app/Providers'
import { createStore } from '../../app/store'
import { showTheme, themeSlice } from '../../features/theme/themeSlice'
import { receiveMessages, sendMessage, type PreviewMessage } from './messages'

/** The store of the site, which gets its data with the draft of the latest message. */
function createPreviewStore(latest: () => PreviewMessage) {
  return createStore({
    transport: createPreviewTransport(() => latest().draft),
    // The form shows what visitors see, but sends nothing.
    host: { contact: 'simulated' },
    devTools: { name: 'Karya: pratinjau' },
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

/** A response of the API within that of the preview. */
interface PreviewedResponse {
  status: string
  statusCode?: number
}

/**
 * Sends each read with the draft, so that the server answers as if it were saved. Nothing else is
 * sent: a preview changes nothing.
 */
function createPreviewTransport(currentDraft: () => PreviewMessage['draft']): Transport {
  return async (args, api, extraOptions) => {
    const { url, params, method = 'GET' } = typeof args === 'string' ? { url: args } : args
    if (method !== 'GET') {
      return { error: { status: 'CUSTOM_ERROR', error: 'Pratinjau tidak mengirim apa pun.' } }
    }
    const path = params ? `${url}?${new URLSearchParams(params as Record<string, string>)}` : url
    const body = { ...currentDraft(), path }
    const request = { url: '/studio/preview', method: 'POST', body }
    const { data, error } = await fetchTransport(request, api, extraOptions)
    if (error) return { error }
    const { response } = (data as { data: { response: PreviewedResponse } }).data
    const { status, statusCode = 200 } = response
    return status === 'error'
      ? { error: { status: statusCode, data: response } }
      : { data: response }
  }
}

/**
 * Lets nothing lead out of a document: links that the page does not handle itself have no effect,
 * nor do forms.
 * @returns a function that stops it
 */
function keepInFrame(document: Document): () => void {
  const refuseLink = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    const isWithinPage = link?.getAttribute('href')?.startsWith('#')
    if (link && !isWithinPage) event.preventDefault()
  }
  const refuse = (event: Event) => event.preventDefault()
  // On the window, after the handlers of React and of the router.
  const { defaultView: window } = document
  window?.addEventListener('click', refuseLink)
  window?.addEventListener('auxclick', refuseLink)
  window?.addEventListener('submit', refuse)
  return () => {
    window?.removeEventListener('click', refuseLink)
    window?.removeEventListener('auxclick', refuseLink)
    window?.removeEventListener('submit', refuse)
  }
}
