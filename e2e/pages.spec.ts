import { holdRequests } from './holdRequests'
import { expect, test } from './test'

test.describe('without server rendering', () => {
  test.use({ clientOnly: true })

  test('loads all pages of the skills one after another', async ({ page }) => {
    const releaseLastPage = await holdRequests(page, /profile-skills.*page=3/)
    await page.goto('/skills', { waitUntil: 'commit' })
    await expect(page.getByText('Memuat data lengkap... (2/3)')).toBeVisible()
    await expect(page.getByText('Menampilkan 20 keahlian dari 5 kategori')).toBeVisible()
    releaseLastPage()
    await expect(page.getByText('✅ Menampilkan semua 26 keahlian lengkap')).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(26)
  })
})

test('filters testimonials, opens one and returns', async ({ page }) => {
  await page.goto('/testimonials')
  await expect(page.getByRole('article')).toHaveCount(9)
  await expect(page.getByText('Dari 9 proyek yang diselesaikan')).toBeVisible()
  await page.getByRole('button', { name: 'Backend Development' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bagus Prakoso' })).toBeVisible()
  await page.getByRole('link', { name: 'Kembali ke Testimoni' }).click()
  await expect(page).toHaveURL('/testimonials')
})

test('shows the filters in an empty category', async ({ page }) => {
  await page.goto('/testimonials')
  const filters = page.getByRole('group', { name: 'Kategori testimoni' })
  const box = await filters.boundingBox()
  await page.getByRole('button', { name: 'Tools' }).click()
  await expect(page.getByRole('heading', { name: 'Belum Ada Testimoni' })).toBeVisible()
  expect(await filters.boundingBox()).toEqual(box)
  await page.getByRole('button', { name: 'Semua Testimoni' }).click()
  await expect(page.getByRole('article')).toHaveCount(9)
})

test.describe('a testimonial that does not exist', () => {
  test.use({ expectedErrors: /404/ })

  test('shows the not-found view', async ({ page }) => {
    await page.goto('/testimonials/999')
    await expect(page.getByRole('heading', { name: 'Testimoni Tidak Ditemukan' })).toBeVisible()
  })
})

test('submits the contact form', async ({ page }) => {
  await page.clock.install()
  await page.goto('/contact')
  await page.getByLabel('Nama').fill('Budi')
  await page.getByLabel('Email').fill('budi@example.com')
  await page.getByLabel('Subjek').fill('Halo')
  await page.getByLabel('Pesan').fill('Apa kabar?')
  await page.getByRole('button', { name: 'Kirim Pesan' }).click()
  await expect(page.getByRole('button', { name: 'Mengirim...' })).toBeDisabled()
  await page.clock.runFor(2100)
  await expect(
    page.getByText('Pesan berhasil dikirim! Saya akan membalas dalam 24 jam.'),
  ).toBeVisible()
  await expect(page.getByLabel('Nama')).toHaveValue('')
})

test('does not submit an invalid email address', async ({ page }) => {
  await page.goto('/contact')
  await page.getByLabel('Nama').fill('Budi')
  await page.getByLabel('Email').fill('bukan alamat')
  await page.getByLabel('Subjek').fill('Halo')
  await page.getByLabel('Pesan').fill('Apa kabar?')
  await page.getByRole('button', { name: 'Kirim Pesan' }).click()
  await expect(page.getByRole('button', { name: 'Kirim Pesan' })).toBeEnabled()
  expect(
    await page.getByLabel('Email').evaluate((field: HTMLInputElement) => field.validity.valid),
  ).toBe(false)
})

test('truncates a long testimonial after three lines on its card', async ({ page }) => {
  await page.goto('/testimonials')
  const quote = page.getByRole('blockquote').first()
  const lines = await quote.evaluate(
    (element) => element.clientHeight / parseFloat(getComputedStyle(element).lineHeight),
  )
  expect(Math.round(lines)).toBe(3)
})
