import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { findLink, startMailServer } from '../../server/testing/mailServer'
import { apiToken } from '../helpers/Installation'
import { ProjectCopy } from '../helpers/ProjectCopy'
import paths from '../pagePaths.json'

// One site, which is built once: below a path, with mails, and with an owner who adds pictures.
test.describe.configure({ mode: 'serial', timeout: 300_000 })

let project: ProjectCopy
let mailServer: Awaited<ReturnType<typeof startMailServer>>
let siteUrl: string

test.beforeAll(async () => {
  mailServer = await startMailServer()
  project = new ProjectCopy(
    {
      API_TOKEN: apiToken,
      PUBLIC_URL: 'https://raka.example/portofolio',
      BASE_PATH: '/portofolio/',
      CONTACT_SMTP_URL: mailServer.url,
      CONTACT_TO: 'raka@raka.example',
    },
    { isBuilt: false },
  )
  siteUrl = (await project.startSite('scripts/start.mjs')).url
})
test.afterAll(async () => {
  await project.remove()
  await mailServer.stop()
})

test('pages, pictures, links, the feed and the studio work under a base path', async ({ page }) => {
  expect(siteUrl).toMatch(/\/portofolio$/)
  const failed: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(response.url())
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(`${siteUrl}/`)) failed.push(request.url())
  })
  page.on('pageerror', (error) => failed.push(error.message))
  for (const path of paths.filter((path) => path !== '/tidak-ada')) {
    await page.goto(siteUrl + path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  const navigation = page.getByRole('navigation', { name: 'Navigasi utama' })
  await navigation.getByRole('link', { name: 'Proyek' }).click()
  await expect(page).toHaveURL(/\/portofolio\/projects(\?page=\d)?$/)
  await page.getByRole('button', { name: 'Mobile Development' }).click()
  const texts = () => page.getByRole('article').allInnerTexts()
  await expect
    .poll(async () => (await texts()).every((text) => text.includes('Mobile Development')))
    .toBe(true)
  await expect(page.getByRole('article')).not.toHaveCount(0)
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Technologies Used' })).toBeVisible()
  const picture = page.getByRole('img', { name: /^Tampilan/ })
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: 'Technologies Used' })).toBeVisible()

  await page.goto(`${siteUrl}/blog`)
  const address = await page.getByRole('link', { name: 'Umpan RSS' }).getAttribute('href')
  const feed = await page.request.get(new URL(address ?? '', siteUrl).href)
  expect([address, feed.status()]).toEqual(['/portofolio/feed.xml', 200])
  expect(feed.headers()['content-type']).toMatch(/^application\/atom\+xml/)

  await page.goto(`${siteUrl}/studio`)
  await expect(page.getByRole('heading', { level: 1, name: 'Masuk ke Studio' })).toBeVisible()
  expect(failed).toEqual([])
})

// With JavaScript: src/pages/SubscriptionPage/subscriptions.test.tsx.
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor subscribes, confirms and cancels', async ({ page }) => {
    const pressAndExpect = async (name: string, title: string, step: string) => {
      await page.getByRole('main').getByRole('button', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      expect(new URL(page.url()).pathname).toBe(`/portofolio/subscription/${step}`)
    }
    await page.goto(`${siteUrl}/blog`)
    await page.getByRole('textbox', { name: 'Email' }).fill('cici@example.com')
    await pressAndExpect('Subscribe', 'Periksa Email Anda', 'requested')
    const { pathname, search } = findLink(mailServer.mails.at(-1)!, 'confirm')
    const link = new URL(siteUrl).origin + pathname + search
    const response = await page.goto(link)
    expect(response?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    await pressAndExpect('Konfirmasi', 'Langganan Aktif', 'confirmed')
    await project.shell('npm run --silent subscribers -- export pelanggan.csv')
    const exported = readFileSync(path.join(project.folder, 'pelanggan.csv'), 'utf8')
    expect(exported).toContain('cici@example.com')
    const [cancellation = ''] = /https:[^"]+/.exec(exported) ?? []
    const cancel = new URL(cancellation)
    await page.goto(new URL(siteUrl).origin + cancel.pathname + cancel.search)
    await pressAndExpect('Berhenti Berlangganan', 'Langganan Dihentikan', 'cancelled')
  })
})

test('an added picture is shown, exported if used, and then in dist/', async ({
  page,
  request,
}) => {
  const name = 'Büro im März.jpg'
  const create = { width: 1600, height: 900, channels: 3, background: '#264' } as const
  const picture = await sharp({ create }).jpeg().toBuffer()
  // macOS stores umlauts decomposed.
  project.write(`public/pictures/kantor/${name.normalize('NFD')}`, picture)
  project.write('public/pictures/tidak-dipakai.jpg', picture)
  const response = await request.put(`${siteUrl}/api/projects/2`, {
    headers: { authorization: `Bearer ${apiToken}` },
    data: { picture_url: `/pictures/kantor/${name}` },
  })
  expect(response.status()).toBe(200)
  await page.goto(`${siteUrl}/projects/siaga-ciliwung`)
  const image = page.locator('main picture img').first()
  await expect
    .poll(() => image.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc))
    .toMatch(/\/sized\/pictures\/kantor\/B%C3%BCro%20im%20M%C3%A4rz\.jpg\/\d+\.avif$/)

  await project.shell('npm run --silent export -- site')
  const exists = (name: string) => existsSync(path.join(project.folder, name))
  expect(exists(`site/sized/pictures/kantor/${name.normalize('NFC')}/400.avif`)).toBe(true)
  expect(exists('site/pictures/tidak-dipakai.jpg')).toBe(false)
  await project.shell('npm run --silent build')
  expect(exists('dist/pictures/tidak-dipakai.jpg')).toBe(true)
  expect(exists('dist/sized/pictures/profile.webp/800.avif')).toBe(true)
})
