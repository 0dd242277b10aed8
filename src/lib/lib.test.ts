import { en } from '../language/en'
import { id } from '../language/id'
import { commaList } from './text'
import { formatLongDate, formatPeriod, yearOf } from './dates'
import { mergeRepeatedIds } from '../api/mergeRows'
import { paths } from './urls/paths'
import { canPrefetch } from '../app/navigation/linkEffects'
import { safeLink } from './urls/links'
import { hasTallScript } from './scripts'
import { formerPathKey, isFormerPath } from './urls/formerPaths'
import { hasSizes, objectPosition, pictureAddress } from './pictures'
import { appearanceDefaults, clothDyes, clothPatterns } from '../contract/constants'
import { ownerTile, resolveCloth } from './cloth'

describe('safeLink', () => {
  it.each([
    ...['https://example.com/a?b=1', 'http://example.com'],
    ...['mailto:a@example.com', 'tel:+62812', '/pictures/a.webp'],
  ])('accepts %s', (link) => {
    expect(safeLink(link)).toBe(link)
  })

  it.each([
    ...['javascript:alert(1)', ' JaVaScRiPt:alert(1)', 'java\nscript:alert(1)'],
    ...['data:text/html,<b>x</b>', 'file:///etc/passwd', 'http://[', 'https:example.com'],
    ...['github.com/dewi', 'uploads/a.png', '', '  ', null, undefined],
  ])('rejects %j', (link) => {
    expect(safeLink(link)).toBeUndefined()
  })
})

it.each([
  ['toko batik?', '/projects/toko%20batik%3F'],
  ['toko\ud800', '/projects/toko%EF%BF%BD'],
])('encodes a slug: %j', (slug, path) => expect(paths.project(slug)).toBe(path))

it('keeps rows without an id, and rows about the same entry', () => {
  expect(mergeRepeatedIds([{ name: 'a' }, { name: 'a' }])).toHaveLength(2)
  const rows = [
    { resource: 'profiles', id: 1, field: 'bio' },
    { resource: 'profiles', id: 1, field: 'email' },
    { resource: 'projects', id: 1 },
  ]
  expect(mergeRepeatedIds(rows)).toEqual(rows)
})

it.each([
  ['2024-03-12', '12 Maret 2024'],
  ['2024-12-31T18:00:00.000Z', '1 Januari 2025'],
  ['2024-03', 'Maret 2024'],
  ['2024', '2024'],
  ['', ''],
  ['kemarin', ''],
  [null, ''],
  [undefined, ''],
])('formats the date %j in Jakarta time as precisely as it is: %s', (date, text) => {
  expect(formatLongDate(date, id.dates)).toBe(text)
})

it.each([
  ['2021-07-01', 2021],
  ['2019-12-31T17:00:00.000Z', 2020],
  [2019, 2019],
  ['segera', undefined],
  [null, undefined],
])('reads the year of %j', (value, year) => expect(yearOf(value)).toBe(year))

it.each([
  [{ start: '2019-01-01', end: '2023-05-01' }, '2019 – 2023'],
  [{ start: '2019-01-01', end: '2023-05-01', isCurrent: 1 }, '2019 – Sekarang'],
  [{ start: 2020, end: null, isCurrent: 0 }, '2020 – Sekarang'],
  [{ start: '2017-02-01', end: '2017-12-20' }, '2017'],
  [{ start: null, end: 2020 }, '2020'],
  [{ start: null, end: null }, ''],
])('formats the period %j', (period, text) => expect(formatPeriod(period, id.dates)).toBe(text))

it('formats dates and periods in English', () => {
  expect(formatLongDate('2024-03-12', en.dates)).toBe('March 12, 2024')
  expect(formatLongDate('2024-03', en.dates)).toBe('March 2024')
  expect(formatPeriod({ start: '2019-01-01' }, en.dates)).toBe('2019 – Present')
})

it('splits a list at commas, trims it, and removes empty and repeated entries', () => {
  expect(commaList(' React, TypeScript ,,React')).toEqual(['React', 'TypeScript'])
  expect(commaList(null)).toEqual([])
})

it.each([
  ...['ที่นี่', 'कृष्णा', 'مهدی', 'Raka مهدی'].map((text) => [text, true] as const),
  ...['Raka Đặng', 'Дмитро', 'Ελένη', 'דנה', '田中さくら', '김민수'].map(
    (text) => [text, false] as const,
  ),
])('%s is in a tall script: %s', (text, expected) => expect(hasTallScript(text)).toBe(expected))

describe('canPrefetch', () => {
  const { connection } = navigator as { connection?: object }
  afterEach(() => {
    Object.assign(navigator, { connection, deviceMemory: undefined })
    jest.restoreAllMocks()
  })

  it.each([
    [{}, undefined, true],
    [{ effectiveType: '4g' }, 1, true],
    [{ effectiveType: '3g' }, 8, true],
    [{ effectiveType: '3g' }, 2, false],
    [{ effectiveType: '2g' }, 8, false],
    [{ effectiveType: 'slow-2g' }, 8, false],
    [{ effectiveType: '4g', saveData: true }, 8, false],
  ])('on a connection %j with %d GB of memory', (connection, deviceMemory, expected) => {
    Object.assign(navigator, { connection, deviceMemory })
    expect(canPrefetch()).toBe(expected)
  })
})

