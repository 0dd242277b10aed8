import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { generatePath, StaticRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { api } from '../api/api'
import { isNotFound } from '../api/apiError'
import type { Transport } from '../api/baseQuery'
import { exportedResponseFile } from '../api/exportedResponseFile'
import { prefetchOptions, readPageNumber } from '../api/prefetchQueries'
import { env } from '../env'
import { profileApi, profileId } from '../features/profile/profileApi'
import { sitePath } from '../sitePath'
import { App } from './App'
import { prefetchEverything } from './prefetchEverything'
import { findRoute } from './findRoute'
import { preparePage } from './preparePage'
import { routes } from './routes'
import { Providers } from './Providers'
import { writeSnapshot } from './snapshot'
import { createStore, type RootState } from './store'

export { prefetchEverything, exportedResponseFile }
export const { basePath, publicUrl } = env
export type { Transport }

/** A page's HTML in its parts, as they go into the document of the site. */
export interface RenderedPage {
  statusCode: 200 | 404
  /** Title, metadata, and hints for what is needed first. */
  head: string
  /** The rules that the page uses, in a style element. */
  styles: string
  /** What stands in the root element. */
  body: string
  /** The data it was made from, as the text of a script element. */
  snapshot: string
}

/** Where a page belongs. */
export interface ResolvedPage {
  /** One address for all ways of writing it; the same for everything that is unknown. */
  address: string
  /** The name of its page's file; none for the not-found page. */
  page: string | undefined
}

/** What the whole site is rendered into: where it begins, what was hoisted to the head ends. */
const rootOpens = '<div>'
const rootCloses = '</div>'

/** The addresses of all pages but those of single things. */
export const pagePaths = routes.map(({ path }) => path).filter((path) => !path.includes(':'))

/** Tells which page an address leads to, so that each is rendered only once. */
export function resolvePage(url: string): ResolvedPage {
  const { pathname, search } = new URL(`http://localhost${url}`)
  const found = findRoute(pathname)
  if (!found) return { address: '/404', page: undefined }
  const { route, params } = found
  const page = route.isPaged ? readPageNumber(search) : 1
  const path = generatePath(route.path, params)
  return { address: page > 1 ? `${path}?page=${page}` : path, page: route.page.name }
}

/**
 * Renders the first view of a page.
 * @param url path and query, without the base path
 * @param transport how the API is reached
 * @returns nothing where the data cannot be read
 */
export async function renderPage(
  url: string,
  transport: Transport,
): Promise<RenderedPage | undefined> {
  const store = createStore({ transport })
  try {
    const { pathname, search } = new URL(`http://localhost${url}`)
    const [exists] = await Promise.all([
      preparePage(store.dispatch, { pathname, search }),
      // Header, footer and head need the owner on every page.
      store.dispatch(profileApi.endpoints.getProfile.initiate(profileId, prefetchOptions)),
    ])
    const outcome = readOutcome(store.getState())
    if (outcome === 'failed') return undefined
    return {
      statusCode: exists && outcome === 'found' ? 200 : 404,
      ...(await renderMarkup(<Site store={store} location={url} />)),
      snapshot: writeSnapshot(store.getState()),
    }
  } finally {
    // Ends the timers that would clear the cache some day.
    store.dispatch(api.util.resetApiState())
  }
}

function Site({ store, location }: { store: ReturnType<typeof createStore>; location: string }) {
  return (
    <Providers store={store}>
      <StaticRouter basename={env.basePath} location={sitePath(location)}>
        <App />
      </StaticRouter>
    </Providers>
  )
}

/** How the calls went: the page's thing is there, it is not, or something could not be read. */
function readOutcome({ api: { queries } }: RootState): 'found' | 'missing' | 'failed' {
  const errors = Object.values(queries).flatMap((query) => (query?.error ? [query] : []))
  if (errors.length === 0) return 'found'
  const isMissing = errors.every(
    ({ endpointName, error }) => endpointName !== 'getProfile' && isNotFound(error),
  )
  return isMissing ? 'missing' : 'failed'
}

async function renderMarkup(site: React.ReactElement) {
  const sheet = new ServerStyleSheet()
  const errors: unknown[] = []
  try {
    const { prelude } = await prerenderToNodeStream(sheet.collectStyles(<div>{site}</div>), {
      // In one piece: nothing is left to a script to be put in its place.
      progressiveChunkSize: Infinity,
      onError: (error) => void errors.push(error),
    })
    const html = await text(prelude)
    // A part that failed would be left out, for the browser to try again.
    if (errors.length > 0) throw errors[0]
    const start = html.indexOf(rootOpens)
    return {
      head: html.slice(0, start),
      styles: sheet.getStyleTags(),
      body: html.slice(start + rootOpens.length, html.lastIndexOf(rootCloses)),
    }
  } finally {
    sheet.seal()
  }
}
