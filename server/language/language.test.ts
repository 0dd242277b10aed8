import { catalogueTexts } from '../../__mocks__/catalogueTexts'
import { catalogues, localeLanguage } from './catalogues'
import { en } from './en'
import { id } from './id'

it.each([
  [{}, 'en'],
  [{ LANG: 'de_DE.UTF-8' }, 'en'],
  [{ LANG: 'id_ID.UTF-8' }, 'id'],
  [{ LANG: 'ido' }, 'en'],
  [{ LC_MESSAGES: 'id_ID', LANG: 'en_US.UTF-8' }, 'id'],
  [{ LC_ALL: 'C', LC_MESSAGES: 'id_ID', LANG: 'id_ID' }, 'en'],
])('the locale %j selects the language %s', (env, language) => {
  expect(localeLanguage(env)).toBe(language)
})

it.each(Object.entries(catalogues))('has no empty text in the catalogue %s', (_code, texts) => {
  const empty = catalogueTexts(texts).filter(([, text]) => !/\p{L}/u.test(text))
  expect(empty).toEqual([])
})

/** Texts that are the same in both languages. */
const shared: string[] = []

it('has no text that is only copied from the other catalogue', () => {
  const english = new Map(catalogueTexts(en))
  const copied = catalogueTexts(id).filter(([place, text]) => english.get(place) === text)
  expect(copied.map(([place]) => place)).toEqual(shared)
})
