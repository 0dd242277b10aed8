import { clearEditedAt, readEditedAt } from '../database/contentWrites'
import type { Db } from '../database/schema'
import { exportPictures } from './contentPictures'
import type { Content } from './contentSchema'
import { exportContent } from './exportContent'
import { writeContent } from './write/writeContent'

/** @param sorted the content of the database, in the order in which new entries are to be written */
export async function exportFiles(db: Db, file: string, sorted?: Content) {
  const editedAt = await readEditedAt(db)
  const content = sorted ?? (await exportContent(db))
  const copies = await writeContent(file, content)
  const pictures = await exportPictures(db, file)
  if (editedAt !== undefined) await clearEditedAt(db, editedAt)
  return { content, pictures, copies }
}
