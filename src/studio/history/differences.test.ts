import fc from 'fast-check'
import { compareTexts, differencesOf, formatValue, shorten } from './differences'

it('compares texts so that both can be rebuilt from the parts', () => {
  const text = fc.array(fc.constantFrom('a', 'b', ' ', '\n', 'kata '), { maxLength: 12 })
  fc.assert(
    fc.property(text, text, (one, other) => {
      const [before, after] = [one.join(''), other.join('')]
      const { start, removed, added, end } = compareTexts(before, after)
      expect(start + removed + end).toBe(before)
      expect(start + added + end).toBe(after)
      if (before === after) expect(removed + added).toBe('')
    }),
  )
})

it('finds whole words', () => {
  expect(compareTexts('batik tulis halus', 'batik lukis halus')).toEqual({
    start: 'batik ',
    removed: 'tulis',
    added: 'lukis',
    end: ' halus',
  })
})

it('finds the fields that differ; missing and empty ones are the same', () => {
  const before = { title: 'A', client: null, tags: ['x'], is_active: 1 }
  const after = { title: 'B', client: '', tags: ['x', 'y'], role: undefined, is_active: 1 }
  expect(differencesOf(before, after)).toEqual([
    { field: 'title', before: 'A', after: 'B' },
    { field: 'tags', before: 'x', after: 'x\ny' },
  ])
})

it('formats flags as words', () => {
  expect(differencesOf({ is_active: 1, draft: true }, { is_active: 0, draft: false })).toEqual([
    { field: 'is_active', before: 'ya', after: 'tidak' },
    { field: 'draft', before: 'ya', after: 'tidak' },
  ])
})

it('formats lists of objects as lines', () => {
  expect(formatValue([{ figure: '3×', label: 'lebih cepat' }, 7])).toBe('3× · lebih cepat\n7')
})

it('shortens the side that is farther from the change', () => {
  expect(shorten('abcdef', 3, 'start')).toBe('abc…')
  expect(shorten('abcdef', 3, 'end')).toBe('…def')
  expect(shorten('abc', 3, 'end')).toBe('abc')
})
