import { yearsOfExperience } from './yearsOfExperience'

const today = '2026-07-01'
const years = (...periods: [start: string | null, end?: string | null][]) =>
  yearsOfExperience(
    periods.map(([start_date, end_date]) => ({
      start_date,
      end_date: end_date ?? null,
      is_current: end_date === undefined,
    })),
    today,
  )

it.each([
  ['adds periods', years(['2015-01', '2017-12'], ['2018-01', '2020-12']), 6],
  ['omits gaps', years(['2010-01', '2010-12'], ['2020-01', '2021-12']), 3],
  ['counts overlaps once', years(['2018-01', '2021-12'], ['2019-01', '2020-12']), 4],
  ['ends a current period today', years(['2020-07-01']), 6],
  ['rounds down', years(['2020-08-01']), 5],
  ['counts years alone from their January', years(['2015', '2018']), 3],
  ['omits what is in the future', years(['2024-07', '2030-01'], ['2028-01', '2029-01']), 2],
  ['is 0 for some months', years(['2026-02']), 0],
])('%s', (_name, result, expected) => expect(result).toBe(expected))

it('is undefined without a period that has a start and an end', () => {
  expect(years()).toBeUndefined()
  expect(years([null, '2020'])).toBeUndefined()
  expect(years(['2020', null])).toBeUndefined()
})
