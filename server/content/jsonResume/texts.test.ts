import { parseDate, yearsOfExperience } from './dates'
import { plainText } from './plainText'

/** The pairs of a text: `written = read | …`. */
const pairs = (text: string) =>
  text
    .split('|')
    .map((pair) => pair.split('='))
    .map(([written = '', read = '']): [string, string] => [written.trim(), read.trim()])

it.each(
  pairs(
    '2023 = 2023 | 2023-7 = 2023-07 | 2023-07-12 = 2023-07-12 | 2023/07 = 2023-07 |' +
      '2017-12-24T15:53:00 = 2017-12-24 | May 2022 = 2022-05 | Sept. 2018 = 2018-09 |' +
      '15 March 2019 = 2019-03-15 | March 15th, 2019 = 2019-03-15 | 09/2018 = 2018-09 |' +
      '9.2018 = 2018-09 | 12.03.2019 = 2019-03-12 | 25/03/2019 = 2019-03-25 |' +
      '03/25/2019 = 2019-03-25 | März 2020 = 2020-03 | 1. Dezember 2015 = 2015-12-01 |' +
      'mayo de 2021 = 2021-05 | 15 de enero de 2020 = 2020-01-15 | août 2019 = 2019-08 |' +
      'Agustus 2021 = 2021-08 | Mrz. 2020 = 2020-03 | 9 maj 2020 = 2020-05-09 |' +
      'октября 2018 = 2018-10 | 2018年4月 = 2018-04 | 2018年4月1日 = 2018-04-01 |' +
      '2018年 = 2018 | 2018년 4월 = 2018-04',
  ),
)('reads %j as %s', (text, day) => expect(parseDate(text)).toEqual({ day, isExact: true }))

it.each(
  pairs(
    '2023-02-30 = 2023-02 | 2023-13 = 2023 | 2023-00-10 = 2023 | 03/04/2019 = 2019 |' +
      'Summer 2019 = 2019 | Q3 2020 = 2020',
  ),
)('reads %j as %s, which is less than the text says', (text, day) => {
  expect(parseDate(text)).toEqual({ day, isExact: false })
})

it('reads no date in other texts', () => {
  const texts = 'soon|?|0000-01|20|May|since the beginning of 2020|2020 2021'.split('|')
  expect(texts.filter((text) => parseDate(text))).toEqual([])
})

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

it('is undefined unless every period has a start and an end', () => {
  expect(years()).toBeUndefined()
  expect(years(['2015-01', '2017-12'], [null, '2019'])).toBeUndefined()
  expect(years(['2015-01', '2017-12'], ['2019', null])).toBeUndefined()
  expect(years([null, '2020'])).toBeUndefined()
  expect(years(['2020', null])).toBeUndefined()
})

it.each([
  ['**bold**, *italic*, __both__ and _one_', 'bold, italic, both and one'],
  ['Built `karya` with [React](https://react.dev)', 'Built karya with React (https://react.dev)'],
  ['# Heading\n\nText', 'Heading\n\nText'],
  ['- one\n* two\n+ three', '• one\n• two\n• three'],
  ['> quoted\n\n---\n\nafter', 'quoted\n\nafter'],
  ['```ts\nconst a = 1\n```', 'const a = 1'],
  ['see <https://a.example>', 'see https://a.example'],
  ['[https://a.example](https://a.example)', 'https://a.example'],
  ['1\\. escaped \\*stars\\*', '1. escaped *stars*'],
  ['~~old~~ new', 'old new'],
  ['<p>One</p><p>Two<br>Three</p>', 'One\n\nTwo\nThree'],
  ['<ul><li>One</li><li><b>Two</b></li></ul>', '• One\n• Two'],
  ['<a href="https://a.example">Here</a>', 'Here (https://a.example)'],
  ['R&amp;D &lt;3 caf&eacute; &#8211; &#x20AC;5&nbsp;', 'R&D <3 café – €5'],
  ['<script>alert(1)</script>Text<!-- note -->', 'Text'],
])('the plain text of %j is %j', (text, plain) => expect(plainText(text)).toBe(plain))

it.each([
  'C#, C++ and F#',
  'snake_case and other_snake_case',
  '2 * 3 * 4',
  'List<String> for a < b > c',
  'a & b; 50 % (and more)',
  'cost ~5 ms',
  'First line\nSecond line',
])('leaves %j as it is', (text) => expect(plainText(text)).toBe(text))

it('reads the present, also in a sentence and in any case', () => {
  const written = [
    'Present|current| Now |to present|Until now|to date|(ongoing)|till date|hingga kini|sekarang',
    'sampai sekarang|bis heute|hasta la fecha|la actualidad|à ce jour|Aujourd’hui|até o momento',
    'fino ad oggi|heden|по настоящее время|حتى الآن|היום|अब तक|đến nay|至今|재직중|–',
  ].flatMap((line) => line.split('|'))
  expect(written.filter((text) => parseDate(text) !== 'present')).toEqual([])
})

it('reads no other words as the present', () => {
  const others = '|soon|to|a|the past|2020|until 2020|until May 2020|presently not'.split('|')
  expect(others.filter((text) => parseDate(text) === 'present')).toEqual([])
})
