import { readdirSync, writeFileSync } from 'node:fs'
import { wrap } from 'node:module'
import path from 'node:path'
import { loadCompiled } from './loadCompiled'
import { temporaryFolder } from './testing/cleanUp'

beforeEach(() => jest.useFakeTimers())

test('stores the compiled code beside a file, and never uses that of another version', () => {
  const folder = temporaryFolder()
  const file = path.join(folder, 'bundle.cjs')
  const codeFiles = () => readdirSync(folder).filter((name) => name.endsWith('.code'))

  const write = (word: string) =>
    writeFileSync(
      file,
      wrap(`exports.greet = () => '${word}'; exports.sep = require('node:path').sep`),
    )
  write('one')
  const first = loadCompiled(file) as { greet: () => string }
  expect(first).toMatchObject({ sep: path.sep })
  expect(first.greet()).toBe('one')
  jest.runAllTimers()
  const [stored] = codeFiles()
  expect((loadCompiled(file) as typeof first).greet()).toBe('one')
  expect(jest.getTimerCount()).toBe(0)

  // As long as the first one.
  write('two')
  expect((loadCompiled(file) as typeof first).greet()).toBe('two')
  jest.runAllTimers()
  expect(codeFiles()).toHaveLength(1)
  expect(codeFiles()).not.toEqual([stored])
})
