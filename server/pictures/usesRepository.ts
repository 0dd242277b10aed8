import { nouns } from '../../src/contract/nouns'
import { isTranslated } from '../../src/contract/schema/translatedTables'
import { trackedResources } from '../../src/contract/studio'
import type { PictureUse, SitePicture } from '../../src/contract/pictures'
import { pictureAddress } from '../../src/lib/pictures'
import type { Db } from '../database/schema'
import { titleOf } from '../rows/titles'
import type { PictureStore } from './PictureStore'

const prefix = '/pictures/'

/**
 * The entries and drafts that show pictures.
 * @param names paths in the folder of pictures, or `stored/…`
 */
export async function findUses(db: Db, names: readonly string[]): Promise<PictureUse[][]> {
  const texts = await readTexts(db)
  return names.map((name) => {
    const address = prefix + name
    const forms = [address, pictureAddress(address)]
    return texts
      .filter(([text]) => forms.some((form) => hasAddress(text, form)))
      .map(([, use]) => use)
  })
}

/** The files of the folder of pictures, by name; placeholders are no content. */
export async function listSitePictures(
  db: Db,
  store: PictureStore | undefined,
): Promise<SitePicture[]> {
  const files = ((await store?.list()) ?? [])
    .filter(({ name, isStored }) => !isStored && !name.endsWith('-placeholder.svg'))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
  const names = files.map(({ name }) => name)
  const uses = await findUses(db, names)
  return files.map(({ name, size }, index) => ({
    ...{ name, size, uses: uses[index] ?? [] },
    url: pictureAddress(prefix + name),
  }))
}

/** Whether a text has an address that does not go on: `/pictures/a.webp` is not in `/pictures/a.webp.png`. */
function hasAddress(text: string, address: string): boolean {
  for (let at = text.indexOf(address); at >= 0; at = text.indexOf(address, at + 1)) {
    if (!/[\w.%-]/.test(text.charAt(at + address.length))) return true
  }
  return false
}

/** The texts of the entries and drafts that can show pictures: any field, also Markdown and lists. */
async function readTexts(db: Db): Promise<[text: string, use: PictureUse][]> {
  const texts: [string, PictureUse][] = []
  for (const resource of trackedResources) {
    const { table } = nouns[resource]
    if (!isTranslated(table)) continue
    for (const row of await db.selectFrom(table).selectAll().orderBy('id').execute()) {
      const use = { resource, id: row.id, title: titleOf(table, row), is_draft: false }
      texts.push([JSON.stringify(row), use])
    }
  }
  const drafts = await db
    .selectFrom('drafts')
    .select(['resource', 'entry_id', 'changes'])
    .where('changes', 'like', `%${prefix}%`)
    .execute()
  for (const { resource, entry_id, changes } of drafts) {
    const { table } = nouns[resource]
    const title = isTranslated(table) ? titleOf(table, JSON.parse(changes) as object) : ''
    texts.push([changes, { resource, id: entry_id || null, title, is_draft: true }])
  }
  return texts
}

/** The texts of earlier states and of deleted entries that refer to stored pictures. */
export async function findTextsInHistory(db: Db, hash = ''): Promise<string[]> {
  const pattern = `%${prefix}stored/${hash}%`
  const revisions = db.selectFrom('revisions').select('data as text').where('data', 'like', pattern)
  const deleted = db.selectFrom('trash').select('rows as text').where('rows', 'like', pattern)
  return (await revisions.unionAll(deleted).execute()).map(({ text }) => text)
}
