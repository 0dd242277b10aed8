import type { DocumentHost } from './contract/messages'

/**
 * Configuration of the build. The only file that reads `import.meta`, which Jest (CommonJS) cannot
 * parse: tests map it to `__mocks__/env.ts`.
 */
export interface Env {
  /** Base URL of the API. */
  apiBase: string
  /** Whether API responses are static files, as in an exported site. */
  apiIsFiles: boolean
  /** What the host of the document offers; on other static hosts, the settings of the build. */
  host: DocumentHost
  /** Base path of the site, with a trailing slash. */
  basePath: string
  /** Whether the build has resized the pictures. */
  hasSizedPictures: boolean
  /** URL for contact messages where Karya's server does not receive them; may be empty. */
  contactEndpoint: string
  /** URL for analytics events; if empty, none are sent. */
  analyticsEndpoint: string
}

/**
 * Whether the code runs in the studio. A constant of the build: the site's build removes what
 * depends on it. In development both documents share one server.
 */
export const isStudio =
  import.meta.env.MODE === 'studio' ||
  (import.meta.env.DEV && globalThis.document?.documentElement.dataset.app === 'studio')

export const env: Env = {
  apiBase: `${import.meta.env.BASE_URL}api`,
  apiIsFiles: globalThis.document?.documentElement.dataset.api === 'files',
  host: {
    languages: import.meta.env.SITE_LANGUAGES,
    address: import.meta.env.PUBLIC_URL?.replace(/\/+$/, ''),
    ...(globalThis.document?.documentElement.dataset as DocumentHost | undefined),
  },
  basePath: import.meta.env.BASE_URL,
  hasSizedPictures: import.meta.env.PROD,
  contactEndpoint: import.meta.env.VITE_CONTACT_ENDPOINT ?? '',
  analyticsEndpoint: import.meta.env.VITE_ANALYTICS_ENDPOINT ?? '',
}
