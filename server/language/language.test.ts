import { stringify } from 'yaml'
import { emptyLists } from '../content/contentSchema'
import { readContent } from '../content/readContent'
import { temporaryFile } from '../testing/cleanUp'
import { catalogueTexts } from '../../__mocks__/catalogueTexts'
import { catalogues, localeLanguage } from './catalogues'
import { en } from './en'
import { id } from './id'

it.each([
  [{}, 'en'],
  [{ LANG: 'C.UTF-8' }, 'en'],
  [{ LANG: 'de_DE.UTF-8' }, 'en'],
  [{ LANG: 'id_ID.UTF-8' }, 'id'],
  [{ LANG: 'id' }, 'id'],
  [{ LANG: 'ido' }, 'en'],
  [{ LC_MESSAGES: 'id_ID', LANG: 'en_US.UTF-8' }, 'id'],
  [{ LC_ALL: '', LC_MESSAGES: '', LANG: 'id_ID' }, 'id'],
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

function mistakesOf(file: string): string[] {
  try {
    readContent(file)
    return []
  } catch (error) {
    return (error as Error).message.split('\n')
  }
}

it('lists the mistakes of a content file in Indonesian', () => {
  const project = { title: 'Subak', link_demo: 'subak', start_date: 'lalu', warna: 'biru' }
  const mistakes = { profile: {}, projects: [project], skills: [{ percent: 101 }] }
  const file = temporaryFile('content.yaml', stringify({ ...emptyLists, ...mistakes }))
  process.env.LANG = 'id_ID.UTF-8'
  try {
    const [title, ...lines] = mistakesOf(file)
    expect(title).toContain('dibaca sebagai berkas isi:')
    expect(lines.length).toBeGreaterThanOrEqual(5)
    expect(lines.filter((line) => /\b(must|is|not|the)\b/.test(line))).toEqual([])
  } finally {
    delete process.env.LANG
  }
})
