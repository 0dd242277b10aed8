import { expectedPages } from '../helpers/expectedPages'
import {
  button,
  countVisible,
  field,
  heading,
  menuButton,
  menuLink,
  message,
  mobileMenu,
} from './selectors'
import { expect, test } from './test'
import type { Tab } from './engine'

const isDark = () => document.documentElement.classList.contains('dark')
const toDark = button('Ganti ke tema gelap')
const toLight = button('Ganti ke tema terang')

async function expectVisible(tab: Tab, target: string, count = 1) {
  await expect.poll(() => countVisible(tab, target), { message: target }).toBe(count)
}

for (const { path, heading: name } of [
  ...expectedPages,
  { path: '/tidak-ada', heading: 'Page Not Found' },
]) {
  test(`shows and hydrates ${path}, without overflow on a phone`, async ({ tab }) => {
    await tab.open(path)
    await expectVisible(tab, heading(name))
    // The button works only after hydration.
    await tab.click(toDark)
    await expectVisible(tab, toLight)
    await tab.resize(390, 844)
    await expect
      .poll(() =>
        tab.evaluate(() => ({
          isNarrow: innerWidth < 500,
          overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        })),
      )
      .toEqual({ isNarrow: true, overflow: 0 })
  })
}

test('toggles the theme, and keeps it after a reload', async ({ tab }) => {
  await tab.open('/')
  expect(await tab.evaluate(isDark)).toBe(false)
  await tab.click(toDark)
  await expect.poll(() => tab.evaluate(isDark)).toBe(true)
  expect(await tab.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  await tab.reload()
  expect(await tab.evaluate(isDark)).toBe(true)
  await tab.click(toLight)
  await expect.poll(() => tab.evaluate(isDark)).toBe(false)
  expect(await tab.evaluate(() => localStorage.getItem('theme'))).toBe('light')
})

test('opens the mobile menu, and closes it when a link is clicked', async ({ tab }) => {
  const expanded = (value: boolean) => `${menuButton}[@aria-expanded="${value}"]`
  await tab.resize(390, 844)
  await tab.open('/')
  await expectVisible(tab, expanded(false))
  await expectVisible(tab, mobileMenu, 0)
  await tab.click(menuButton)
  await expectVisible(tab, expanded(true))
  await tab.click(menuLink('Artikel'))
  await expectVisible(tab, heading('Blog & Artikel'))
  await expectVisible(tab, expanded(false))
  await expectVisible(tab, mobileMenu, 0)
})

test('loads more projects on scroll until the end of the list', async ({ tab }) => {
  const end = message("You've reached the end of the projects list")
  await tab.resize(390, 844)
  await tab.open('/projects')
  await expectVisible(tab, '//article', 6)
  await expectVisible(tab, end, 0)
  for (const count of [12, 14]) {
    await tab.evaluate(() =>
      [...document.querySelectorAll('article')].at(-1)?.scrollIntoView({ block: 'center' }),
    )
    await expectVisible(tab, '//article', count)
  }
  await expectVisible(tab, end)
})

test('submits the contact form', async ({ tab }) => {
  await tab.open('/contact')
  await tab.type(field('Nama'), 'Budi')
  await tab.type(field('Email'), 'budi@example.com')
  await tab.type(field('Subjek'), 'Halo')
  await tab.type(field('Pesan'), 'Apa kabar?')
  await tab.click(button('Kirim Pesan'))
  await expectVisible(tab, `${button('Mengirim...')}[@disabled]`)
  await expectVisible(tab, message('Pesan berhasil dikirim! Saya akan membalas dalam 24 jam.'))
  const values = await tab.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('form [required]')].map(({ value }) => value),
  )
  expect(values).toEqual(['', '', '', ''])
})
