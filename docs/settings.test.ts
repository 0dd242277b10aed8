import { readFileSync } from 'node:fs'
import path from 'node:path'

const read = (name: string) => readFileSync(path.resolve(__dirname, '..', name), 'utf8')

/** The settings that are about one command, not about an installation. */
const ofCommands = ['API_PORT', 'TEST_DATABASE_URL', 'POSTGRES_BIN', 'CHROMIUM_PATH']

it('explains every setting of .env.example in the README, and leaves none out', () => {
  const [, table = ''] = read('README.md').split('## Settings')
  const explained = [...table.matchAll(/^\| (`.*?) +\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name),
  )
  const named = [...read('.env.example').matchAll(/^#([A-Z_]+)=/gm)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(10)
  expect(named.sort()).toEqual(explained.filter((name) => !ofCommands.includes(name)).sort())
})
