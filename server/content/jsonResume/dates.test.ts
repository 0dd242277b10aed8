import { parseDate, yearsOfExperience } from './dates'

it.each([
  ['2023', '2023'],
  ['2023-07', '2023-07'],
  ['2023-7', '2023-07'],
  ['2023-07-12', '2023-07-12'],
  ['2023/07', '2023-07'],
  ['2017-12-24T15:53:00', '2017-12-24'],
  ['May 2022', '2022-05'],
  ['Sept. 2018', '2018-09'],
  ['15 March 2019', '2019-03-15'],
  ['March 15th, 2019', '2019-03-15'],
  ['09/2018', '2018-09'],
  ['9.2018', '2018-09'],
  ['12.03.2019', '2019-03-12'],
  ['25/03/2019', '2019-03-25'],
  ['03/25/2019', '2019-03-25'],
  ['März 2020', '2020-03'],
  ['Oktober 2016', '2016-10'],
  ['1. Dezember 2015', '2015-12-01'],
  ['mayo de 2021', '2021-05'],
  ['15 de enero de 2020', '2020-01-15'],
  ['Dic 2014', '2014-12'],
  ['août 2019', '2019-08'],
  ['Agustus 2021', '2021-08'],
  ['Mrz. 2020', '2020-03'],
  ['9 maj 2020', '2020-05-09'],
  ['октября 2018', '2018-10'],
])('reads %j as %s', (text, day) => {
  expect(parseDate(text)).toEqual({ day, isExact: true })
})

it.each([
  ['2023-02-30', '2023-02'],
  ['2023-13', '2023'],
  ['2023-00-10', '2023'],
  ['03/04/2019', '2019'],
  ['Summer 2019', '2019'],
  ['Q3 2020', '2020'],
])('reads %j as %s, which is less than the text says', (text, day) => {
  expect(parseDate(text)).toEqual({ day, isExact: false })
})

it.each(['soon', '?', '0000-01', '20', 'May', 'since the beginning of 2020', '2020 2021'])(
  'does not read %j',
  (text) => expect(parseDate(text)).toBeUndefined(),
)

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
