/**
 * The types of `renderPage.tsx`, which the server loads as a bundle. The server imports only this
 * file, so that its types do not depend on the browser's.
 */
import type { FetchArgs } from '@reduxjs/toolkit/query'
import type { Transport } from '../../api/transport'
import type { DocumentHost } from '../../contract/messages'
import type { HeadMetadata } from '../../features/seo/headMetadata'
import type { Language } from '../../language/languages'

export type { HeadMetadata, Transport }

/** A page's HTML in the parts that the document's template has slots for. */
export interface RenderedPage {
  statusCode: 200 | 404
  /** The address of the page, if it is not the requested one; without the base path. */
  redirect?: string
  /** Title, metadata, and preload hints. */
  head: string
  /** The style element with the rules that the page uses. */
  styles: string
  /** The root element with the page. */
  body: string
  /** The state of the store, as the text of a script element. */
  snapshot: string
  /** Absent where the page has no head of its own. */
  metadata?: HeadMetadata
}

export interface ResolvedPage {
  language: Language
  /** The same for all ways of writing a URL, and for all unknown ones. */
  address: string
  /** The name of the page's file; none for the not-found page. */
  page: string | undefined
  /** Whether the URL may contain a secret, so that no browser and no proxy stores the page. */
  isPrivate?: boolean
}

export interface Renderer {
  /** @param host with the languages of the site */
  resolvePage: (url: string, host?: DocumentHost) => ResolvedPage
  renderPage: (
    url: string,
    transport: Transport,
    host?: DocumentHost,
  ) => Promise<RenderedPage | undefined>
  /** The paths of all pages without parameters. */
  pagePaths: string[]
  /** The public URL in the settings of the build, without a trailing slash; empty if there is none. */
  publicUrl: string
  /** The path that the site was built for, with a trailing slash. */
  basePath: string
}

export interface ExportRenderer extends Renderer {
  prefetchEverything: (
    transport: Transport,
    host: DocumentHost,
    language: Language,
  ) => Promise<void>
  exportedResponseFile: (args: string | FetchArgs) => string
}
