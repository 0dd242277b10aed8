import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { databaseFile, openContentDatabase } from '../../content/openContentDatabase'
import { exportContent } from '../../content/exportContent'
import { readContent } from '../../content/readContent'
import { openCopy } from '../../database/sqlite'
import { paths } from '../../paths'
import { cleanUp, temporaryFolder } from '../../testing/cleanUp'

afterAll(cleanUp)

/** The sample in a database of the version before posts were rows. */
const older = path.join(paths.root, 'server/testing/fixtures/before-stories.db.gz')

function createOlderDatabase(): string {
  const dataDir = temporaryFolder()
  writeFileSync(databaseFile(dataDir), gunzipSync(readFileSync(older)))
  return dataDir
}

async function upgrade(dataDir: string) {
  const database = await openContentDatabase({ dataDir, contentFile: paths.sampleContent })
  const content = await exportContent(database)
  await database.destroy()
  return content
}

it('adds the sample’s posts to an untouched sample, and keeps everything else', async () => {
  const { posts, projects, testimonials } = await upgrade(createOlderDatabase())
  const sample = readContent(paths.sampleContent).content.posts?.map(({ slug }) => slug)
  expect(posts?.map(({ slug }) => slug).sort()).toEqual(sample?.sort())
  expect(posts?.length).toBeGreaterThanOrEqual(4)
  expect([projects.length, testimonials.length]).toEqual([14, 9])
})

it('adds none of the sample’s posts to other content', async () => {
  const dataDir = createOlderDatabase()
  const database = openCopy(databaseFile(dataDir))
  await database.updateTable('profiles').set({ full_name: 'Dewi' }).execute()
  await database.destroy()
  expect(await upgrade(dataDir)).toMatchObject({ profile: { full_name: 'Dewi' }, posts: [] })
})
