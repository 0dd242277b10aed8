import { lazy, type ComponentType } from 'react'
import type { PageCalls } from '../api/pageCalls'
import { reloadPage } from '../lib/reloadPage'

/** What a page's file exports: the page, and what it asks for. */
export interface PageModule {
  default: ComponentType
  calls?: PageCalls
}

/** A page whose code is fetched when it is wanted. */
export interface LazyPage {
  /** Folder and file of the page. */
  name: string
  Page: ComponentType
  /** Fetches the code; what failed is tried anew. */
  load: () => Promise<PageModule>
}

/** What the document came up with. On the server there is none. */
const firstAddress = globalThis.location?.href

/**
 * Where a page's code cannot be had, as after a new version took the place of the one that
 * this document is of, the document of that page is loaded in its stead. One that has just
 * been loaded would say no more the next time.
 */
function loadDocument(error: unknown): Promise<never> {
  if (window.location.href === firstAddress) throw error
  reloadPage()
  return new Promise<never>(() => undefined)
}

/** A page in a file of its own. Once its code is there, it shows without a moment's wait. */
export function lazyPage(name: string, fetchModule: () => Promise<PageModule>): LazyPage {
  let coming: Promise<PageModule> | undefined
  let arrived: PageModule | undefined

  const load = () => {
    coming ??= fetchModule().then(
      (module) => (arrived = module),
      (error: unknown) => {
        coming = undefined
        throw error
      },
    )
    return coming
  }
  const Page = lazy(() => (arrived ? present(arrived) : load().catch(loadDocument)))
  return { name, Page, load }
}

/** A promise takes a moment to tell even what is there already, and React would wait for it. */
function present(module: PageModule): Promise<PageModule> {
  const told = { then: (tell: (module: PageModule) => void) => tell(module) }
  return told as unknown as Promise<PageModule>
}
