import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { generatePath, StaticRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { api } from '../../api/api'
import { isNotFound, type ApiError } from '../../api/apiError'
import { exportedResponseFile } from '../../api/transport'
import { pageQuery, prefetchOptions, readPageNumber } from '../../api/prefetchQueries'
import type { DocumentHost } from '../../contract/messages'
import { env } from '../../env'
import { profileApi, profileId } from '../../features/profile/profileApi'
import { HeadMetadataContext } from '../../features/seo/headMetadata'
import { toCategoryId } from '../../features/testimonials/testimonialsSlice'
import { elementIds } from '../../lib/elementIds'
import { filterQuery, readFilter } from '../../lib/urls/filterInUrl'
import { decode, pagePaths, paths } from '../../lib/urls/paths'
import { languages, localizedPath, parseLanguages, splitLanguage } from '../../language/languages'
import { TextsProvider } from '../../language/TextsContext'
import { sitePath } from '../../sitePath'
import { App } from '../App'
import { LanguageSwitch } from '../../features/language/LanguageSwitch'
import { LanguageSwitchContext } from '../../features/language/LanguageSwitchContext'
import { prefetchEverything } from './prefetchEverything'
import { type AppRoute, findRoute, preparePage } from '../routes'
import type { HeadMetadata, RenderedPage, ResolvedPage, Transport } from './renderer'
import { Providers } from '../Providers'
import { writeSnapshot } from './snapshot'
import { createStore, type RootState } from '../store'

export { pagePaths, prefetchEverything, exportedResponseFile }
export const { basePath } = env
export const publicUrl = env.host.address ?? ''

/** React writes the elements that it hoists into the head before this tag. */
const rootTag = `<div id="${elementIds.root}">`

/** Resolves a URL without the base path, so that each page is rendered only once. */
export function resolvePage(url: string, host: DocumentHost = {}): ResolvedPage {
  const offered = parseLanguages(host.languages)
  const { pathname, search } = new URL(`http://localhost${url}`)
  const { language, path } = splitLanguage(pathname, offered)
  const found = findRoute(path)
  if (!found)
    return { language, address: localizedPath('/404', language, offered), page: undefined }
  const { route, params } = found
  const address = localizedPath(generatePath(route.path, params), language, offered)
  return {
    language,
    address: address + canonicalQuery(search, route.parameters),
    page: route.page.name,
    isPrivate: route.isPrivate,
  }
}

/** The query with the first parameter of the route that it sets; other parameters do not change a page. */
function canonicalQuery(search: string, parameters: AppRoute['parameters'] = []): string {
  const queries = parameters.map((name) =>
    name === 'page'
      ? pageQuery(readPageNumber(search))
      : filterQuery(name, readFilter(search, name)),
  )
  return queries.find(Boolean) ?? ''
}

/** The filter that the query of a list selects, as state of its slice. */
function readFilterState(path: string, search: string): Partial<RootState> {
  const category = readFilter(search, 'category')
  switch (findRoute(path)?.route.path) {
    case paths.blog:
      return { posts: { tag: readFilter(search, 'tag') } }
    case paths.projects:
      return { projects: { category } }
    case paths.testimonials:
      return { testimonials: { categoryId: toCategoryId(category) } }
    default:
      return {}
  }
}

/**
 * Renders the first view of a page.
 * @param url path and query, without the base path, with the language
 * @param transport sends requests to the API
 * @param host what the host of the document does with forms
 * @returns nothing where the data cannot be read
 */
export async function renderPage(
  url: string,
  transport: Transport,
  host: DocumentHost = {},
): Promise<RenderedPage | undefined> {
  const { pathname, search } = new URL(`http://localhost${url}`)
  const offered = parseLanguages(host.languages)
  const { language, path } = splitLanguage(pathname, offered)
  const preloadedState = readFilterState(path, search)
  const store = createStore({ transport, host, language, preloadedState })
  try {
    const [texts, exists] = await Promise.all([
      languages[language].loadShared(),
      preparePage(store.dispatch, { pathname: path, search }, language),
      // Header, footer and head show the owner's profile on every page.
      store.dispatch(profileApi.endpoints.getProfile.initiate(profileId, prefetchOptions)),
    ])
    const outcome = readOutcome(store.getState())
    if (outcome === 'failed') return undefined
    const markup = await renderMarkup(
      <Providers store={store}>
        <TextsProvider value={texts}>
          <StaticRouter
            basename={sitePath(localizedPath('/', language, offered))}
            location={sitePath(url)}
          >
            <LanguageSwitchContext value={<LanguageSwitch />}>
              <App />
            </LanguageSwitchContext>
          </StaticRouter>
        </TextsProvider>
      </Providers>,
    )
    const canonical = markup.metadata?.path ?? path
    return {
      ...markup,
      statusCode: exists && outcome === 'found' ? 200 : 404,
      redirect:
        decode(canonical) === decode(path)
          ? undefined
          : localizedPath(canonical, language, offered) + search,
      snapshot: writeSnapshot(store.getState()),
    }
  } finally {
    // Clears the timers that remove unused cache entries.
    store.dispatch(api.util.resetApiState())
  }
}

/**
 * Whether all queries succeeded, the page's entity does not exist, or the API failed. An entity of
 * a path that the API refuses cannot exist.
 */
function readOutcome({ api: { queries } }: RootState): 'found' | 'missing' | 'failed' {
  const errors = Object.values(queries).flatMap((query) => (query?.error ? [query] : []))
  if (errors.length === 0) return 'found'
  const isMissing = errors.every(
    ({ endpointName, error }) =>
      endpointName !== 'getProfile' &&
      (isNotFound(error) || (error as ApiError).statusCode === 400),
  )
  return isMissing ? 'missing' : 'failed'
}

async function renderMarkup(site: React.ReactElement) {
  const sheet = new ServerStyleSheet()
  const errors: unknown[] = []
  const metadata: HeadMetadata[] = []
  const root = (
    <HeadMetadataContext value={(item) => void metadata.push(item)}>
      <div id={elementIds.root}>{site}</div>
    </HeadMetadataContext>
  )
  try {
    const { prelude } = await prerenderToNodeStream(sheet.collectStyles(root), {
      // In one chunk: no script has to move later chunks to their places.
      progressiveChunkSize: Infinity,
      onError: (error) => void errors.push(error),
    })
    const html = await text(prelude)
    // React leaves out a part that failed, for the browser to render.
    if (errors.length > 0) throw errors[0]
    const rootStart = html.indexOf(rootTag)
    return {
      head: html.slice(0, rootStart),
      styles: sheet.getStyleTags(),
      body: html.slice(rootStart),
      metadata: metadata.at(-1),
    }
  } finally {
    sheet.seal()
  }
}
