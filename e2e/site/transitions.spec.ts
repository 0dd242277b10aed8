import type { Page } from '@playwright/test'
import { expect, test } from '../helpers/test'

/** Runs in the page: records the view transition groups of pictures and cloths. */
function recordTransitions(): void {
  const transitions: string[] = []
  Object.assign(window, { transitions })
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (change) => {
    const transition = start(change)
    const record = () => {
      for (const { effect } of document.getAnimations()) {
        const { pseudoElement } = effect as KeyframeEffect
        const group = /^::view-transition-group\(((proyek|kain|artikel)-\d+)/.exec(
          pseudoElement ?? '',
        )
        if (group) transitions.push(group[1] ?? '')
      }
    }
    void transition.ready.then(record, () => undefined)
    return transition
  }
}

/** The groups that were animated since the last call. */
const takeTransitions = (page: Page) => page.evaluate<string>('window.transitions.splice(0).join()')

/** Expects that elements of these groups are animated. */
async function expectAnimated(page: Page, ...groups: RegExp[]): Promise<void> {
  let taken = ''
  for (const group of groups) {
    await expect.poll(async () => (taken += await takeTransitions(page))).toMatch(group)
  }
}

// The cloth is at the lower edge of the cover: only what is visible is animated.
test.use({ viewport: { width: 1440, height: 900 } })
test.beforeEach(({ page }) => page.addInitScript(recordTransitions))

test('pictures and cloths are animated from their cards to their pages, and back, but not between lists', async ({
  page,
}) => {
  const prefetched = page.waitForResponse(/slug\/siaga-ciliwung/)
  await page.goto('/projects')
  const link = page.getByRole('link', { name: 'Siaga Ciliwung' })
  await link.hover()
  await (await prefetched).finished()
  await link.click()
  await expect(page.getByText('Technologies Used')).toBeVisible()
  await expectAnimated(page, /proyek-\d+/, /kain-\d+/)
  // Not with `page.goBack`: browsers do not animate it.
  await page.getByRole('link', { name: 'Back to Projects' }).click()
  await expect(page.getByRole('heading', { name: 'Portfolio & Proyek' })).toBeVisible()
  await expectAnimated(page, /proyek-\d+/, /kain-\d+/)

  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Lihat Proyek Saya' }).click()
  await expect(page.getByRole('heading', { name: 'Portfolio & Proyek' })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await takeTransitions(page)).toBe('')
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing is animated, and no card moves', async ({ page }) => {
    for (const path of ['/', '/blog', '/projects']) {
      await page.goto(path)
      const longest = await page.evaluate(() => {
        const ends = document
          .getAnimations()
          .map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0))
        return Math.max(0, ...ends)
      })
      expect(longest).toBeLessThan(1)
    }
    const card = page.getByRole('article').first()
    const picture = card.locator('picture img')
    await card.hover()
    const readTransform = () => picture.evaluate((image) => getComputedStyle(image).transform)
    expect(await readTransform()).toBe('none')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await expect.poll(readTransform).toBe('matrix(1.03, 0, 0, 1.03, 0, 0)')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.getByRole('link', { name: 'Siaga Ciliwung' }).click()
    await expect(page.getByText('Technologies Used')).toBeVisible()
    expect(await takeTransitions(page)).toBe('')
  })
})
