import { clearEditedAt, readEditedAt } from '../../database/contentWrites'
import type { Db } from '../../database/schema'
import { exportPictures } from '../contentPictures'
import type { Content } from '../contentSchema'
import { exportContent } from '../database/exportContent'
import { writeContent } from './writeContent'

/**
 * Writes the content of the database into a content file, with its posts and pictures beside it.
 * @param sorted the same content, in the order in which new entries are to be written
 * @returns the content, the number of pictures, and the copies of files that have changed
 * @throws UserFacingError, before anything is written, if files there cannot be replaced
 */
export async function exportFiles(db: Db, file: string, sorted?: Content) {
  const editedAt = await readEditedAt(db)
  const content = sorted ?? (await exportContent(db))
  const copies = await writeContent(file, content)
  const pictures = await exportPictures(db, file)
  if (editedAt !== undefined) await clearEditedAt(db, editedAt)
  return { content, pictures, copies }
}
