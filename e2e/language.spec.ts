import type { Page } from '@playwright/test'
import { expect, test } from './test'

// Some of the pages respond with 404, and some requests fail on purpose.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /404|500|\[api\]/ })

/** The texts of the interface that are English; all others are Indonesian. */
const englishTexts = {
  pages: [
    'Back to Projects',
    'Clean Code',
    'Contact',
    'Continuous Learning',
    'Fast Performance',
    'Featured',
    'Go Home',
    'Home',
    'Live Demo',
    'Modern Development',
    'Page Not Found',
    'Project Links',
    'Project Not Found',
    'Projects',
    'Quick Links',
    'Responsive Design',
    "Sorry, the page you are looking for doesn't exist or has been moved. Let's get you back on track!",
    'Source Code',
    'Subscribe',
    'Technologies Used',
    'User First',
    'Video Demo',
    'View All Projects',
    "You've reached the end of the projects list",
  ],
  loading: [
    'Loading categories...',
    'Loading more projects...',
    'Loading project details...',
    'Loading...',
  ],
  failures: [
    'Back to Projects',
    'Contact',
    'Error',
    'Failed to load data: Failed to fetch profile',
    'Failed to load project details',
    'Failed to load projects. Please try again.',
    'Oops! Something went wrong',
    'Quick Links',
    'Something went wrong',
    'Try Again',
    'Unable to Load Data',
  ],
}

/** Runs in the page: all texts with a letter, and whether they are marked as English. */
function readTexts(): { text: string; isMarked: boolean }[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: { text: string; isMarked: boolean }[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement as Element
    const text = (node.textContent ?? '').trim()
    if (!/\p{L}/u.test(text) || element.closest('script, style, noscript')) continue
    texts.push({ text, isMarked: element.closest<HTMLElement>('[lang]')?.lang === 'en' })
  }
  return texts
}

/** Expects that exactly the English texts are marked, and that each of them occurs on a page. */
async function expectMarkedTexts(
  page: Page,
  english: readonly string[],
  visit: (check: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const found = new Set<string>()
  await visit(async () => {
    const texts = await page.evaluate(readTexts)
    const wrong = texts.filter(({ text, isMarked }) => english.includes(text) !== isMarked)
    expect([page.url(), wrong]).toEqual([page.url(), []])
    for (const { text, isMarked } of texts) if (isMarked) found.add(text)
  })
  expect([...found].sort()).toEqual([...new Set(english)].sort())
}

test('English texts of all pages are marked as English', async ({ page }) => {
  await page.route('**/api/**/slug/siaga-ciliwung', async (route) => {
    const response = await route.fetch()
    const json = (await response.json()) as { data: { project: object } }
    Object.assign(json.data.project, { link_youtube: 'https://youtu.be/a' })
    await route.fulfill({ response, json })
  })
  await expectMarkedTexts(page, englishTexts.pages, async (check) => {
    for (const path of ['/', '/about', '/skills', '/testimonials', '/blog', '/contact']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await check()
    }
    await page.goto('/projects')
    await expect(async () => {
      await page.getByRole('article').last().scrollIntoViewIfNeeded()
      await expect(page.getByText("You've reached the end")).toBeVisible({ timeout: 500 })
    }).toPass()
    await check()
    await page.getByRole('link', { name: 'Siaga Ciliwung' }).click()
    await expect(page.getByRole('link', { name: 'Video Demo' })).toBeVisible()
    await check()
    for (const path of ['/testimonials/1', '/tidak-ada', '/projects/tidak-ada']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await check()
    }
  })
})

test.describe('without server rendering', () => {
  test.use({ clientOnly: true })

  test('English loading texts are marked as English', async ({ page }) => {
    await page.route('**/api/**', () => undefined)
    const english = [...englishTexts.loading, 'Contact', 'Quick Links']
    await expectMarkedTexts(page, english, async (check) => {
      for (const [path, text] of [
        ['/', 'Loading...'],
        ['/about', 'Loading...'],
        ['/projects', 'Loading more projects...'],
        ['/projects/siaga-ciliwung', 'Loading project details...'],
        ['/testimonials', 'Memuat testimoni...'],
      ] as const) {
        await page.goto(path, { waitUntil: 'load' })
        await expect(page.getByRole('main').getByText(text)).toBeAttached()
        await check()
      }
    })
  })

  test('English error messages are marked as English', async ({ page }) => {
    await page.clock.install()
    await page.route('**/api/**', (route) => route.fulfill({ json: { status: 'error' } }))
    // Without the project that is asked for; an error would be shown as a missing project.
    await page.route('**/slug/**', (route) =>
      route.fulfill({ json: { status: 'success', data: {} } }),
    )
    await expectMarkedTexts(page, englishTexts.failures, async (check) => {
      for (const path of ['/', '/about', '/projects', '/projects/siaga-ciliwung', '/skills']) {
        await page.goto(path)
        await expect(async () => {
          await page.clock.runFor(1000)
          await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible({
            timeout: 50,
          })
        }).toPass({ intervals: [20] })
        await check()
      }
    })
  })
})