describe('former paths', () => {
  it.each([
    ...['/2024/05/kopi/', '/old/coffee.html', '/posts/kopi%20susu', '/catatan/東京', '/apik'],
  ])('can be %j', (text) => expect(isFormerPath(text)).toBe(true))

  it.each([
    ...['/', 'kopi', '//example.com/kopi', 'https://example.com/kopi'],
    ...['/kopi susu', '/kopi?p=1', '/kopi#isi', '/kopi\\susu', '/kopi%00'],
    ...['/a/../b', '/a/%2e%2e/b', '/a%5C..%5Cb'],
    ...['/feed.xml', '/kopi/FEED.JSON', '/2024/05/kopi/feed/'],
    ...['/pictures/a.webp', '/api', '/api/posts'],
  ])('cannot be %j', (text) => expect(isFormerPath(text)).toBe(false))

  it.each([
    ['/kopi', '/kopi'],
    ['/kopi/', '/kopi'],
    ['/kopi/index.html', '/kopi'],
    ['/kopi%20susu/', '/kopi susu'],
    ['/kafe\u0301', '/kafé'],
    ['/%', '/%'],
    ['/Kopi.html', '/Kopi.html'],
  ])('the key of %j is %j', (path, key) => {
    expect(formerPathKey(path)).toBe(key)
  })
})

describe('pictures', () => {
  const encoded = '/pictures/B%C3%BCro%20im%20M%C3%A4rz.jpg'

  it.each([
    ['/pictures/Büro im März.jpg', encoded],
    ['/pictures/Büro im März.jpg'.normalize('NFD'), encoded],
    [encoded, encoded],
    ['/pictures/a/b.webp', '/pictures/a/b.webp'],
    ['/pictures/a, b.webp', '/pictures/a%2C%20b.webp'],
    ['/pictures/C#.png', '/pictures/C%23.png'],
    ['/pictures/50%.png', '/pictures/50%25.png'],
    ['/pictures/a b.png?focus=30,60', '/pictures/a%20b.png'],
    ['https://example.com/a.png?focus=30,60', 'https://example.com/a.png?focus=30,60'],
    ['/pictures/a b.png?v=2', '/pictures/a%20b.png?v=2'],
    ['https://example.com/pictures/a b.png', 'https://example.com/pictures/a b.png'],
  ])('encodes %s as %s', (address, expected) => {
    expect(pictureAddress(address)).toBe(expected)
  })

  it.each([
    ['/pictures/a.webp?focus=30,60', '30% 60%'],
    ['/pictures/a.webp?focus=0,100', '0% 100%'],
    ['/pictures/a.webp', undefined],
    ['/pictures/a.webp?focus=a,b', undefined],
    ['https://example.com/a.webp?focus=30,60', undefined],
  ])('reads the focal point of %s', (address, expected) => {
    expect(objectPosition(address)).toBe(expected)
  })

  it.each([
    [encoded, true],
    ['/pictures/a.PNG', true],
    ['/pictures/a.svg', false],
    ['/pictures/a.gif', false],
    ['https://example.com/pictures/a.png', false],
  ])('has sizes for %s: %s', (address, expected) => {
    expect(hasSizes(address)).toBe(expected)
  })
})

describe('cloths', () => {
  const settings = { cloth: 'kawung', cloth_seed: appearanceDefaults.cloth_seed } as const
  const source = { name: 'siaga-ciliwung', category: 'Backend Development' }
  const numbers = Array.from({ length: 1000 }, (_, index) => index)

  it('gives an owner one of 18 tiles, by name and seed, and none without a pattern', () => {
    const tilesOf = (cloth_seed: number) =>
      numbers.map((index) => ownerTile(`Ana ${index}`, { cloth: 'parang', cloth_seed }))
    expect(tilesOf(4816)).toEqual(tilesOf(4816))
    expect(tilesOf(17)).not.toEqual(tilesOf(4816))
    expect(new Set(tilesOf(4816)).size).toBe(18)
    for (const tile of tilesOf(4816)) expect(tile).toMatch(/^parang-[012][1-6]$/)
    expect(ownerTile('Ana', { ...settings, cloth: 'none' })).toBeUndefined()
  })

  it('gives an entry the pattern of the owner, and the dye of its category, also an unknown one', () => {
    for (const cloth of clothPatterns) {
      const { tile, dye } = resolveCloth(source, { ...settings, cloth })
      expect([tile.split('-')[0], dye]).toEqual([cloth, 'leaf'])
    }
    const ofCategory = (category?: string | null) =>
      resolveCloth({ name: 'toko', category }, settings)
    expect(ofCategory(' full stack ')).toEqual(ofCategory('Full Stack'))
    expect(ofCategory('lain')).toEqual(ofCategory('lain'))
    for (const category of [undefined, null, '', ' ']) {
      const { tile, dye } = resolveCloth({ name: '', category }, settings)
      expect(tile).toMatch(/^kawung-[012][1-6]$/)
      expect(clothDyes).toContain(dye)
    }
  })

  it('fills a cloth with as many figures as the entry has technologies, at most six', () => {
    const fillingOf = (filling?: number) =>
      resolveCloth({ ...source, filling }, settings).tile.at(-1)
    expect([1, 4, 6, 9].map(fillingOf)).toEqual(['1', '4', '6', '6'])
    expect(fillingOf()).toMatch(/[1-6]/)
  })

  it('prefers what the owner has chosen, also a half', () => {
    const derived = resolveCloth(source, settings)
    const resolve = (cloth: Parameters<typeof resolveCloth>[0]['cloth']) =>
      resolveCloth({ ...source, cloth }, settings)
    const tile = derived.tile.replace('kawung', 'nitik')
    expect(resolve({ pattern: 'nitik', dye: 'soga' })).toEqual({ tile, dye: 'soga' })
    expect(resolve({ dye: 'soga' })).toEqual({ ...derived, dye: 'soga' })
    expect(resolve({ pattern: 'nitik', dye: null })).toEqual({ ...derived, tile })
    expect(resolve(null)).toEqual(derived)
  })
})
