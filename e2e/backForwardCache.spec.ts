import { expectedPages } from './expectedPages'
import { expect, test } from './test'

// The headless shell has no back/forward cache, but reports what in a page would prevent its use.
const reasonsOfShell = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped']

test.use({
  // With this argument of Playwright, the reasons of pages are not reported.
  launchOptions: async ({ launchOptions }, provide) => {
    const ignoreDefaultArgs = ['--disable-back-forward-cache']
    await provide({ ...launchOptions, ignoreDefaultArgs })
  },
})

for (const { path } of expectedPages) {
  test(`nothing in ${path} prevents the back/forward cache`, async ({ page, context }) => {
    const reasons: string[] = []
    const client = await context.newCDPSession(page)
    await client.send('Page.enable')
    client.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
    )
    await page.goto(path)
    await page.goto('/robots.txt')
    await page.goBack()
    await expect.poll(() => reasons.toSorted()).toEqual(reasonsOfShell)
  })
}
