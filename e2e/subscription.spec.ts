import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test as base, type Page } from '@playwright/test'
import { findLink, startMailServer } from '../server/testing/mailServer'
import { findViolations } from './accessibilityViolations'
import { ProjectCopy } from './projectCopy'

interface Site {
  project: ProjectCopy
  mailServer: Awaited<ReturnType<typeof startMailServer>>
  /** The URL of the page that a link of a mail opens, on this machine. */
  local: (link: URL) => string
  url: string
}

/** A site below a path, which sends mails. */
const test = base.extend<object, { site: Site }>({
  site: [
    // Playwright reads the fixture's dependencies from this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const mailServer = await startMailServer()
      const project = new ProjectCopy({
        PUBLIC_URL: 'https://raka.example/portofolio',
        BASE_PATH: '/portofolio/',
        CONTACT_SMTP_URL: mailServer.url,
        CONTACT_TO: 'raka@raka.example',
      })
      const url = await project.start()
      const local = ({ pathname, search }: URL) => new URL(url).origin + pathname + search
      await provide({ project, mailServer, local, url })
      await project.remove()
      await mailServer.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

// One after another, because the server limits the number of requests to subscribe.
test.describe.configure({ mode: 'default' })

const sent = 'Kami telah mengirim tautan konfirmasi. Buka email Anda untuk mulai berlangganan.'

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

async function expectPage(page: Page, title: string, step: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(`/portofolio/subscription/${step}`)
}

test('a visitor subscribes, confirms and cancels', async ({ page, site }) => {
  const { mailServer, local, url, project } = site
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(`${url}/blog`, { waitUntil: 'networkidle' })
  const field = page.getByRole('textbox', { name: 'Email' })
  await field.fill('bukan alamat')
  await press(page, 'Subscribe')
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/alamat email yang lengkap/)
  expect(await findViolations(page)).toEqual([])
  await field.fill('Budi@Example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByText(sent)).toBeFocused()
  await expect(field).toHaveValue('')
  expect(await findViolations(page)).toEqual([])

  const link = findLink(mailServer.mails.at(-1)!, 'confirm')
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

  expect(await project.shell('npm run --silent subscribers')).toMatch(/Z {2}budi@example\.com\n$/)
  await project.shell('npm run --silent subscribers -- export pelanggan.csv')
  const exported = readFileSync(path.join(project.folder, 'pelanggan.csv'), 'utf8')
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

  test('a visitor subscribes, confirms and cancels', async ({ page, site }) => {
    const { mailServer, local, url } = site
    await page.goto(`${url}/blog`)
    await page.getByRole('textbox', { name: 'Email' }).fill('cici@example.com')
    await press(page, 'Subscribe')
    await expectPage(page, 'Periksa Email Anda', 'requested')
    const link = findLink(mailServer.mails.at(-1)!, 'confirm')
    await page.goto(local(link))
    await press(page, 'Konfirmasi')
    await expectPage(page, 'Langganan Aktif', 'confirmed')
    await page.goto(local(link).replace('/confirm?', '/cancel?'))
    await press(page, 'Berhenti Berlangganan')
    await expectPage(page, 'Langganan Dihentikan', 'cancelled')
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme })

    test('axe reports no violation on the pages of a subscription', async ({ page, site }) => {
      for (const step of ['requested', 'confirm', 'confirmed', 'expired', 'cancel', 'cancelled']) {
        await page.goto(`${site.url}/subscription/${step}`, { waitUntil: 'networkidle' })
        for (const width of [320, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          expect([step, width, await findViolations(page)]).toEqual([step, width, []])
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          expect([step, width, overflow]).toEqual([step, width, 0])
        }
      }
    })
  })
}

test('an unknown page does not exist, and none is listed', async ({ request, site }) => {
  expect((await request.get(`${site.url}/subscription/lain`)).status()).toBe(404)
  const sitemap = await (await request.get(`${site.url}/sitemap.xml`)).text()
  expect(sitemap).toContain('https://raka.example/portofolio/blog<')
  expect(sitemap).not.toContain('subscription')
})
