import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { Installation, type ServerProcess } from '../helpers/Installation'
import { openStudio } from '../helpers/studio'
import { expect, test } from '../helpers/test'

test.use({
  viewport: { width: 390, height: 844 },
  // Playwright reads the fixture's dependencies from this pattern.
  // eslint-disable-next-line no-empty-pattern
  baseURL: async ({}, provide) => provide(siteUrl),
})

let github: Server
let installation: Installation
let site: ServerProcess
let siteUrl: string

const fixtures = path.resolve(__dirname, '../../server/content/sources/fixtures/github')
const read = (name: string) =>
  JSON.parse(readFileSync(path.join(fixtures, `${name}.json`), 'utf8')) as object

/** What GitHub answers, without a portrait on its own host. */
const answers: Record<string, object> = {
  '/users/ratnakirana': { ...read('user'), avatar_url: null },
  '/users/ratnakirana/repos': read('repos'),
  '/repos/ratnakirana/leaflet/languages': { JavaScript: 1 },
}

test.beforeAll(async () => {
  github = createServer(({ url = '' }, response) => {
    const answer = answers[url.replace(/\?.*/, '')]
    response.writeHead(answer ? 200 : 404).end(JSON.stringify(answer ?? {}))
  })
  await new Promise<void>((resolve) => github.listen(0, '127.0.0.1', resolve))
  const { port } = github.address() as AddressInfo
  installation = new Installation(undefined, { GITHUB_API_URL: `http://127.0.0.1:${port}` })
  site = await installation.startServer()
  siteUrl = site.url
})
test.afterAll(async () => {
  github.close().closeAllConnections()
  await installation.remove()
})

test('the owner imports a repository of GitHub, then a folder of posts', async ({ page }) => {
  await openStudio(page.request, site)
  await page.goto('/studio/impor')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await page.getByLabel('Nama pengguna GitHub').fill('ratnakirana')
  await button('Cari').click()
  await expect(page.getByRole('group', { name: 'Repositori: 5 dari 8 dipilih' })).toBeVisible()
  for (const repository of await page.getByRole('checkbox').all()) await repository.uncheck()
  await page.getByRole('checkbox', { name: /^leaflet/ }).check()
  await button('Tampilkan perubahan').click()
  await expect(page.getByRole('listitem').filter({ hasText: /^Proyekleaflet$/ })).toBeVisible()
  await button('Impor sekarang').click()
  await expect(page.getByText('Impor selesai.')).toBeVisible()
  await expect(button('Impor sekarang')).toHaveCount(0)

  const folder = installation.file('blog')
  mkdirSync(path.join(folder, '.obsidian'), { recursive: true })
  writeFileSync(path.join(folder, '.obsidian/app.json'), '{}')
  writeFileSync(
    path.join(folder, 'air.md'),
    '---\ntitle: Air tanah\ndate: 2026-01-02\n---\nSumur.\n',
  )
  await page.getByLabel('Pilih folder').setInputFiles(folder)
  await expect(page.getByText('Air tanah')).toBeVisible()
  await button('Impor sekarang').click()
  await expect(button('Impor sekarang')).toHaveCount(0)
  await page.goto('/projects')
  await expect(page.getByRole('heading', { name: 'leaflet' })).toBeVisible()
  await page.goto('/blog')
  await expect(page.getByRole('heading', { name: 'Air tanah' })).toBeVisible()
})
