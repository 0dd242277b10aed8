import { pictureAddress } from '../../../src/lib/pictures'
import type { PictureStore } from '../../pictures/PictureStore'
import { writePictures } from '../../pictures/writePictures'

/**
 * Writes the pictures that the exported files refer to, and the placeholders.
 * @param texts of the exported files
 */
export async function writeUsedPictures(
  store: PictureStore,
  texts: readonly string[],
  target: string,
): Promise<void> {
  // A name may be in decomposed form, as macOS stores it.
  const composed = texts.map((text) => text.normalize('NFC'))
  const isUsed = (name: string) =>
    [`/pictures/${name}`, pictureAddress(`/pictures/${name}`)].some((address) =>
      composed.some((text) => text.includes(address)),
    )
  const files = await store.list()
  const used = files.filter(({ name }) => name.endsWith('-placeholder.svg') || isUsed(name))
  await writePictures(store, used, target)
}
