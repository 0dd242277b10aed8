import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test as base } from '@playwright/test'
import paths from './everyPage.json'

const root = path.resolve(__dirname, '..')
const parts = ['src', 'server', 'public', 'scripts', 'content', 'build/pictures']
const files = ['index.html', 'vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json']

/** A second project whose site is built for a path, and its server: where that is. */
const test = base.extend<object, { address: string }>({
  address: [
    // Playwright reads from the pattern what a fixture needs; this one needs nothing.
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'karya-base-'))
      for (const part of [...parts, ...files]) {
        cpSync(path.join(root, part), path.join(folder, part), { recursive: true })
      }
      symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
      const env = { ...process.env, BASE_PATH: '/portfolio/', PORT: '0', DATA_DIR: 'data' }
      execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: folder, env })
      const server = spawn(process.execPath, ['build/server.cjs'], { cwd: folder, env })
      const address = await new Promise<string>((resolve) => {
        server.stdout.once('data', (line: Buffer) => resolve(line.toString().trim().slice(7)))
      })
      await provide(address)
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test('is whole under a base path: pages, pictures, calls, links', async ({ page, address }) => {
  expect(address).toMatch(/\/portfolio$/)
  const failed: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(response.url())
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(`${address}/`)) failed.push(request.url())
  })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  for (const path of paths.filter((path) => path !== '/tidak-ada')) {
    await page.goto(address + path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto(`${address}/`, { waitUntil: 'networkidle' })
  const navigation = page.getByRole('navigation', { name: 'Navigasi utama' })
  await navigation.getByRole('link', { name: 'Proyek' }).click()
  await expect(page).toHaveURL(`${address}/projects`)
  await page.getByRole('button', { name: 'Mobile Development' }).click()
  await expect(page.getByRole('article')).not.toHaveCount(6)
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByText('Technologies Used')).toBeVisible()
  const shot = page.getByRole('img', { name: /^Tampilan/ })
  await expect
    .poll(() => shot.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByText('Technologies Used')).toBeVisible()
  expect({ failed, errors }).toEqual({ failed: [], errors: [] })
})
