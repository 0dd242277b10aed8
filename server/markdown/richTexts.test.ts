import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { PostDetail } from '../../src/contract/posts'
import type { ProjectDetail } from '../../src/contract/projects'
import type { Db } from '../database/schema'
import { paths } from '../paths'
import { buildContent, contentPost } from '../testing/content'
import { cleanUp } from '../testing/cleanUp'
import { createTestApp, get, send } from '../testing/testApp'
import { parseMarkdown } from './parseMarkdown'
import { readRichText, storeRichTexts, treeVersion } from './richTexts'

afterEach(cleanUp)

const [article, story] = ['## Isi\n\nSatu *kata*.', 'Cerita [kami](/about).']

function createStoryApp() {
  const content = buildContent({ posts: [contentPost(1, { content: article })] })
  const [first, ...others] = content.projects
  return createTestApp({ ...content, projects: first ? [{ ...first, story }, ...others] : [] })
}

async function storedTrees(db: Db): Promise<unknown[]> {
  const rows = await db.selectFrom('rich_texts').select('tree').execute()
  return rows.map(({ tree }) => JSON.parse(tree) as unknown)
}

/** Waits until the trees of these texts are stored, and no others. */
async function expectStored(db: Db, texts: string[]): Promise<void> {
  const expected = texts.map((text) => JSON.stringify(parseMarkdown(text))).sort()
  const read = async () => (await storedTrees(db)).map((tree) => JSON.stringify(tree)).sort()
  const end = Date.now() + 30_000
  while (Date.now() < end && String(await read()) !== String(expected)) await delay(20)
  expect(await read()).toEqual(expected)
}

it('answers with stored trees as with parsed ones', async () => {
  const { app, database } = await createStoryApp()
  const readTrees = async () => {
    const { data } = await get<{ post: PostDetail }>(app, '/posts/slug/artikel-1')
    const project = await get<{ project: ProjectDetail }>(app, '/projects/1')
    return [data.post.content_tree, project.data.project.story_tree]
  }
  const parsed = await readTrees()
  expect(parsed).toEqual([parseMarkdown(article), parseMarkdown(story)])
  // Several processes do so at the same time.
  await Promise.all([storeRichTexts(database), storeRichTexts(database)])
  await expectStored(database, [article, story])
  app.contentVersion.increment()
  expect(await readTrees()).toEqual(parsed)
  const tree = JSON.stringify({ blocks: [], footnotes: [] })
  await database.updateTable('rich_texts').set({ tree }).execute()
  expect(await readRichText(database, article)).toEqual(JSON.parse(tree))
  expect(await readRichText(database, 'Baru')).toEqual(parseMarkdown('Baru'))
})

it('stores trees when the server starts and when a text has changed, and deletes others', async () => {
  const { app, database } = await createStoryApp()
  expect(await storedTrees(database)).toEqual([])
  await app.listen({ port: 0, host: '127.0.0.1' })
  await expectStored(database, [article, story])
  const { data } = await get<{ post: PostDetail }>(app, '/posts/slug/artikel-1')
  await send(app, 'PUT', `/posts/${data.post.id}`, { content: 'Lain' })
  await expectStored(database, ['Lain', story])
})

it('has a version that belongs to the trees of the parser', () => {
  const elements = readFileSync(path.join(paths.root, 'e2e', 'richText', 'elements.md'), 'utf8')
  const tree = JSON.stringify(parseMarkdown(elements))
  // If the digest of the same file differs, the parser has changed: increment `treeVersion`.
  const digest = createHash('sha256').update(tree).digest('hex').slice(0, 16)
  expect({ treeVersion, digest }).toEqual({ treeVersion: 1, digest: '41fc3e08db7f010d' })
})
