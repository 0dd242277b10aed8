import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { findProcesses, signal } from '../../scripts/lib/processes.mjs'
import type { DraftsData } from '../../src/contract/studio'
import { Installation, type ServerProcess } from '../helpers/Installation'
import { field, openForm, openStudio, save, saveButton, type Session } from '../helpers/studio'
import { expect, test } from '../helpers/test'

// One owner, whose changes follow one another.
test.describe.configure({ mode: 'serial' })

let installation: Installation
let server: ServerProcess
let session: Session
/** The data of the owner's browser. */
let folder: string
let context: BrowserContext

test.beforeAll(async ({ playwright }) => {
  folder = mkdtempSync(path.join(tmpdir(), 'karya-browser-'))
  installation = new Installation()
  server = await installation.startServer()
  const request = await playwright.request.newContext()
  await openStudio(request, server)
  session = await request.storageState()
  await request.dispose()
})
test.afterAll(async () => {
  await killBrowser()
  await installation.remove()
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the browser, and opens a form. */
async function startBrowser(form: string): Promise<Page> {
  const { launchOptions } = test.info().project.use
  const options = { ...launchOptions, baseURL: server.url, locale: 'id-ID' }
  context = await chromium.launchPersistentContext(folder, options)
  await context.addCookies(session.cookies)
  const page = await context.newPage()
  await openForm(page, form)
  return page
}

async function killBrowser(): Promise<void> {
  const closed = new Promise((resolve) => context.once('close', resolve))
  const processes = findProcesses(folder)
  for (const { pid } of processes) signal(pid, 'SIGKILL')
  if (processes.length > 0) await closed
}

const inBrowser = (page: Page) =>
  page.getByText('Draf tersimpan di perangkat ini.', { exact: true })

test('what the form says is stored survives a kill of the browser', async () => {
  const first = await startBrowser('profil')
  // The draft does not reach the database.
  await context.setOffline(true)
  await field(first, 'Bio').fill('Menulis untuk sungai dan laut.')
  await expect(inBrowser(first)).toBeVisible()
  await killBrowser()

  const second = await startBrowser('profil')
  await expect(field(second, 'Bio')).toHaveValue('Menulis untuk sungai dan laut.')
  await save(second)
  await killBrowser()
  expect(await server.page('/about')).toContain('Menulis untuk sungai dan laut.')

  // The draft is gone, also where its removal was not on the disk yet.
  const last = await startBrowser('profil')
  await expect(field(last, 'Bio')).toHaveValue('Menulis untuk sungai dan laut.')
  await expect(last.getByText(/^Draf dari/)).toHaveCount(0)
  await killBrowser()
})

/** The story in the draft of project 2 that the database has. */
async function readStory(): Promise<string> {
  const cookie = session.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const headers = { cookie, 'x-studio': '1' }
  const response = await fetch(`${server.url}/api/drafts/projects`, { headers })
  const { data } = (await response.json()) as { data: DraftsData }
  const draft = data.drafts.find((other) => other.entry_id === 2)
  return (draft?.changes as { story: string } | undefined)?.story ?? ''
}

async function typeUntilKilled(page: Page): Promise<void> {
  try {
    for (;;) await page.keyboard.type('air ')
  } catch {
    // The browser is killed.
  }
}

test('what is typed without a pause is in the database when browser and server are killed', async ({
  browser: other,
}) => {
  const page = await startBrowser('proyek/2')
  await field(page, 'Cerita').selectText()
  const typing = typeUntilKilled(page)
  await expect.poll(readStory).not.toBe('')
  const first = await readStory()
  await expect.poll(readStory).not.toBe(first)
  const second = await readStory()
  await Promise.all([killBrowser(), server.kill('SIGKILL')])
  await typing

  server = await installation.startServer(new URL(server.url).port)
  // Another browser, without the storage of the first one.
  const device = await other.newPage({ baseURL: server.url, storageState: session })
  await openForm(device, 'proyek/2')
  await expect(field(device, 'Cerita')).toHaveValue(new RegExp(`^${second}`))
  await device.close()
})

test('what is typed while the server is killed is saved when it runs again', async () => {
  const page = await startBrowser('profil')
  await field(page, 'Bio').fill('Membaca')
  await expect(page.getByText('Draf tersimpan.', { exact: true })).toBeVisible()
  const killed = server.kill('SIGKILL')
  await field(page, 'Bio').pressSequentially(' sungai setiap pagi.')
  await killed
  await expect(inBrowser(page)).toBeVisible()
  await saveButton(page).click()
  await expect(page.getByText('Belum tersimpan. Tidak ada koneksi ke server.')).toBeVisible()

  server = await installation.startServer(new URL(server.url).port)
  await expect(field(page, 'Bio')).toHaveValue('Membaca sungai setiap pagi.')
  await save(page)
  expect(await server.page('/about')).toContain('Membaca sungai setiap pagi.')
})
