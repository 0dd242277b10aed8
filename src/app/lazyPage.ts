import { lazy, type ComponentType } from 'react'
import type { PageCalls } from '../api/pageCalls'

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
  const Page = lazy(() => (arrived ? present(arrived) : load()))
  return { name, Page, load }
}

/** A promise takes a moment to tell even what is there already, and React would wait for it. */
function present(module: PageModule): Promise<PageModule> {
  const told = { then: (tell: (module: PageModule) => void) => tell(module) }
  return told as unknown as Promise<PageModule>
}
