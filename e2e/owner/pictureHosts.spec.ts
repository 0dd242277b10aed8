import path from 'node:path'
import { expect, test } from '@playwright/test'
import { Installation, type ServerProcess } from '../helpers/Installation'

const picture = path.resolve(__dirname, '../../public/pictures/projects/antre-puskesmas-1.webp')

/** Titles of projects by the host of their picture. */
const titles = { 'gambar.example': 'Gambar sendiri', 'pihak-ketiga.example': 'Gambar orang lain' }

let installation: Installation
let server: ServerProcess

test.beforeAll(async () => {
  installation = new Installation(undefined, { PICTURE_HOSTS: 'gambar.example' })
  server = await installation.startServer()
  for (const [host, title] of Object.entries(titles)) {
    const project = { title, slug: host.split('.')[0], picture_url: `https://${host}/a.webp` }
    const story = `Lihat ![peta ${title}](https://${host}/b.webp) ini.`
    const { status } = await server.send('POST', '/projects', { ...project, story })
    expect(status).toBe(201)
  }
})
test.afterAll(() => installation.remove())

test('requests pictures only from the site and the hosts that the owner has named', async ({
  page,
}) => {
  const requested = new Set<string>()
  await page.route(/^https:/, (route) => {
    requested.add(new URL(route.request().url()).host)
    return route.fulfill({ path: picture })
  })
  for (const isServerRendered of [true, false]) {
    await page.goto(`${server.url}${isServerRendered ? '/projects' : '/about'}`)
    if (!isServerRendered) {
      const navigation = page.getByRole('navigation', { name: 'Navigasi utama' })
      await navigation.getByRole('link', { name: 'Proyek' }).click()
    }
    const card = (title: string) => page.getByRole('article').filter({ hasText: title })
    const image = card('Gambar sendiri').locator('img')
    const width = () => image.evaluate((one: HTMLImageElement) => one.naturalWidth)
    await expect.poll(width).toBeGreaterThan(0)
    // The project's cloth.
    await expect(card('Gambar orang lain').locator('img')).toHaveCount(0)
  }
  await page.goto(`${server.url}/projects/pihak-ketiga`)
  await expect(page.getByText('Lihat peta Gambar orang lain ini.')).toBeVisible()
  expect([...requested]).toEqual(['gambar.example'])
})
