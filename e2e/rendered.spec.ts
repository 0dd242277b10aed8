import type { Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { expect, test } from './test'

/** Address, title, heading, and something of the content, of every route. */
const pages = [
  ['/', 'Beranda - Raka Contoh', 'Halo, Saya', 'Warung Pintar Catat'],
  ['/about', 'Tentang Saya - Raka Contoh', 'Tentang Saya', 'Pengalaman Kerja'],
  ['/skills', 'Keahlian - Raka Contoh', 'Keahlian', 'semua 26 keahlian'],
  ['/projects', 'Proyek - Raka Contoh', 'Portfolio', 'Siaga Ciliwung'],
  ['/projects/siaga-ciliwung', 'Siaga Ciliwung - Raka Contoh', 'Siaga Ciliwung', 'Live Demo'],
  ['/testimonials', 'Testimoni - Raka Contoh', 'Testimoni Klien', 'Bagus Prakoso'],
  ['/testimonials/1', 'Testimoni Sinta Wulandari - Raka Contoh', 'Sinta Wulandari', 'Rating'],
  ['/blog', 'Artikel - Raka Contoh', 'Blog', 'Baca Selengkapnya'],
  ['/contact', 'Kontak - Raka Contoh', 'Hubungi Saya', 'Kirim Pesan'],
] as const

/** The rules of the HTML standard, without those of style. */
const htmlStandard = new HtmlValidate({ extends: ['html-validate:standard'] })

for (const [path, title, heading, content] of pages) {
  test(`sends ${path} finished: head, heading and content`, async ({ request }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    const html = await response.text()
    expect(html.match(/<title>(.*?)<\/title>/g)).toEqual([`<title>${title}</title>`])
    expect(html).toContain(`<link rel="canonical" href="${path}"/>`)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html.split('<h1')[1]).toContain(heading.replace('&', '&amp;'))
    expect(html.replace(/<script type="application\/json"[\s\S]*/, '')).toContain(content)
    expect(html).not.toContain('Loading...')
    const { results } = await htmlStandard.validateString(html)
    expect(results.flatMap(({ messages }) => messages)).toEqual([])

    for (const property of ['og:title', 'og:description', 'og:type', 'og:image', 'og:locale']) {
      expect(html).toMatch(new RegExp(`<meta property="${property}" content="[^"]+"`))
    }
    expect(html).toMatch(/<meta name="twitter:card" content="summary_large_image"/)
    const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? []
    const preview = await request.get(picture)
    expect([picture, preview.status()]).toEqual([picture, 200])
    expect(preview.headers()['content-type']).toMatch(/^image\//)
    for (const [, data = ''] of html.matchAll(/application\/ld\+json">(.*?)<\/script>/g)) {
      expect(JSON.parse(data)).toMatchObject({ '@context': 'https://schema.org' })
    }
  })
}

test('describes the owner on home as a person', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const [, data = ''] = /application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(data)).toMatchObject({ '@type': 'Person', name: 'Raka Contoh' })
})

for (const [path, status] of [
  ['/tidak-ada', 404],
  ['/projects/tidak-ada', 404],
  ['/testimonials/999', 404],
  ['/testimonials/abc', 404],
  ['/about/', 200],
  ['/?utm_source=surat', 200],
] as const) {
  test(`answers ${path} with ${status}`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(status)
  })
}

interface Watched {
  shifts: number
  heading: Element | null
  pictures: Element[]
}

/** Notes what the browser makes of the page before the app has come. */
function watch(): void {
  const watched: Watched = { shifts: 0, heading: null, pictures: [] }
  Object.assign(window, { watched })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as unknown as Record<string, number>
      if (!hadRecentInput) watched.shifts += value ?? 0
    }
  }).observe({ type: 'layout-shift', buffered: true })
  document.addEventListener('DOMContentLoaded', () => {
    watched.heading = document.querySelector('h1')
    watched.pictures = [...document.images]
  })
}

