import { screen } from '@testing-library/react'
import { setIsStudio } from '../../../__mocks__/env'
import { buildCaseStudy } from '../../../__mocks__/fixtures'
import { renderStudio } from '../../../__mocks__/renderStudio'
import { StudioServer } from '../../../__mocks__/studioServer'
import { profileForm } from '../entries/profileForm'
import { id as texts } from '../language/id'
import { completeLink, isCompleteLink } from './completeLink'
import { toFormValues } from './formValues'
import { fieldsOf } from './translations'
import { bodyOf, findErrors } from './validate'

beforeEach(() => setIsStudio(true))

it.each([
  ['example.com/peta', 'https://example.com/peta'],
  [' www.example.co.id ', 'https://www.example.co.id'],
  ['example.com:8080?a=b', 'https://example.com:8080?a=b'],
  ['localhost:3000', 'https://localhost:3000'],
  ['müller.de#a', 'https://müller.de#a'],
  ['//example.com/a', 'https://example.com/a'],
  ['https:example.com', 'https://example.com'],
  ['http:/example.com', 'http://example.com'],
  ['https://example.com/', 'https://example.com/'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['/pictures/a.webp', '/pictures/a.webp'],
])('%j becomes %j, which is complete', (text, link) => {
  expect(completeLink(text)).toBe(link)
  expect(isCompleteLink(link)).toBe(true)
})

it.each([
  ...[
    'peta',
    'peta/kota',
    'peta kota.com',
    '3.14',
    'a@example.com',
    '#isi',
    '?a=b',
    'https://peta',
  ],
  ...['https://', 'https://a b.com', 'javascript:alert(1)', 'ftp://example.com', 'mailto:', '..'],
])('%j stays, and is no link', (text) => {
  expect(completeLink(text)).toBe(text)
  expect(isCompleteLink(text)).toBe(false)
})

it('links within lists are completed and checked, too', () => {
  const empty = { ...toFormValues(fieldsOf(profileForm), {}), full_name: 'Sari' }
  const values = (url: string) => ({ ...empty, links: [{ name: 'Toko', url, username: '' }] })
  expect(bodyOf(profileForm, values('toko.id'))).toMatchObject({
    links: [{ url: 'https://toko.id' }],
  })
  expect(findErrors(profileForm, values('toko.id'), texts.validation)).toEqual([])
  expect(findErrors(profileForm, values('toko'), texts.validation)).toEqual([
    { path: 'links.0.url', message: texts.validation.link },
  ])
})

async function renderForm() {
  const server = new StudioServer({ ...buildCaseStudy(), id: 7, link_demo: null })
  const view = renderStudio('/studio/proyek/7')
  const demo = await screen.findByRole('textbox', { name: 'Demo' })
  return { ...view, server, demo }
}

it('adds https:// when the field is left', async () => {
  const { user, server, demo } = await renderForm()
  await user.type(demo, 'example.com/peta')
  expect(demo).toHaveValue('example.com/peta')
  await user.tab()
  expect(demo).toHaveValue('https://example.com/peta')
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  expect(await screen.findByText(/^Tersimpan \d/)).toBeVisible()
  expect(server.writes).toMatchObject([{ body: { link_demo: 'https://example.com/peta' } }])
})

it('adds https:// also when the form is saved within the field', async () => {
  const { user, server, demo } = await renderForm()
  await user.type(demo, 'example.com/peta{Control>}s{/Control}')
  expect(await screen.findByText(/^Tersimpan \d/)).toBeVisible()
  expect(server.writes).toMatchObject([{ body: { link_demo: 'https://example.com/peta' } }])
})

it('refuses at the field what cannot be an address', async () => {
  const { user, server, demo } = await renderForm()
  await user.type(demo, 'peta kota')
  await user.tab()
  expect(await screen.findByText(texts.validation.link)).toBeVisible()
  expect(demo).toBeInvalid()
  expect(demo).toHaveAccessibleDescription(/Tulis alamat lengkap/)
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  expect(demo).toHaveFocus()
  expect(server.writes).toEqual([])
})
