import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '..')
const document = readFileSync(path.join(__dirname, 'specification-coverage.md'), 'utf8')

interface Row {
  requirement: string
  file: string
  title: string
}

/** The rows of every table: requirement | test file | title of the test. */
const rows: Row[] = document
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (-+|Requirement) /.test(line))
  .map((line) => {
    const [requirement = '', file = '', title = ''] = line
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replaceAll('\\|', '|'))
    return { requirement, file: file.replaceAll('`', ''), title }
  })

/** Whether a file has a test of that title, in whichever quotes it is written. */
function hasTest(source: string, title: string): boolean {
  const written = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", "\\\\?'")
  return new RegExp(`\\b(it|test)(\\.each\\([\\s\\S]*?\\))?\\(\\s*(['"\`])${written}\\3`).test(
    source,
  )
}

it('names requirements at all', () => {
  expect(rows.length).toBeGreaterThan(100)
})

it.each(rows)('$requirement: is proved by a test that exists', ({ requirement, file, title }) => {
  expect(requirement).not.toBe('')
  expect(existsSync(path.join(root, file))).toBe(true)
  expect({
    title,
    found: hasTest(readFileSync(path.join(root, file), 'utf8'), title),
  }).toEqual({ title, found: true })
})
