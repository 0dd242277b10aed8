import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expectConsoleError } from '../../__mocks__/setup/console'
import { openContentDatabase } from '../content/openContentDatabase'
import type { Db } from '../database/schema'
import { cleanUp } from '../testing/cleanUp'
import { createTestApp, removeLastMigrations, type TestApp } from '../testing/testApp'

let test: TestApp

beforeEach(async () => {
  test = await createTestApp()
  await removeLastMigrations(test.database)
})
afterEach(cleanUp)

const slugs = async (db: Db) =>
  (await db.selectFrom('posts').select('slug').orderBy('id', 'desc').execute()).map(
    ({ slug }) => slug,
  )

/** Starts the new version with these posts beside the content file. */
async function start(postsYaml: string): Promise<void> {
  const { dataDir, databaseUrl } = test
  writeFileSync(path.join(dataDir, 'posts.yaml'), postsYaml)
  const contentFile = path.join(dataDir, 'content.yaml')
  const database = await openContentDatabase({ dataDir, databaseUrl, contentFile })
  await database.destroy()
}

const two = '- { title: Dua, publishedAt: 2026-06 }\n- { title: Satu, publishedAt: 2026-06 }\n'

it('imports the posts of the owner’s files once', async () => {
  await start(two)
  expect(await slugs(test.database)).toEqual(['dua', 'satu'])
  await test.database.deleteFrom('posts').execute()
  await start(two)
  expect(await slugs(test.database)).toEqual([])
})

it('starts in spite of a mistake, prints it, and tries again at the next start', async () => {
  expectConsoleError(/posts\.yaml:3 \[2\]\.publishedAt: is missing/)
  await start(`${two}- { title: Tiga }\n`)
  expect(await slugs(test.database)).toEqual([])
  await start(two)
  expect(await slugs(test.database)).toEqual(['dua', 'satu'])
})
