import { holdRequests } from './holdRequests'
import { expect, test } from './test'

/** Runs in the page: records the view transition groups of pictures and cloths. */
function recordTransitions(): void {
  const transitions: string[] = []
  Object.assign(window, { transitions })
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (change) => {
    const transition = start(change)
    void transition.ready.then(
      () => {
        for (const { effect } of document.getAnimations()) {
          const { pseudoElement } = effect as KeyframeEffect
          if (/^::view-transition-group\((proyek|kain|artikel)/.test(pseudoElement ?? ''))
            transitions.push(pseudoElement ?? '')
        }
      },
      () => undefined,
    )
    return transition
  }
}

const transitions = 'window.transitions.join()'

test('animates a project’s picture from its card to its page', async ({ page }) => {
  await page.addInitScript(recordTransitions)
  await page.goto('/projects')
  const link = page.getByRole('link', { name: 'Siaga Ciliwung' })
  const prefetched = page.waitForResponse(/slug\/siaga-ciliwung/)
  await link.hover()
  await (await prefetched).finished()
  await link.click()
  await expect(page.getByText('Technologies Used')).toBeVisible()
  await expect.poll(() => page.evaluate(transitions)).toMatch(/proyek-\d+/)
})

test('animates a project’s cloth from the edge of its card to the head of its page, and back', async ({
  page,
}) => {
  await page.addInitScript(recordTransitions)
  await page.goto('/projects')
  await page.getByRole('link', { name: 'Siaga Ciliwung' }).click()
  await expect(page.getByText('Technologies Used')).toBeVisible()
  await expect.poll(() => page.evaluate(transitions)).toMatch(/kain-\d+/)
  await page.evaluate('window.transitions.length = 0')
  await page.getByRole('link', { name: 'Back to Projects' }).click()
  await expect(page.getByRole('heading', { name: 'Portfolio & Proyek' })).toBeVisible()
  await expect.poll(() => page.evaluate(transitions)).toMatch(/kain-\d+/)
})

test('animates the picture before the project has loaded', async ({ page }) => {
  await page.addInitScript(recordTransitions)
  await page.route(/slug\/siaga-ciliwung/, () => undefined)
  await page.goto('/')
  await page.getByRole('link', { name: 'Siaga Ciliwung' }).click()
  await expect(page.getByText('Loading project details...')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Siaga Ciliwung' })).toBeVisible()
  await expect.poll(() => page.evaluate(transitions)).toMatch(/proyek-\d+/)
})

test('animates a post’s cover from its card to its page, and back', async ({ page }) => {
  // The card and the cover are on the first screen: only what is visible is animated.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.addInitScript(recordTransitions)
  await page.goto('/blog')
  const title = 'Satu transaksi, satu kali: sinkronisasi yang aman diulang'
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect.poll(() => page.evaluate(transitions)).toMatch(/artikel-\d+/)
  await page.evaluate('window.transitions.length = 0')
  await page.getByRole('main').getByRole('link', { name: 'Artikel', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Blog & Artikel' })).toBeVisible()
  await expect.poll(() => page.evaluate(transitions)).toMatch(/artikel-\d+/)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing is animated', async ({ page }) => {
    await page.addInitScript(recordTransitions)
    for (const path of ['/projects', '/testimonials', '/blog']) {
      await page.goto(path)
      const longest = await page.evaluate(() =>
        Math.max(
          0,
          ...document
            .getAnimations()
            .map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0)),
        ),
      )
      expect(longest).toBeLessThan(1)
    }
    await page.goto('/projects')
    await page.getByRole('link', { name: 'Siaga Ciliwung' }).click()
    await expect(page.getByText('Technologies Used')).toBeVisible()
    expect(await page.evaluate(transitions)).toBe('')
  })
})

test('shows the current page and a progress bar until the next page has loaded', async ({
  page,
}) => {
  const releaseCode = await holdRequests(page, /BlogPage/)
  await page.goto('/')
  await page.getByRole('navigation').getByRole('link', { name: 'Artikel' }).first().click()
  await expect(page.getByRole('progressbar', { name: 'Memuat halaman' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: /Halo, Saya/ })).toBeVisible()
  releaseCode()
  await expect(page.getByRole('heading', { level: 1, name: 'Blog & Artikel' })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Memuat halaman' })).toBeHidden()
})

test('announces the title of the next page', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation').getByRole('link', { name: 'Artikel' }).first().click()
  await expect(page.locator('[aria-live="polite"]').first()).toHaveText('Artikel - Raka Contoh')
})

test('animates no picture between two lists', async ({ page }) => {
  await page.addInitScript(recordTransitions)
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Lihat Proyek Saya' }).click()
  await expect(page.getByRole('heading', { name: 'Portfolio & Proyek' })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await page.evaluate(transitions)).toBe('')
})

test('animates the picture back to its card', async ({ page }) => {
  await page.addInitScript(recordTransitions)
  await page.goto('/projects')
  await page.getByRole('link', { name: 'Siaga Ciliwung' }).click()
  await expect(page.getByText('Technologies Used')).toBeVisible()
  await expect.poll(() => page.evaluate(transitions)).toMatch(/proyek-\d+/)
  await page.evaluate('window.transitions.length = 0')
  // Not with `page.goBack`: browsers do not animate it.
  await page.getByRole('link', { name: 'Back to Projects' }).click()
  await expect(page.getByRole('heading', { name: 'Portfolio & Proyek' })).toBeVisible()
  await expect.poll(() => page.evaluate(transitions)).toMatch(/proyek-\d+/)
})
