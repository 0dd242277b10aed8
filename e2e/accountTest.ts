import { test as base, type Page } from '@playwright/test'
import { ProjectCopy } from './projectCopy'

interface Studio {
  /** The address of the studio; passkeys are bound to a name, not to an IP address. */
  url: string
  /** Creates an invitation. @returns the path and the fragment of its link */
  invite: () => Promise<string>
}

/** A site of its own below a path, because every site has one owner. */
export const test = base.extend<object, { studio: Studio }>({
  studio: [
    // Playwright reads the fixture's dependencies from this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const project = new ProjectCopy({ BASE_PATH: '/portofolio/' })
      const url = (await project.start()).replace('127.0.0.1', 'localhost')
      const invite = async () => {
        const output = await project.shell('npm run --silent owner -- invite')
        return `${url}/studio/undangan${/#\S+/.exec(output)?.[0]}`
      }
      await provide({ url: `${url}/studio`, invite })
      await project.remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
