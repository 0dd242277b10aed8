import { expect } from '@playwright/test'
import * as constants from '../../src/contract/constants'
import { readOverflow, resize, setTheme } from '../helpers/page'
import { test } from '../helpers/studio'
import { findViolations } from '../helpers/violations'

const pick = <Value>(values: readonly Value[], index: number) => values[index % values.length]

/** Each typeface and first screen; the contrast of every dye is tested where the palettes are. */
const combinations = ['/', '/about', '/projects'].map((path, index) => ({
  path,
  appearance: {
    dye: pick(constants.siteDyes, index * 3 + 1),
    cloth: pick(constants.siteCloths, index * 5 + 2),
    type: pick(constants.siteTypefaces, index),
    hero: pick(constants.heroes, index + 1),
    cloth_seed: index * 7919,
  },
}))
const defaults = { dye: null, cloth: null, type: null, hero: null, cloth_seed: null }

/** Runs in the page: the words of the name that are broken between two lines. */
function findBrokenWords(): string[] {
  const [text] = document.querySelector('h1 > :last-child')?.childNodes ?? []
  const words = [...(text?.textContent ?? '').matchAll(/\S+/g)]
  return words
    .filter(({ 0: word, index }) => {
      const range = document.createRange()
      range.setStart(text!, index)
      range.setEnd(text!, index + word.length)
      return range.getClientRects().length > 1
    })
    .map(([word]) => word)
}

test('no long name is broken, and no button out of view', async ({ page, studio: { server } }) => {
  const put = async (path: string, body: object) =>
    expect((await server.send('PUT', path, body)).status).toBe(200)
  // The first has the longest word, the second the most lines, above the buttons.
  for (const [full_name, sizes] of [
    ['Christopher Simanjuntak', { 320: 900, 1024: 768 }],
    ['Muhammad Rizky Ramadhan', { 1024: 768, 1280: 720 }],
  ] as const) {
    await put('/profiles/1', { full_name })
    for (const hero of constants.heroes) {
      await put('/appearance', { hero })
      await page.goto('/')
      for (const [width, height] of Object.entries(sizes)) {
        await resize(page, { width: Number(width), height })
        const place = [full_name, hero, width]
        expect([...place, await page.evaluate(findBrokenWords)]).toEqual([...place, []])
        if (hero !== 'cloth' && height < 900) {
          const button = page.getByRole('link', { name: 'Hubungi Saya' }).first()
          await expect(button).toBeInViewport({ ratio: 1 })
        }
      }
    }
  }
  await put('/profiles/1', { full_name: constants.sampleOwner })
  await put('/appearance', defaults)
})

test('pages are readable in the appearances of the owner', async ({ page, studio: { server } }) => {
  const setAppearance = async (appearance: object) =>
    expect((await server.send('PUT', '/appearance', appearance)).status).toBe(200)
  for (const { path, appearance } of combinations) {
    await setAppearance(appearance)
    await page.setViewportSize({ width: 390, height: 900 })
    await page.goto(path)
    for (const theme of ['light', 'dark'] as const) {
      if (theme === 'dark') await resize(page, { width: 1440, height: 900 })
      await setTheme(page, theme)
      const violations = await findViolations(page, { include: 'main', onlyColours: true })
      const found = [path, appearance, theme, violations, await readOverflow(page)]
      expect(found).toEqual([path, appearance, theme, [], 0])
    }
  }

  // Without a cloth, the first screen keeps no room for it.
  const readTop = async () => {
    await page.goto('/')
    return (await page.getByRole('heading', { level: 1 }).boundingBox())?.y ?? 0
  }
  await setAppearance({ ...defaults, hero: 'cloth', cloth: 'parang' })
  const topBelowCloth = await readTop()
  await setAppearance({ cloth: 'none' })
  expect(await readTop()).toBeLessThan(topBelowCloth - 100)
  await setAppearance(defaults)
})
