import { readPostDate } from './postDate'

it.each([
  ['2024-05-01', '2024-05-01'],
  ['2024-05-01T10:00:00Z', '2024-05-01T10:00:00Z'],
  ['2024-05-01 10:00:00 +0700', '2024-05-01T10:00:00+07:00'],
  ['2024-05-01 9:05', '2024-05-01'],
  ['2024-05-01T10:00:00.000', '2024-05-01'],
  ['Jul 08 2022', '2022-07-08'],
  ['May 1st, 2024', '2024-05-01'],
  ['Wed, 01 May 2024 10:00:00 GMT', '2024-05-01'],
  ['1 Mei 2024', '2024-05-01'],
  ['20.03.2024', '2024-03-20'],
])('reads %s', (text, date) => {
  expect(readPostDate(text)).toEqual({ date, isExact: true })
})

it('reads what is certain', () => {
  expect(readPostDate('07/08/2022')).toEqual({ date: '2022', isExact: false })
  expect(readPostDate('soon')).toBeUndefined()
  expect(readPostDate('now')).toBeUndefined()
})
