import { test as base, expect } from '@playwright/test'
import { baseURL } from '../helpers/webServer'
import type { Engine, Tab } from './engine'
import { startFirefox } from './firefox'
import { startWebKit } from './webkit'

export { expect }

interface Fixtures {
  /** A page in the project's browser. An error on it fails the test. */
  tab: Tab
}

export const test = base.extend<Fixtures, { engine: Engine }>({
  engine: [
    // Playwright reads the fixture's dependencies from this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide, { project }) => {
      const engine = await (project.name === 'firefox' ? startFirefox : startWebKit)(baseURL)
      await provide(engine)
      await engine.close()
    },
    { scope: 'worker' },
  ],
  tab: async ({ engine }, provide) => {
    const tab = await engine.openTab()
    try {
      await tab.resize(1280, 900)
      await provide(tab)
      expect(await tab.takeErrors()).toEqual([])
    } finally {
      await tab.close()
    }
  },
})
