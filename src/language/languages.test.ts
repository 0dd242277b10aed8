import { catalogueTexts } from '../../__mocks__/catalogueTexts'
import { languages, parseLanguages, splitLanguage } from './languages'
import { createPlural } from './plural'

it.each([
  [undefined, ['id']],
  ['', ['id']],
  ['en', ['en']],
  ['id,en', ['id', 'en']],
  ['en id', ['en', 'id']],
  ['xx, en, en', ['en']],
])('reads the languages %s', (text, expected) => {
  expect(parseLanguages(text)).toEqual(expected)
})

it.each([
  ['/', 'id', '/'],
  ['/about', 'id', '/about'],
  ['/en', 'en', '/'],
  ['/en/', 'en', '/'],
  ['/en/about', 'en', '/about'],
  ['/en?tag=a', 'en', '/?tag=a'],
  ['/english', 'id', '/english'],
  ['/id/about', 'id', '/id/about'],
])('splits the address %s', (address, language, path) => {
  expect(splitLanguage(address, ['id', 'en'])).toEqual({ language, path })
})

it('has no other language where the site offers one', () => {
  expect(splitLanguage('/en/about', ['id'])).toEqual({ language: 'id', path: '/en/about' })
})

it.each(Object.entries(languages))('has no empty text in the catalogue %s', async (code, info) => {
  const texts = await info.load()
  const empty = catalogueTexts(texts).filter(([, text]) => text === '')
  expect(empty).toEqual([])
  expect(texts.common.lang).toBe(code)
})

it.each([
  ['en', 1, 'one'],
  ['en', 0, 'other'],
  ['id', 1, 'other'],
  ['ar', 3, 'few'],
])('selects the form in %s for %d', (language, count, form) => {
  const forms = { one: 'one', few: 'few', other: 'other' }
  expect(createPlural(language)(count, forms)).toBe(form)
})
