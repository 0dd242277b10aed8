import { readFileSync } from 'node:fs'
import path from 'node:path'

const read = (name: string) => readFileSync(path.resolve(__dirname, '..', name), 'utf8')

/** Settings of the development and test commands only. */
const commandSettings = ['API_PORT', 'TEST_DATABASE_URL', 'POSTGRES_BIN', 'CHROMIUM_PATH']

it('describes every setting of .env.example in docs/settings.md, and no other', () => {
  const table = read('docs/settings.md')
  const described = [...table.matchAll(/^\| (`.*?) +\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name),
  )
  const named = [...read('.env.example').matchAll(/^#([A-Z_]+)=/gm)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(10)
  expect(named.sort()).toEqual(described.filter((name) => !commandSettings.includes(name)).sort())
})
