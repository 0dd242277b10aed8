import type { Page } from '@playwright/test'
import { findCovered } from './coveredFocus'
import paths from './pagePaths.json'
import { startStudio } from './startStudio'
import { expect, test } from './test'

// One of the pages responds with 404.
test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: /404 \(Not Found\)/,
})

/** The spacing of text that a visitor may set (WCAG 1.4.12). */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`

/** Runs in the page: texts that their boxes cut off. Excerpts are truncated on purpose. */
function findCutTexts(): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => {
      const { overflow, webkitLineClamp, clipPath } = getComputedStyle(element)
      const isCut =
        element.scrollHeight > element.clientHeight + 1 ||
        element.scrollWidth > element.clientWidth + 1
      return (
        /hidden|clip/.test(overflow) && isCut && webkitLineClamp === 'none' && clipPath === 'none'
      )
    })
    .map((element) => `${element.localName}: ${element.innerText.slice(0, 40)}`)
    .filter((text) => !text.endsWith(': '))
}

const readOverflow = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth

/** Runs in the page: what plays or moves without being started. */
function findMedia(): string[] {
  const media = [...document.querySelectorAll('audio, video, marquee, blink, [autoplay]')]
  const animations = document
    .getAnimations()
    .filter(({ effect }) => !Number.isFinite(effect?.getComputedTiming().endTime))
    .map(({ effect }) => (effect as KeyframeEffect).target)
  return [...media, ...animations].map((element) => element?.outerHTML.slice(0, 80) ?? '')
}

/** Runs in the page: what a key could change. */
const readState = () => [
  location.pathname,
  document.documentElement.className,
  document.activeElement?.localName,
  document.querySelectorAll('dialog[open], [aria-expanded="true"]').length,
]

/** The names of the links in the header, the footer, and the ways to get help among them. */
async function readRepeatedLinks(page: Page): Promise<string[]> {
  const landmarks = ['banner', 'contentinfo'] as const
  const links = landmarks.map((role) => page.getByRole(role).getByRole('link').allTextContents())
  return (await Promise.all(links)).flat()
}

test('pages keep their texts with more spacing, in both orientations, and start no media', async ({
  page,
}) => {
  for (const path of paths) {
    await page.goto(path)
    expect([path, await page.evaluate(findMedia)]).toEqual([path, []])
    const cut = await page.evaluate(findCutTexts)
    await page.addStyleTag({ content: textSpacing })
    expect([path, await page.evaluate(findCutTexts)]).toEqual([path, cut])
    for (const [width, height] of [
      [320, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height })
      expect([path, width, await page.evaluate(readOverflow)]).toEqual([path, width, 0])
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  }
})

test('navigation and contact are at the same place on every page, and letters are no shortcuts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const expected = await readRepeatedLinks(page)
  expect(expected.slice(-2)).toEqual(['+62 812-0000-0000', 'Hubungi Saya'])
  for (const path of paths) {
    await page.goto(path)
    expect([path, await readRepeatedLinks(page)]).toEqual([path, expected])
    const before = await page.evaluate(readState)
    await page.keyboard.type('abcdefghijklmnopqrstuvwxyz0123456789/?.')
    expect(await page.evaluate(readState)).toEqual(before)
  }
})

test('a press that ends elsewhere does nothing', async ({ page }) => {
  await page.goto('/')
  const html = page.locator('html')
  for (const target of [
    page.getByRole('button', { name: 'Ganti ke tema gelap' }),
    page.getByRole('button', { name: 'Buka menu' }),
    page.getByRole('link', { name: 'Lihat Proyek Saya' }),
  ]) {
    await target.hover()
    await page.mouse.down()
    await page.mouse.move(190, 700)
    await page.mouse.up()
  }
  await expect(html).not.toHaveClass('dark')
  await expect(page.getByRole('button', { name: 'Buka menu' })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
  await expect(page).toHaveURL('/')
})

test('fields about the visitor tell the browser what they are for', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.getByLabel('Nama')).toHaveAttribute('autocomplete', 'name')
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'email')
  await page.goto('/blog')
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'email')
})

test('the header covers no element that gets the focus backwards', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  for (const path of ['/', '/blog/satu-transaksi-satu-kali']) {
    await page.goto(path)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.getByRole('contentinfo').getByRole('link').last().focus()
    expect([path, await findCovered(page, 'Shift+Tab')]).toEqual([path, []])
    await expect(page).toHaveURL(path)
  }
})

test.describe('in the studio', () => {
  startStudio()
  test.use({
    viewport: { width: 360, height: 640 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })

  test('the bars cover no field that gets the focus', async ({ page }) => {
    await page.goto('/studio/proyek/2')
    await expect(page.getByRole('button', { name: 'Simpan', exact: true })).toBeVisible()
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      expect([key, await findCovered(page, key)]).toEqual([key, []])
    }
  })

  test('fields about the owner tell the browser what they are for', async ({ page }) => {
    await page.goto('/studio/profil')
    for (const [name, token] of [
      ['Nama lengkap', 'name'],
      ['Jabatan', 'organization-title'],
      ['Email', 'email'],
      ['Telepon', 'tel'],
    ] as const) {
      const field = page.getByRole('textbox', { name: new RegExp(`^${name}`) })
      await expect(field).toHaveAttribute('autocomplete', token)
    }
    await page.context().clearCookies()
    await page.goto('/studio/')
    await page.getByText('Pakai kata sandi').click()
    const password = page.getByLabel('Kata sandi', { exact: true })
    await expect(password).toHaveAttribute('autocomplete', 'current-password')
    await page.evaluate(() => navigator.clipboard.writeText('kuda hijau membaca peta'))
    await password.press('ControlOrMeta+V')
    await expect(password).toHaveValue('kuda hijau membaca peta')
  })
})
