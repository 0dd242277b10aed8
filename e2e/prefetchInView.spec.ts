import type { Page } from '@playwright/test'
import { expect, test } from './test'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const dataOfProjects = [
  /\/api\/categories\?/,
  /\/api\/projects\/stats$/,
  /\/api\/profile-projects\?/,
]
const codeOfContact = /\/assets\/ContactPage-/

/** Opens the home page and waits until the pages of both buttons on its first screen are loaded. */
async function openHomePage(page: Page): Promise<void> {
  const responses = [...dataOfProjects, codeOfContact].map(async (url) =>
    (await page.waitForResponse(url)).finished(),
  )
  await page.goto('/')
  await Promise.all(responses)
  await page.waitForLoadState('networkidle')
}

test('a tap on a button in view shows its page without a request for code or data', async ({
  page,
}) => {
  await openHomePage(page)
  const requests: string[] = []
  page.on('request', (request) => {
    const isCodeOrData = ['script', 'fetch'].includes(request.resourceType())
    if (isCodeOrData) requests.push(request.url())
  })
  await page.getByRole('link', { name: 'Lihat Proyek Saya' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Portfolio & Proyek' })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(requests).toEqual([])
})

test('links of the closed menu and pages of single projects are not prefetched', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await openHomePage(page)
  expect(requests.filter((url) => /Detail|SkillsPage|\/slug\/|profile-skills/.test(url))).toEqual(
    [],
  )
})
