import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
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
  siteUrl = await project.start()
})
test.afterAll(async () => {
  await project.remove()
  await mailServer.stop()
})

const inProject = (...names: string[]) => path.join(project.folder, ...names)

test('pages, pictures, API requests, links, the feed and the studio work under a base path', async ({
  page,
}) => {
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
  await expect(page.getByText('Technologies Used')).toBeVisible()
  const picture = page.getByRole('img', { name: /^Tampilan/ })
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByText('Technologies Used')).toBeVisible()

  await page.goto(`${siteUrl}/blog`)
  const address = await page.getByRole('link', { name: 'Umpan RSS' }).getAttribute('href')
  const feed = await page.request.get(new URL(address ?? '', siteUrl).href)
  expect([address, feed.status()]).toEqual(['/portofolio/feed.xml', 200])
  expect(feed.headers()['content-type']).toMatch(/^application\/atom\+xml/)

  await page.goto(`${siteUrl}/studio`)
  await expect(page.getByRole('heading', { level: 1, name: 'Masuk ke Studio' })).toBeVisible()
  expect(failed).toEqual([])
})

test.describe('a subscription', () => {
  /** The URL of the page that a link of a mail opens, on this machine. */
  const local = ({ pathname, search }: URL) => new URL(siteUrl).origin + pathname + search
  const lastLink = () => findLink(mailServer.mails.at(-1)!, 'confirm')

  const press = (page: Page, name: string) =>
    page.getByRole('main').getByRole('button', { name, exact: true }).click()

  async function expectPage(page: Page, title: string, step: string): Promise<void> {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(`/portofolio/subscription/${step}`)
  }

  test('a visitor subscribes, confirms and cancels', async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(`${siteUrl}/blog`, { waitUntil: 'networkidle' })
    const field = page.getByRole('textbox', { name: 'Email' })
    await field.fill('Budi@Example.com')
    await page.keyboard.press('Enter')
    const sent = 'Kami telah mengirim tautan konfirmasi. Buka email Anda untuk mulai berlangganan.'
    await expect(page.getByText(sent)).toBeFocused()
    await expect(field).toHaveValue('')

    const link = lastLink()
    const response = await page.goto(local(link), { waitUntil: 'networkidle' })
    expect(response?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    await expectPage(page, 'Konfirmasi Langganan', 'confirm')
    expect(await project.shell('npm run --silent subscribers')).toBe('There are no subscribers.\n')
    await press(page, 'Konfirmasi')
    await expectPage(page, 'Langganan Aktif', 'confirmed')
    expect(new URL(page.url()).search).toBe('')
    await page.goto(local(link))
    await press(page, 'Konfirmasi')
    await expectPage(page, 'Langganan Aktif', 'confirmed')

    await project.shell('npm run --silent subscribers -- export pelanggan.csv')
    const exported = readFileSync(inProject('pelanggan.csv'), 'utf8')
    expect(exported).toContain('budi@example.com')
    const [cancellation = ''] = /https:[^"]+/.exec(exported) ?? []
    await page.goto(local(new URL(cancellation)), { waitUntil: 'networkidle' })
    await expectPage(page, 'Berhenti Berlangganan', 'cancel')
    await press(page, 'Berhenti Berlangganan')
    await expectPage(page, 'Langganan Dihentikan', 'cancelled')
    await page.goto(local(link))
    await press(page, 'Konfirmasi')
    await expectPage(page, 'Tautan Tidak Berlaku', 'expired')
    expect(errors).toEqual([])
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('a visitor subscribes, confirms and cancels', async ({ page }) => {
      await page.goto(`${siteUrl}/blog`)
      await page.getByRole('textbox', { name: 'Email' }).fill('cici@example.com')
      await press(page, 'Subscribe')
      await expectPage(page, 'Periksa Email Anda', 'requested')
      const link = lastLink()
      await page.goto(local(link))
      await press(page, 'Konfirmasi')
      await expectPage(page, 'Langganan Aktif', 'confirmed')
      await page.goto(local(link).replace('/confirm?', '/cancel?'))
      await press(page, 'Berhenti Berlangganan')
      await expectPage(page, 'Langganan Dihentikan', 'cancelled')
    })
  })
})

test.describe('a picture that is added while the server runs', () => {
  const name = 'Büro im März.jpg'
  const encodedName = 'B%C3%BCro%20im%20M%C3%A4rz.jpg'
  // macOS stores umlauts decomposed.
  const file = () => inProject('public', 'pictures', 'kantor', name.normalize('NFD'))

  /** A photograph with its position, stored lying on its side. */
  async function takePhotograph(width: number): Promise<Buffer> {
    return sharp({ create: { width, height: 900, channels: 3, background: '#264' } })
      .withExif({ IFD3: { GPSLatitude: '6/1 12/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
  }

  test('is shown upright and without its position', async ({ page, request }) => {
    mkdirSync(path.dirname(file()))
    writeFileSync(file(), await takePhotograph(1600))
    const response = await request.put(`${siteUrl}/api/projects/2`, {
      headers: { authorization: `Bearer ${apiToken}` },
      data: { picture_url: `/pictures/kantor/${name}` },
    })
    expect(response.status()).toBe(200)

    await page.goto(`${siteUrl}/projects/siaga-ciliwung`)
    const image = page.locator('main picture img').first()
    await expect
      .poll(() => image.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc))
      .toMatch(new RegExp(`/sized/pictures/kantor/${encodedName}/\\d+\\.avif$`))
    const ratio = () =>
      image.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) =>
        naturalWidth > 0 ? naturalHeight / naturalWidth : 0,
      )
    await expect.poll(ratio).toBeGreaterThan(1)
    const preload = page.locator('link[rel="preload"][as="image"]')
    await expect(preload).toHaveAttribute('imagesrcset', new RegExp(`${encodedName}/400\\.avif`))
    const structuredData = await page.locator('script[type="application/ld+json"]').innerText()
    expect(structuredData).toContain(`/pictures/kantor/${encodedName}`)
    const derived = await request.get(`${siteUrl}/pictures/kantor/${encodedName}`)
    expect((await sharp(await derived.body()).metadata()).exif).toBeUndefined()
  })

  test('is in an export if it is used, and in dist/ after a build', async () => {
    writeFileSync(inProject('public', 'pictures', 'tidak-dipakai.jpg'), await takePhotograph(300))
    await project.shell('npm run --silent export -- site')
    const composed = name.normalize('NFC')
    const exists = (...names: string[]) => existsSync(inProject(...names))
    const readExif = async (...names: string[]) =>
      (await sharp(readFileSync(inProject(...names))).metadata()).exif
    expect(exists('site', 'sized', 'pictures', 'kantor', composed, '400.avif')).toBe(true)
    expect(await readExif('site', 'pictures', 'kantor', composed)).toBeUndefined()
    expect(exists('site', 'pictures', 'project-placeholder.svg')).toBe(true)
    expect(exists('site', 'pictures', 'tidak-dipakai.jpg')).toBe(false)
    expect(exists('site', 'sized', 'pictures', 'tidak-dipakai.jpg')).toBe(false)

    expect(exists('dist', 'pictures')).toBe(false)
    await project.shell('npm run --silent build')
    expect(await readExif('dist', 'pictures', 'tidak-dipakai.jpg')).toBeUndefined()
    expect(exists('dist', 'sized', 'pictures', 'profile.webp', '800.avif')).toBe(true)
  })
})
