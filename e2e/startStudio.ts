import type { BrowserContextOptions } from '@playwright/test'
import { Installation } from './installation'
import { openStudio } from './openStudio'
import type { ServerProcess } from './serverProcess'
import { test } from './test'

interface Studio {
  siteUrl: string
  /** The cookies of a browser in which the owner has signed in. */
  session: Exclude<BrowserContextOptions['storageState'], string | undefined>
}

interface StudioOptions {
  /** Adds content to the site. */
  fill?: (server: ServerProcess) => Promise<void>
  /** `parallel`: each worker has a site of its own. */
  mode?: 'serial' | 'parallel'
}

/**
 * The tests of a file run one after another on a site of their own, with a session of its owner.
 * @returns the site and the session, which are set when the first test begins
 */
export function startStudio({ fill, mode = 'serial' }: StudioOptions = {}): Studio {
  const studio: Studio = { siteUrl: '', session: { cookies: [], origins: [] } }
  let installation: Installation
  // One owner, whose changes follow one another.
  test.describe.configure({ mode })
  test.use({
    // Playwright reads the fixtures' dependencies from these patterns.
    // eslint-disable-next-line no-empty-pattern
    baseURL: async ({}, provide) => provide(studio.siteUrl),
    // eslint-disable-next-line no-empty-pattern
    storageState: async ({}, provide) => provide(studio.session),
  })
  test.beforeAll(async ({ browser }) => {
    installation = new Installation()
    const server = await installation.startServer()
    studio.siteUrl = server.url
    await fill?.(server)
    const page = await browser.newPage({ baseURL: studio.siteUrl })
    await openStudio(page, installation)
    studio.session = await page.context().storageState()
    await page.close()
  })
  test.afterAll(() => installation.remove())
  return studio
}
