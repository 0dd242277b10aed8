import { test } from '../helpers/studio'
import { expect } from '../helpers/test'
import { findViolations } from '../helpers/violations'

test('the owner sets the address of the site, and pages and feeds have it at once', async ({
  page,
}) => {
  const canonical = async () => {
    await page.goto('/about')
    return page.locator('link[rel="canonical"]').getAttribute('href')
  }
  const setAddress = async (text: string) => {
    await page.goto('/studio/pengaturan')
    const address = page.getByRole('textbox', { name: 'Alamat publik' })
    await address.fill(text)
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  }
  const saved = page.getByText('Pengaturan tersimpan dan langsung berlaku.')
  expect(await canonical()).toBe('/about')
  await setAddress('sukma.dev')
  await expect(saved).toBeVisible()
  expect(await canonical()).toBe('https://sukma.dev/about')
  await page.getByRole('navigation').getByRole('link', { name: 'Proyek' }).first().click()
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://sukma.dev/projects',
  )
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain('https://sukma.dev/about')
  await setAddress('')
  await expect(saved).toBeVisible()
  expect(await canonical()).toBe('/about')
})
