import paths from './everyPage.json'
import { expect, test } from './test'

// One of the pages does not exist.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /404 \(Not Found\)/ })

const nameOf = (path: string) => path.slice(1).replaceAll('/', '-') || 'home'

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 768, 1440]) {
    test.describe(`in the ${colorScheme} theme, ${width} px wide`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } })

      for (const path of paths) {
        test(`${path} looks as it should`, async ({ page }) => {
          await page.goto(path)
          await page.evaluate(async () => {
            // What waits to be scrolled to is part of the picture, too.
            const style = document.createElement('style')
            style.textContent = '* { content-visibility: visible !important }'
            document.head.append(style)
            const pictures = [...document.images]
            for (const picture of pictures) picture.loading = 'eager'
            await Promise.all([
              document.fonts.ready,
              ...pictures.map((picture) => picture.decode()),
            ])
          })
          await expect(page).toHaveScreenshot(`${nameOf(path)}-${width}-${colorScheme}.png`, {
            fullPage: true,
            // The year passes.
            mask: [page.getByText('Hak cipta dilindungi')],
            maxDiffPixelRatio: 0.001,
          })
        })
      }
    })
  }
}
