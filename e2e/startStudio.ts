import type { BrowserContextOptions } from '@playwright/test'
import { Installation } from './installation'
import { openStudio } from './openStudio'
import { test } from './test'

interface Studio {
  siteUrl: string
  /** The cookies of a browser in which the owner has signed in. */
  session: Exclude<BrowserContextOptions['storageState'], string | undefined>
}

/**
 * The tests of a file run one after another on a site of their own, with a session of its owner.
 * @returns the site and the session, which are set when the first test begins
 */
export function startStudio(): Studio {
  const studio: Studio = { siteUrl: '', session: { cookies: [], origins: [] } }
  let installation: Installation
  // One owner, whose changes follow one another.
  test.describe.configure({ mode: 'serial' })
  test.use({
    // Playwright reads the fixtures' dependencies from these patterns.
    // eslint-disable-next-line no-empty-pattern
    baseURL: async ({}, provide) => provide(studio.siteUrl),
    // eslint-disable-next-line no-empty-pattern
    storageState: async ({}, provide) => provide(studio.session),
  })
  test.beforeAll(async ({ browser }) => {
    installation = new Installation()
    studio.siteUrl = (await installation.startServer()).url
    const page = await browser.newPage({ baseURL: studio.siteUrl })
    await openStudio(page, installation)
    studio.session = await page.context().storageState()
    await page.close()
  })
  test.afterAll(() => installation.remove())
  return studio
}
