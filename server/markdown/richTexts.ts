import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import fp from 'fastify-plugin'
import type { RichText } from '../../src/contract/schema/richText'
import type { Translations } from '../../src/contract/schema/values'
import type { Db } from '../database/schema'
import { afterEveryChange } from '../plugins/afterEveryChange'

/** The parser is large, and processes that read stored trees only do not need it. */
const parse = async (markdown: string): Promise<RichText> =>
  (await import('./parseMarkdown')).parseMarkdown(markdown)

/** To be incremented when `parseMarkdown` returns something else for a text than before. */
export const treeVersion = 2

/** Stores the trees of the texts when the server has started, and after every change of the content. */
export const richTextsPlugin = fp(
  (app, _options, done) => {
    const store = (closing: AbortSignal) => storeRichTexts(app.db, closing)
    afterEveryChange(app, store, 'Parsed texts cannot be stored')
    done()
  },
  { dependencies: ['database', 'contentVersion'] },
)

/** Returns the tree of a text: the stored one, or else it is parsed. */
export async function readRichText(db: Db, markdown: string): Promise<RichText> {
  const stored = await db
    .selectFrom('rich_texts')
    .select('tree')
    .where('hash', '=', hashOf(markdown))
    .executeTakeFirst()
  return stored ? (JSON.parse(stored.tree) as RichText) : parse(markdown)
}

/**
 * Stores the trees of all texts of projects and posts, so that no page waits for the parser, and
 * deletes those of other texts. Several processes may do so at the same time.
 * @param signal ends it between two texts
 */
export async function storeRichTexts(db: Db, signal?: AbortSignal): Promise<void> {
  // Before the texts: what another process stores meanwhile must not be deleted.
  const stored = await readHashes(db)
  const texts = await readTexts(db)
  for (const [hash, text] of texts) {
    if (stored.delete(hash)) continue
    await storeRichText(db, hash, text)
    // Requests are handled between two texts.
    await nextTurn()
    if (signal?.aborted) return
  }
  for (const hash of stored) await db.deleteFrom('rich_texts').where('hash', '=', hash).execute()
}

async function storeRichText(db: Db, hash: string, text: string): Promise<void> {
  const stored = db.selectFrom('rich_texts').select('hash').where('hash', '=', hash)
  if (await stored.executeTakeFirst()) return
  const tree = JSON.stringify(await parse(text))
  await db
    .insertInto('rich_texts')
    .values({ hash, tree })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function readTexts(db: Db): Promise<Map<string, string>> {
  const stories = db.selectFrom('projects').select(['story as text', 'translations'])
  const articles = db.selectFrom('posts').select(['content as text', 'translations'])
  const rows = [...(await stories.execute()), ...(await articles.execute())]
  const texts = rows.flatMap(({ text, translations }) => {
    const languages = Object.values(JSON.parse(translations ?? '{}') as Translations)
    return [text, ...languages.map(({ story, content }) => story ?? content)]
  })
  return new Map(
    texts.flatMap((text) => (typeof text === 'string' && text ? [[hashOf(text), text]] : [])),
  )
}

async function readHashes(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('rich_texts').select('hash').execute()
  return new Set(rows.map(({ hash }) => hash))
}

function hashOf(markdown: string): string {
  return createHash('sha256').update(`${treeVersion}\n${markdown}`).digest('base64url')
}
