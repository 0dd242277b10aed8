import paths from './pagePaths.json'
import { expect, test } from './test'

// One of the pages responds with 404.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /404 \(Not Found\)/ })

/** Runs in the page: pixels between the lowest content of the page and the footer. */
function gapAboveFooter(): number {
  const bottoms = [...document.querySelectorAll('main *')]
    .filter((element) => element.children.length === 0 || element.matches('a, button'))
    .filter(({ clientHeight }) => clientHeight > 0)
    .map((element) => {
      // The border of a card belongs to the content.
      const card = element.closest('section, article, main > div > div') ?? element
      const { borderBottomWidth } = getComputedStyle(card)
      return (borderBottomWidth === '0px' ? element : card).getBoundingClientRect().bottom
    })
  const footer = document.querySelector('footer') as HTMLElement
  return footer.getBoundingClientRect().top - Math.max(...bottoms)
}

for (const [width, limit] of [
  [390, 64],
  [1440, 96],
] as const) {
  test(`no page ends with an empty space above the footer, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of paths) {
      await page.goto(path)
      await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
      const isLong = await page.evaluate(
        () => (document.querySelector('main')?.clientHeight ?? 0) > innerHeight,
      )
      if (!isLong) continue
      const gap = await page.evaluate(gapAboveFooter)
      expect([path, gap > 0 && gap <= limit ? 'near' : gap]).toEqual([path, 'near'])
    }
  })
}

test('no post stands alone in its row', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/blog')
  const boxes = await page
    .getByRole('article')
    .evaluateAll((cards) =>
      cards.map((card) => card.getBoundingClientRect()).map(({ right }) => Math.round(right)),
    )
  expect(boxes.at(-1)).toBe(Math.max(...boxes))
})
