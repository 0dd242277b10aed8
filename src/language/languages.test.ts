import { languages, localizedPath, parseLanguages, splitLanguage } from './languages'

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

it.each(['/', '/about', '/blog?tag=a'])('finds the page %s at its address again', (path) => {
  for (const language of ['id', 'en'] as const) {
    const address = localizedPath(path, language, ['id', 'en'])
    expect(splitLanguage(address, ['id', 'en'])).toEqual({ language, path })
  }
})

/** The paths of all texts of a catalogue that are empty. */
function emptyTexts(texts: object, path: string[] = []): string[] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'object' && value) return emptyTexts(value, [...path, key])
    return value === '' ? [[...path, key].join('.')] : []
  })
}

it.each(Object.entries(languages))('has no empty text in the catalogue %s', async (code, info) => {
  const texts = await info.load()
  expect(emptyTexts(texts)).toEqual([])
  expect(texts.common.lang).toBe(code)
})
