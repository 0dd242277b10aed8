import { expect, test } from '@playwright/test'
import { heroes, siteCloths, siteDyes, siteTypefaces } from '../../src/contract/constants'
import { Installation, type ServerProcess } from '../helpers/Installation'
import { readOverflow } from '../helpers/page'
import { findViolations } from '../helpers/violations'

let installation: Installation
let server: ServerProcess

test.beforeAll(async () => {
  installation = new Installation()
  server = await installation.startServer()
})
test.afterAll(() => installation.remove())

const paths = [
  // Two first screens besides that of the default.
  ...['/', '/', '/about', '/skills', '/projects', '/projects/siaga-ciliwung', '/testimonials'],
  ...['/blog', '/blog/sqlite-sudah-cukup', '/contact'],
]

const pick = <Value>(values: readonly Value[], index: number) => values[index % values.length]

/** Prime steps, so that each value occurs, in other company. */
const combinations = paths.map((path, index) => ({
  path,
  theme: pick(['light', 'dark'] as const, index),
  width: pick([390, 1440], Math.floor(index / 2)),
  appearance: {
    dye: pick(siteDyes, index * 3 + 1),
    cloth: pick(siteCloths, index * 5 + 2),
    type: pick(siteTypefaces, index),
    hero: pick(heroes, index + 1),
    cloth_seed: index * 7919,
  },
}))

for (const { path, theme, width = 390, appearance } of combinations) {
  const { dye, cloth, type } = appearance
  test(`${path} is accessible in ${dye}, ${cloth}, ${type}, ${theme}, ${width} px wide`, async ({
    page,
  }) => {
    expect((await server.send('PUT', '/appearance', appearance)).status).toBe(200)
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await page.goto(server.url + path)
    await expect(page.getByRole('button', { name: /tema/ })).toHaveAttribute('data-theme', /./)
    expect(await findViolations(page)).toEqual([])
    expect(await readOverflow(page)).toBe(0)
  })
}

test('without a cloth, the first screen keeps no room for it', async ({ page }) => {
  const setAppearance = (appearance: object) => server.send('PUT', '/appearance', appearance)
  const readTop = async () => {
    await page.goto(server.url)
    return (await page.getByRole('heading', { level: 1 }).boundingBox())?.y ?? 0
  }
  await setAppearance({ hero: 'cloth', cloth: 'parang' })
  const topBelowCloth = await readTop()
  await setAppearance({ cloth: 'none' })
  expect(await readTop()).toBeLessThan(topBelowCloth - 100)
})
