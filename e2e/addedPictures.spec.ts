import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { ProjectCopy } from './projectCopy'
import { apiToken } from './serverProcess'
import { expect, test } from './test'

const name = 'Büro im März.jpg'
const encodedName = 'B%C3%BCro%20im%20M%C3%A4rz.jpg'

// Builds the site.
test.describe.configure({ mode: 'serial', timeout: 180_000 })

let project: ProjectCopy
let siteUrl: string
let slug: string

test.use({
  // Playwright reads the fixture's dependencies from this pattern.
  // eslint-disable-next-line no-empty-pattern
  baseURL: async ({}, provide) => provide(siteUrl),
})

test.beforeAll(async () => {
  project = new ProjectCopy({ API_TOKEN: apiToken }, { isBuilt: false })
  siteUrl = await project.start()
})
test.afterAll(() => project.remove())

const inProject = (...names: string[]) => path.join(project.folder, ...names)

/** A photograph with its position, stored lying on its side. */
async function takePhotograph(width: number): Promise<Buffer> {
  return sharp({ create: { width, height: 900, channels: 3, background: '#264' } })
    .withExif({ IFD3: { GPSLatitude: '6/1 12/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

test('shows a picture that is added while the server runs', async ({ page, request }) => {
  const { data } = (await (await request.get(`${siteUrl}/api/projects?limit=1`)).json()) as {
    data: { projects: { id: number; slug: string }[] }
  }
  const [first] = data.projects
  slug = first?.slug ?? ''
  // macOS stores umlauts decomposed.
  mkdirSync(inProject('public', 'pictures', 'kantor'))
  writeFileSync(
    inProject('public', 'pictures', 'kantor', name.normalize('NFD')),
    await takePhotograph(1600),
  )
  const response = await request.put(`${siteUrl}/api/projects/${first?.id}`, {
    headers: { authorization: `Bearer ${apiToken}` },
    data: { picture_url: `/pictures/kantor/${name}` },
  })
  expect(response.status()).toBe(200)

  await page.goto(`${siteUrl}/projects/${slug}`)
  const image = page.locator('main picture img').first()
  await expect
    .poll(() => image.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc))
    .toMatch(new RegExp(`/sized/pictures/kantor/${encodedName}/\\d+\\.avif$`))
  const size = () =>
    image.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) =>
      naturalWidth > 0 ? naturalHeight / naturalWidth : 0,
    )
  await expect.poll(size).toBeGreaterThan(1)
  const preload = page.locator('link[rel="preload"][as="image"]')
  await expect(preload).toHaveAttribute('imagesrcset', new RegExp(`${encodedName}/400\\.avif 400w`))
  const structuredData = await page.locator('script[type="application/ld+json"]').innerText()
  expect(structuredData).toContain(`/pictures/kantor/${encodedName}`)
  const derived = await request.get(`${siteUrl}/pictures/kantor/${encodedName}`)
  expect((await sharp(await derived.body()).metadata()).exif).toBeUndefined()
})

test('shows the colours of an added picture, and a picture that replaces it', async ({
  request,
}) => {
  const readColours = async () => {
    const page = await (await request.get(`${siteUrl}/projects/${slug}`)).text()
    return /linear-gradient\(#\w{6}, ?#\w{6}\)/.test(page)
  }
  await expect.poll(readColours).toBe(true)
  const file = inProject('public', 'pictures', 'kantor', name.normalize('NFD'))
  writeFileSync(file, await takePhotograph(300))
  const sized = await request.get(`${siteUrl}/sized/pictures/kantor/${encodedName}/1200.webp`)
  expect((await sharp(await sized.body()).metadata()).height).toBe(300)
})

test('an export contains the derived pictures that are in use', async () => {
  writeFileSync(inProject('public', 'pictures', 'tidak-dipakai.jpg'), await takePhotograph(300))
  await project.shell('npm run --silent export -- site')
  const exported = (...names: string[]) => inProject('site', ...names)
  const composed = name.normalize('NFC')
  expect(existsSync(exported('sized', 'pictures', 'kantor', composed, '400.avif'))).toBe(true)
  const derived = readFileSync(exported('pictures', 'kantor', composed))
  expect((await sharp(derived).metadata()).exif).toBeUndefined()
  expect(existsSync(exported('pictures', 'project-placeholder.svg'))).toBe(true)
  expect(existsSync(exported('pictures', 'tidak-dipakai.jpg'))).toBe(false)
  expect(existsSync(exported('sized', 'pictures', 'tidak-dipakai.jpg'))).toBe(false)
})

test('dist/ contains no originals after a start, and the derived pictures after a build', async () => {
  expect(existsSync(inProject('dist', 'pictures'))).toBe(false)
  await project.shell('npm run --silent build')
  const derived = readFileSync(inProject('dist', 'pictures', 'tidak-dipakai.jpg'))
  expect((await sharp(derived).metadata()).exif).toBeUndefined()
  expect(existsSync(inProject('dist', 'sized', 'pictures', 'profile.webp', '800.avif'))).toBe(true)
})
