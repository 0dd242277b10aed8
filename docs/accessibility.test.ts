import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '..')
const read = (name: string) => readFileSync(path.join(root, name), 'utf8')
const statement = read('docs/accessibility.md')

/** The criteria of WCAG 2.2 at the levels A and AA: of each guideline the last parts of their numbers. */
const guidelines = {
  '1.1': [1],
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2, 3, 4, 5],
  '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13],
  '2.1': [1, 2, 4],
  '2.2': [1, 2],
  '2.3': [1],
  '2.4': [1, 2, 3, 4, 5, 6, 7, 11],
  '2.5': [1, 2, 3, 4, 7, 8],
  '3.1': [1, 2],
  '3.2': [1, 2, 3, 4, 6],
  '3.3': [1, 2, 3, 4, 7, 8],
  '4.1': [2, 3],
}

it('lists every criterion once, with how it is met and what shows it', () => {
  const rows = [
    ...statement.matchAll(/^\| (\d\.\d\.\d+) .* \(AA?\) *\|[^|]*\w[^|]*\|[^|]*\w[^|]*\|$/gm),
  ]
  const criteria = Object.entries(guidelines).flatMap(([guideline, numbers]) =>
    numbers.map((number) => `${guideline}.${number}`),
  )
  expect(rows.map(([, criterion]) => criterion)).toEqual(criteria)
})

it('names only tests that exist', () => {
  const tests = [...statement.matchAll(/`([\w./]+\.(?:spec|test)\.tsx?)`: "(.+?)"/g)]
  expect(tests.length).toBeGreaterThan(50)
  const missing = tests.filter(([, file = '', title = '']) => {
    if (!existsSync(path.join(root, file))) return true
    const quoted = ["'", '`'].map((quote) => quote + title + quote)
    return !quoted.some((text) => read(file).includes(text))
  })
  expect(missing.map(([text]) => text)).toEqual([])
})
