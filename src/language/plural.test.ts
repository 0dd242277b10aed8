import { createPlural } from './plural'

it.each([
  ['en', 1, 'one'],
  ['en', 0, 'other'],
  ['id', 1, 'other'],
  ['ar', 3, 'few'],
])('selects the form in %s for %d', (language, count, form) => {
  const forms = { one: 'one', few: 'few', other: 'other' }
  expect(createPlural(language)(count, forms)).toBe(form)
})
