import { StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import { useSelector } from 'react-redux'
import { MemoryRouter, parsePath } from 'react-router-dom'
import { api } from '../../api/api'
import { fetchTransport } from '../../api/baseQuery'
import { tagTypes } from '../../api/tags'
import { prefetchOptions } from '../../api/prefetchQueries'
import type { Transport } from '../../api/transport'
import { App } from '../../app/App'
import { Providers } from '../../app/Providers'
import { preparePage } from '../../app/routes'
import { type AppStore, createStore } from '../../app/store'
import { resolveAppearance } from '../../contract/constants'
import { env } from '../../env'
import { appearanceApi } from '../../features/appearance/appearanceApi'
import { profileApi, profileId } from '../../features/profile/profileApi'
import { showTheme, themeSlice } from '../../features/theme/themeSlice'
import { languages, parseLanguages } from '../../language/languages'
import { languageSlice } from '../../language/languageSlice'
import { listen } from '../../lib/listen'
import { TextsProvider } from '../../language/TextsContext'
import { appearanceSlice } from '../../theme/appearanceSlice'
import { appearanceStyle } from '../../theme/appearanceStyle'
import { uncachedQuery } from '../forms/fields'
import { receiveMessages, sendMessage, type PreviewMessage } from './messages'

/** The colours, the cloth and the typeface of the store, which override those of the build. */
function AppearanceStyle() {
  const appearance = useSelector(appearanceSlice.selectors.selectAppearance)
  return <style>{appearanceStyle(appearance, env.basePath)}</style>
}

/** Reads the appearance into the store. Where the API fails, it stays as it is. */
async function readAppearance({ dispatch }: AppStore): Promise<void> {
  const { data } = await dispatch(
    appearanceApi.endpoints.getAppearance.initiate(undefined, uncachedQuery),
  )
  if (data) dispatch(appearanceSlice.actions.changed(resolveAppearance(data)))
}

function createPreviewStore(latest: () => PreviewMessage) {
  return createStore({
    transport: createPreviewTransport(latest),
    // The form shows what visitors see, but sends nothing.
    host: { ...env.host, contact: 'simulated' },
    devTools: { name: 'Karya: preview' },
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

  async function show(message: PreviewMessage): Promise<void> {
    const { path, language } = message
    const previous = shown
    shown = message
    // Otherwise the theme that was selected on the page stays.
    if (message.theme !== previous?.theme) {
      showTheme(message.theme)
      store.dispatch(themeSlice.actions.detected(message.theme))
    }
    const isChanged = message.revision !== previous?.revision
    if (previous && isChanged) store.dispatch(api.util.invalidateTags([...tagTypes]))
    const isOfAppearance = message.draft.resource === 'appearance'
    const appearance =
      !previous || (isChanged && isOfAppearance) ? readAppearance(store) : undefined
    if (path === previous?.path && language === previous.language) return
    if (language !== languageSlice.selectors.selectLanguage(store.getState())) {
      store.dispatch(languageSlice.actions.selected(language))
      store.dispatch(api.util.resetApiState())
    }
    const { pathname = path } = parsePath(path)
    // The page is not shown without its data or in other colours before.
    const [texts] = await Promise.all([
      languages[language].load(),
      appearance,
      // A page whose code cannot be loaded says so, and offers a retry.
      preparePage(store.dispatch, { pathname, search: '' }, language).catch(() => false),
      store.dispatch(profileApi.endpoints.getProfile.initiate(profileId, prefetchOptions)),
    ])
    // A later message may have another language.
    if (shown.path !== path || shown.language !== language) return
    document.documentElement.lang = language
    document.documentElement.dir = languages[language].direction
    // A new router, because a navigation would take the focus away from the form.
    root.render(
      <StrictMode>
        <Providers store={store}>
          <TextsProvider value={texts}>
            <MemoryRouter key={`${language} ${path}`} initialEntries={[path]}>
              <AppearanceStyle />
              <App />
            </MemoryRouter>
          </TextsProvider>
        </Providers>
      </StrictMode>,
    )
  }

  keepInFrame()
  const stop = receiveMessages(
    () => window.parent,
    'preview/shown',
    (message) => void show(message),
  )
  sendMessage(window.parent, { type: 'preview/ready' })
  return () => {
    stop()
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
function createPreviewTransport(current: () => PreviewMessage): Transport {
  return async (args, api, extraOptions) => {
    const { url, params, method = 'GET' } = typeof args === 'string' ? { url: args } : args
    if (method !== 'GET') {
      return { error: { status: 'CUSTOM_ERROR', error: '' } }
    }
    const { draft, language } = current()
    const [main] = parseLanguages(env.host.languages)
    const query = new URLSearchParams(params as Record<string, string> | undefined)
    if (language !== main) query.set('lang', language)
    const body = { ...draft, path: query.size > 0 ? `${url}?${query}` : url }
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
 * Lets nothing lead out of the document: links that the page does not handle itself have no effect,
 * nor do forms.
 */
function keepInFrame(): void {
  const refuseLink = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    const isWithinPage = link?.getAttribute('href')?.startsWith('#')
    if (link && !isWithinPage) event.preventDefault()
  }
  // On the window, after the handlers of React and of the router.
  listen(window, ['click', 'auxclick'], refuseLink)
  listen(window, ['submit'], (event) => event.preventDefault())
}
