import paths from './pagePaths.json'
import { expect, test } from './test'

// Some of the pages respond with 404.
test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: /404 \(Not Found\)/,
})

/**
 * Runs in the page: the links, buttons and fields that are smaller than `size` pixels in one
 * direction. The target of a link with an overlay is the overlay.
 */
function findSmallTargets({ selector, size }: { selector: string; size: number }): string[] {
  const targets = [...document.querySelectorAll<HTMLElement>(selector)].filter((target) =>
    target.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }),
  )
  return targets
    .filter((target) => target.tabIndex >= 0 && !target.closest('[aria-hidden="true"]'))
    .map((target) => {
      const hasOverlay = getComputedStyle(target, '::after').position === 'absolute'
      const { width, height } = (
        (hasOverlay && target.offsetParent) ||
        target
      ).getBoundingClientRect()
      const name = target.ariaLabel ?? target.innerText
      return { name, width: Math.round(width * 10) / 10, height: Math.round(height * 10) / 10 }
    })
    .filter(({ width, height }) => width < size || height < size)
    .map(({ name, width, height }) => `${name}: ${width} × ${height}`)
}

const allTargets = 'a, button, input:not(:disabled), textarea, select, summary, [tabindex="0"]'
const showAll = '* { content-visibility: visible !important }'
const allPaths = [...paths, '/projects/tidak-ada', '/testimonials/999']

for (const path of allPaths) {
  test(`each target on ${path} is at least 24 px wide and high`, async ({ page }) => {
    await page.goto(path)
    await page.addStyleTag({ content: showAll })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Buka menu' }).click()
    expect(await page.evaluate(findSmallTargets, { selector: allTargets, size: 24 })).toEqual([])
  })
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true })

  for (const width of [390, 1180]) {
    test(`each navigation link is at least 44 px wide and high, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      for (const path of allPaths) {
        await page.goto(path)
        await page.addStyleTag({ content: showAll })
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const menuButton = page.getByRole('button', { name: 'Buka menu' })
        if (await menuButton.isVisible()) await menuButton.click()
        const selector = 'header a, header button, nav a, footer a'
        const found = await page.evaluate(findSmallTargets, { selector, size: 44 })
        expect([path, found]).toEqual([path, []])
      }
    })
  }
})
