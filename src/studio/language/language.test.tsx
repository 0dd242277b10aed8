import { screen } from '@testing-library/react'
import { http } from 'msw'
import { apiServer, success } from '../../../__mocks__/handlers'
import { enterText } from '../../../__mocks__/queries'
import { renderStudio } from '../../../__mocks__/renderStudio'
import { languageKey, languages, type Language } from '../../language/languages'
import { detectLanguage } from './StudioLanguage'

afterEach(() => {
  for (const name of ['lang', 'dir']) document.documentElement.removeAttribute(name)
})

it('changes the language in place, if it can be loaded: what is typed, and errors, stay', async () => {
  const draft = { key: 'a', revision: 1 }
  apiServer.use(http.all('*/api/drafts/*', () => success({ drafts: [], draft })))
  jest.spyOn(languages.en, 'load').mockRejectedValueOnce(new Error('offline'))
  const { user } = renderStudio('/studio/kategori/baru')
  const name = await screen.findByRole('textbox', { name: 'Nama (wajib)' })
  enterText('Nama (wajib)', 'Web')
  const select = screen.getByRole('combobox', { name: 'Bahasa' })
  await user.selectOptions(select, 'English')
  expect(await screen.findByText(/^Bahasa itu gagal dimuat\./)).toBeVisible()
  expect(select).toHaveValue('id')
  expect(name).toHaveValue('Web')
  enterText('Nama (wajib)', '')
  expect(await screen.findByText('Wajib diisi.')).toBeVisible()

  await user.selectOptions(select, 'English')
  expect(await screen.findByRole('heading', { level: 1, name: 'Add category' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Name (required)' })).toBe(name)
  expect(await screen.findByText('This field is required.')).toBeVisible()
  expect(document.documentElement).toHaveAttribute('lang', 'en')
  expect(document.documentElement).toHaveAttribute('dir', 'ltr')
  expect(localStorage.getItem(languageKey)).toBe('en')
  enterText('Name (required)', 'Data')
  await user.selectOptions(select, 'Bahasa Indonesia')
  expect(await screen.findByRole('textbox', { name: 'Nama (wajib)' })).toBe(name)
  expect(name).toHaveValue('Data')
})

it.each<[string | null, string[], Language]>([
  ['id', ['en-US'], 'id'],
  [null, ['fr', 'en-US', 'id'], 'en'],
  ['xx', ['id-ID', 'en'], 'id'],
  [null, ['fr'], 'id'],
])('starts with the language %s of storage, or one of %j: %s', (stored, preferred, expected) => {
  if (stored) localStorage.setItem(languageKey, stored)
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(preferred)
  expect(detectLanguage()).toBe(expected)
})