/** Which of the calls that a page makes go to the API. */
function listenToCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url())
  })
  return calls
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, viewport: { width: 390, height: 844 } })

    for (const [path] of [...pages, ['/about/']] as const) {
      test(`takes ${path} over without a call, a shift or another element`, async ({ page }) => {
        await page.addInitScript(watch)
        const calls = listenToCalls(page)
        await page.goto(path, { waitUntil: 'networkidle' })
        // The app has taken over when it has told its button which theme it is.
        const toggle = page.getByRole('button', { name: /tema/ })
        await expect(toggle).toHaveAttribute('data-theme', colorScheme)
        await page.getByRole('button', { name: 'Buka menu' }).click()
        await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
        const outcome = await page.evaluate(() => {
          const { shifts, heading, pictures } = (window as unknown as { watched: Watched }).watched
          return {
            // A word may move by a hair within its line when the font comes.
            shifts: Math.round(shifts * 100) / 100,
            sameHeading: heading === document.querySelector('h1'),
            samePictures: pictures.every((picture) => picture.isConnected),
          }
        })
        expect(outcome).toEqual({ shifts: 0, sameHeading: true, samePictures: true })
        expect(calls).toEqual([])
      })
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  for (const [path, , heading, content] of pages) {
    test(`${path} reads well`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
      if (path !== '/contact') {
        await expect(page.getByText(content).filter({ visible: true }).first()).toBeVisible()
      }
      await expect(page.getByRole('navigation').getByRole('link', { name: 'Kontak' })).toBeVisible()
      // Nothing that only a script could work.
      await expect(page.getByRole('button', { name: /tema|menu/i })).toHaveCount(0)
      await expect(page.locator('[aria-pressed]').filter({ visible: true })).toHaveCount(0)
    })
  }

  test('leads further into the list by links', async ({ page }) => {
    await page.goto('/projects')
    await expect(page.getByRole('article')).toHaveCount(6)
    await page.getByRole('link', { name: 'Muat proyek berikutnya' }).click()
    await expect(page).toHaveURL('/projects?page=2#proyek-7')
    await expect(page.getByRole('article')).toHaveCount(12)
    await page.getByRole('link', { name: 'Muat proyek berikutnya' }).click()
    await expect(page.getByRole('article')).toHaveCount(14)
    await expect(page.getByText("You've reached the end of the projects list")).toBeVisible()
  })

  test('says on the contact page how to write all the same', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.locator('main noscript p')).toContainText('memerlukan JavaScript')
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
  })
})

test('ends on the address of the last page where the list is shorter', async ({ page }) => {
  await page.goto('/projects?page=999999')
  await expect(page.getByRole('article')).toHaveCount(14)
  await expect(page).toHaveURL('/projects?page=3')
})

test('keeps the address in step with the list, and comes back to the place', async ({ page }) => {
  await page.goto('/projects')
  await page.getByRole('heading', { name: 'Harga Panen' }).scrollIntoViewIfNeeded()
  await expect(page).toHaveURL(/\?page=[23]$/)
  await page.getByRole('heading', { name: 'Rantai Rilis' }).scrollIntoViewIfNeeded()
  await expect(page.getByText("You've reached the end of the projects list")).toBeVisible()
  await page.getByRole('heading', { name: 'Koperasi Guyub' }).scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(300)

  const calls = listenToCalls(page)
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(14)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
  expect(calls).toEqual([])

  await page.goto('about:blank')
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(14)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
})

test.describe('with the network gone', () => {
  // The pictures of the page are not fetched ahead.
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ })

  test('shows the page behind a link that was hovered over', async ({ page, context }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    const link = page.getByRole('navigation', { name: 'Navigasi utama' }).getByRole('link', {
      name: 'Testimoni',
    })
    const answered = page.waitForResponse(/\/api\/testimonials\?/)
    await link.hover()
    await (await answered).finished()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Testimoni Klien' })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(9)
    await context.setOffline(false)
  })
})

test('keeps what was typed before the app came', async ({ page }) => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/contact', { waitUntil: 'commit' })
  await page.getByLabel('Nama').fill('Budi')
  await page.getByLabel('Pesan').fill('Halo')
  release()
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Subjek').fill('Proyek')
  await expect(page.getByLabel('Nama')).toHaveValue('Budi')
  await expect(page.getByLabel('Pesan')).toHaveValue('Halo')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('home is finished after twelve requests', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith('http')) asked.push(request.url())
    })
    await page.goto('/')
    await expect(page.getByRole('button', { name: /tema/ })).toHaveAttribute('data-theme', 'light')
    expect(asked.length).toBeLessThanOrEqual(12)
  })
})
