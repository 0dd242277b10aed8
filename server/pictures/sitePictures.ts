import type { SitePicture } from '../../src/contract/pictures'
import { pictureAddress } from '../../src/lib/pictures'
import type { Db } from '../database/schema'
import type { PictureStore } from './PictureStore'
import { findUses } from './usesRepository'

/** The files of the folder of pictures, by name; placeholders are no content. */
export async function listSitePictures(
  db: Db,
  store: PictureStore | undefined,
): Promise<SitePicture[]> {
  const files = ((await store?.list()) ?? [])
    .filter(({ name, isStored }) => !isStored && !name.endsWith('-placeholder.svg'))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
  const uses = await findUses(
    db,
    files.map(({ name }) => name),
  )
  return files.map(({ name, size }, index) => ({
    ...{ name, size, uses: uses[index] ?? [] },
    url: pictureAddress(`/pictures/${name}`),
  }))
}
