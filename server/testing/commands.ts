import { openTestDatabase, type TestApp } from './testApp'

const settings = 'DATA_DIR DATABASE_URL PUBLIC_URL BASE_PATH SITE_LANGUAGES STUDIO'.split(' ')

/** Runs every test of a file on a new database, which commands use; `lines` is what they print. */
export function prepareCommands(): Omit<TestApp, 'app'> & { lines: string[] } {
  const test = {} as ReturnType<typeof prepareCommands>
  beforeEach(async () => {
    Object.assign(test, await openTestDatabase(), { lines: [] })
    process.env.DATA_DIR = test.dataDir
    process.env.DATABASE_URL = test.databaseUrl ?? ''
    jest.spyOn(console, 'log').mockImplementation((line: string) => void test.lines.push(line))
  })
  afterEach(() => {
    for (const name of settings) delete process.env[name]
  })
  return test
}
