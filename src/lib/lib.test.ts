import { en } from '../language/en'
import { id } from '../language/id'
import { commaList } from './text'
import { formatLongDate, formatPeriod, yearOf } from './dates'
import { mergeRepeatedIds } from '../api/mergeRows'
import { paths } from './paths'
import { canPrefetch } from './canPrefetch'
import { safeLink } from './links'
import { hasTallScript, textAttributes } from './scripts'

describe('safeLink', () => {
  it.each([
    'https://example.com/a?b=1',
    'http://example.com',
    'mailto:a@example.com',
    'tel:+62812',
    '/pictures/a.webp',
  ])('accepts %s', (link) => {
    expect(safeLink(link)).toBe(link)
  })

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<b>x</b>',
    'file:///etc/passwd',
    'http://[',
    '',
    '  ',
    null,
    undefined,
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

it('marks a text in a tall script', () => {
  expect(textAttributes('مهدی')).toEqual({ dir: 'auto', 'data-script': 'tall' })
  expect(textAttributes('Raka')).toEqual({ dir: 'auto', 'data-script': undefined })
})

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

  it('is false for a visitor who prefers less data', () => {
    Object.assign(navigator, { connection: {} })
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) =>
        Object.assign(new EventTarget() as MediaQueryList, { matches: /reduced-data/.test(media) }),
      )
    expect(canPrefetch()).toBe(false)
  })
})
