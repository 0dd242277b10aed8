import { commaList } from './text'
import { formatLongDate, formatPeriod, yearOf } from './dates'
import { mergeRepeatedIds } from '../api/mergedPages'
import { paths } from './paths'
import { safeLink } from './links'
import { storage } from './storage'

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

describe('paths', () => {
  it.each([
    ['toko batik?', '/projects/toko%20batik%3F'],
    ['toko\ud800', '/projects/toko%EF%BF%BD'],
  ])('encode a slug: %j', (slug, path) => {
    expect(paths.project(slug)).toBe(path)
  })
})

describe('mergeRepeatedIds', () => {
  it('keeps the first position and the last values of an id', () => {
    const rows = [
      { id: 1, name: 'a' },
      { id: 2, name: 'b' },
      { id: 1, name: 'c' },
    ]
    expect(mergeRepeatedIds(rows)).toEqual([
      { id: 1, name: 'c' },
      { id: 2, name: 'b' },
    ])
  })

  it('keeps rows without an id', () => {
    expect(mergeRepeatedIds([{ name: 'a' }, { name: 'a' }])).toHaveLength(2)
  })
})

describe('formatLongDate', () => {
  it('returns the Indonesian long form in Jakarta time', () => {
    expect(formatLongDate('2024-03-12')).toBe('12 Maret 2024')
    expect(formatLongDate('2024-12-31T18:00:00.000Z')).toBe('1 Januari 2025')
  })

  it('is as precise as the date', () => {
    expect(formatLongDate('2024-03')).toBe('Maret 2024')
    expect(formatLongDate('2024')).toBe('2024')
  })

  it.each(['', 'kemarin', null, undefined])('returns an empty string for %j', (value) => {
    expect(formatLongDate(value)).toBe('')
  })
})

describe('yearOf', () => {
  it('reads dates and years only', () => {
    expect(yearOf('2021-07-01')).toBe(2021)
    expect(yearOf(2019)).toBe(2019)
    expect(yearOf('segera')).toBeUndefined()
    expect(yearOf(null)).toBeUndefined()
  })
})

describe('formatPeriod', () => {
  it('joins the start and the end year', () => {
    expect(formatPeriod({ start: '2019-01-01', end: '2023-05-01' })).toBe('2019 - 2023')
  })

  it('ends with Sekarang for a current period, even if it has an end date', () => {
    expect(formatPeriod({ start: '2019-01-01', end: '2023-05-01', isCurrent: 1 })).toBe(
      '2019 - Sekarang',
    )
  })

  it('ends with Sekarang if there is no end date', () => {
    expect(formatPeriod({ start: 2020, end: null, isCurrent: 0 })).toBe('2020 - Sekarang')
  })

  it('consists of what is known', () => {
    expect(formatPeriod({ start: null, end: 2020 })).toBe('2020')
    expect(formatPeriod({ start: null, end: null })).toBe('')
  })
})

describe('commaList', () => {
  it('splits, trims and removes empty and repeated entries', () => {
    expect(commaList(' React, TypeScript ,,React')).toEqual(['React', 'TypeScript'])
    expect(commaList(null)).toEqual([])
  })
})

describe('storage', () => {
  it('returns null if the browser blocks it', () => {
    const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(storage.read('theme')).toBeNull()
    blocked.mockRestore()
  })
})
