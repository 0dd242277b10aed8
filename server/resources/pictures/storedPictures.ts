import type { Db } from '../../database/schema'
import type { PictureFile, StoredPictures } from '../../pictures/pictureFiles'
import { readPictureBytes, readPictureRow, readPictureRows } from './repository'

const storedName = /^stored\/([0-9a-f]{64})\.(\w+)$/

/** The pictures in the database, for a `PictureStore`. */
export function storedPictures(db: Db): StoredPictures {
  return {
    list: async () => (await readPictureRows(db)).map(toFile),
    find: async (name) => {
      const [, hash, extension] = storedName.exec(name) ?? []
      const row = hash === undefined ? undefined : await readPictureRow(db, hash)
      return row?.extension === extension && row ? toFile(row) : undefined
    },
    read: async (name) => {
      const [, hash = ''] = storedName.exec(name) ?? []
      return readPictureBytes(db, hash)
    },
  }
}

function toFile(row: { hash: string; extension: string; size: number }): PictureFile {
  const name = `stored/${row.hash}.${row.extension}`
  return {
    name,
    path: name,
    extension: `.${row.extension}`,
    size: row.size,
    // The name contains the hash of the content.
    stamp: row.hash,
    isStored: true,
  }
}
