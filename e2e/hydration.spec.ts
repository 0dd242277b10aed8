import type { Page } from '@playwright/test'
import { expectedPages } from './expectedPages'
import { holdRequests } from './holdRequests'
import { expect, test } from './test'

interface LayoutShiftEntry extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

interface Recording {
  layoutShift: number
  heading: Element | null
  pictures: Element[]
}

declare global {
  interface Window {
    recording: Recording
  }
}

/** Runs in the page: records layout shifts, and the elements before hydration. */
function recordPage(): void {
  const recording: Recording = { layoutShift: 0, heading: null, pictures: [] }
  window.recording = recording
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as LayoutShiftEntry
      if (!hadRecentInput) recording.layoutShift += value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  document.addEventListener('DOMContentLoaded', () => {
    recording.heading = document.querySelector('h1')
    recording.pictures = [...document.images]
  })
}

/** Records the URLs of a page's API requests. */
function recordApiRequests(page: Page): string[] {
  const urls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) urls.push(request.url())
  })
  return urls
}

const paths = [...expectedPages.map(({ path }) => path), '/about/']

// The pages share the control that depends on the theme.
for (const [colorScheme, hydrated] of [
  ['light', paths],
  ['dark', ['/']],
] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, viewport: { width: 390, height: 844 } })

    for (const path of hydrated) {
      test(`hydrates ${path} without API requests, layout shifts or new elements`, async ({
        page,
      }) => {
        await page.addInitScript(recordPage)
        const apiRequests = recordApiRequests(page)
        await page.goto(path, { waitUntil: 'networkidle' })
        // The attribute is set after hydration.
        const toggle = page.getByRole('button', { name: /tema/ })
        await expect(toggle).toHaveAttribute('data-theme', colorScheme)
        await page.getByRole('button', { name: 'Buka menu' }).click()
        await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
        const result = await page.evaluate(() => {
          const { layoutShift, heading, pictures } = window.recording
          return {
            // Rounded: the font may shift words within a line slightly.
            layoutShift: Math.round(layoutShift * 100) / 100,
            sameHeading: heading === document.querySelector('h1'),
            samePictures: pictures.every((picture) => picture.isConnected),
          }
        })
        expect(result).toEqual({ layoutShift: 0, sameHeading: true, samePictures: true })
        expect(apiRequests).toEqual([])
      })
    }
  })
}

test('a page number beyond the end is replaced by the last page', async ({ page }) => {
  await page.goto('/projects?page=999999')
  await expect(page.getByRole('article')).toHaveCount(14)
  await expect(page).toHaveURL('/projects?page=3')
})

test('the URL contains the page number, and a reload restores list and position', async ({
  page,
}) => {
  await page.goto('/projects')
  await page.getByRole('heading', { name: 'Harga Panen' }).scrollIntoViewIfNeeded()
  await expect(page).toHaveURL(/\?page=[23]$/)
  await page.getByRole('heading', { name: 'Rantai Rilis' }).scrollIntoViewIfNeeded()
  await expect(page.getByText("You've reached the end of the projects list")).toBeVisible()
  await page.getByRole('heading', { name: 'Koperasi Guyub' }).scrollIntoViewIfNeeded()
  const position = await page.evaluate(() => window.scrollY)
  expect(position).toBeGreaterThan(300)

  const apiRequests = recordApiRequests(page)
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(14)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(position)
  expect(apiRequests).toEqual([])

  await page.goto('about:blank')
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(14)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(position)
})

test.describe('offline', () => {
  // Pictures are not prefetched.
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ })

  test('shows the page of a link that was hovered before', async ({ page, context }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    const link = page.getByRole('navigation', { name: 'Navigasi utama' }).getByRole('link', {
      name: 'Testimoni',
    })
    const prefetched = page.waitForResponse(/\/api\/testimonials\?/)
    await link.hover()
    await (await prefetched).finished()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Testimoni Klien' })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(9)
    await context.setOffline(false)
  })
})

test('form fields that were filled before hydration keep their values', async ({ page }) => {
  const releaseCode = await holdRequests(page, '**/assets/*.js')
  await page.goto('/contact', { waitUntil: 'commit' })
  await page.getByLabel('Nama').fill('Budi')
  await page.getByLabel('Pesan').fill('Halo')
  releaseCode()
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Subjek').fill('Proyek')
  await expect(page.getByLabel('Nama')).toHaveValue('Budi')
  await expect(page.getByLabel('Pesan')).toHaveValue('Halo')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the home page loads with at most twelve requests', async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith('http')) requests.push(request.url())
    })
    await page.goto('/')
    await expect(page.getByRole('button', { name: /tema/ })).toHaveAttribute('data-theme', 'light')
    expect(requests.length).toBeLessThanOrEqual(12)
  })
})
