import type { Page } from '@playwright/test'
import { setTheme, waitForAnimations } from '../helpers/page'
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

test.beforeEach(({ page }) => page.addInitScript(recordTransitions))

test('animates a project’s picture and cloth from its card to its page, and back', async ({
  page,
}) => {
  // The cloth is at the lower edge of the cover: only what is visible is animated.
  await page.setViewportSize({ width: 1440, height: 900 })
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
})

test('animates the picture before the project has loaded', async ({ page }) => {
  await page.route(/slug\/siaga-ciliwung/, () => undefined)
  await page.goto('/')
  await page.getByRole('link', { name: 'Siaga Ciliwung' }).click()
  await expect(page.getByText('Loading project details...')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Siaga Ciliwung' })).toBeVisible()
  await expectAnimated(page, /proyek-\d+/)
})

test('animates a post’s cover from its card to its page, and back', async ({ page }) => {
  // The card and the cover are on the first screen: only what is visible is animated.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/blog')
  const title = 'Satu transaksi, satu kali: sinkronisasi yang aman diulang'
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expectAnimated(page, /artikel-\d+/)
  await page.getByRole('main').getByRole('link', { name: 'Artikel', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Blog & Artikel' })).toBeVisible()
  await expectAnimated(page, /artikel-\d+/)
})

test('animates no picture between two lists', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Lihat Proyek Saya' }).click()
  await expect(page.getByRole('heading', { name: 'Portfolio & Proyek' })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await takeTransitions(page)).toBe('')
})

test('the colours of a theme change gradually', async ({ page }) => {
  await page.goto('/projects')
  const filter = page.getByRole('button', { name: 'Backend Development' })
  const readColour = () => filter.evaluate((button) => getComputedStyle(button).color)
  const light = await readColour()
  const started = await page.evaluate(() => {
    document.documentElement.classList.add('dark')
    return document.getAnimations().length
  })
  expect(started).toBeGreaterThan(0)
  await waitForAnimations(page)
  const dark = await readColour()
  expect(dark).not.toBe(light)
  await page.reload()
  await setTheme(page, 'dark')
  await expect.poll(readColour).toBe(dark)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing is animated, and no card moves', async ({ page }) => {
    for (const path of ['/', '/blog', '/testimonials', '/projects']) {
      await page.goto(path)
      const longest = await page.evaluate(() => {
        const ends = document
          .getAnimations()
          .map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0))
        return Math.max(0, ...ends)
      })
      expect(longest).toBeLessThan(1)
      if (path === '/blog') continue
      const card = page.getByRole('article').first()
      const picture = card.locator('picture img')
      await card.hover()
      const readTransform = () => picture.evaluate((image) => getComputedStyle(image).transform)
      expect(await readTransform()).toBe('none')
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await expect.poll(readTransform).toBe('matrix(1.03, 0, 0, 1.03, 0, 0)')
      await page.emulateMedia({ reducedMotion: 'reduce' })
    }
    await page.getByRole('link', { name: 'Siaga Ciliwung' }).click()
    await expect(page.getByText('Technologies Used')).toBeVisible()
    expect(await takeTransitions(page)).toBe('')
  })
})
