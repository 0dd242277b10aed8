/**
 * What the build was configured with. The only place that reads `import.meta`, which
 * jest (CommonJS) cannot parse: tests map this file to `__mocks__/env.ts`.
 */
export interface Env {
  /** Where the API answers. */
  apiBase: string
  /** Where the site is on the internet, without a trailing slash; empty: not known. */
  publicUrl: string
  /** Whether the API is files, as an exported site has it. */
  apiIsFiles: boolean
  /** Path under which the site is mounted, with a trailing slash. */
  basePath: string
  /** Whether the build made the site's pictures in several sizes. */
  hasSizedPictures: boolean
  /** Where contact messages are posted; empty: sending is simulated. */
  contactEndpoint: string
  /** Where analytics events are posted; empty: none are sent. */
  analyticsEndpoint: string
}

export const env: Env = {
  apiBase: `${import.meta.env.BASE_URL}api`,
  apiIsFiles: globalThis.document?.documentElement.dataset.api === 'files',
  publicUrl: (import.meta.env.PUBLIC_URL ?? '').replace(/\/+$/, ''),
  basePath: import.meta.env.BASE_URL,
  hasSizedPictures: import.meta.env.PROD,
  contactEndpoint: import.meta.env.VITE_CONTACT_ENDPOINT ?? '',
  analyticsEndpoint: import.meta.env.VITE_ANALYTICS_ENDPOINT ?? '',
}
