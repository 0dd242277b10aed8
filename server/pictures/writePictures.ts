import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { variantPath, variantsOf, type PictureFile } from './pictureFiles'
import { PictureStore } from './PictureStore'

/** Writes pictures, in all their sizes, into the folder of a static site. */
export async function writePictures(
  store: PictureStore,
  files: readonly PictureFile[],
  site: string,
): Promise<void> {
  const remaining = [...files]
  const work = async () => {
    for (let file = remaining.shift(); file; file = remaining.shift()) {
      for (const variant of variantsOf(file)) {
        const bytes = await store.read(file, variant)
        const target = variantPath(file.name, variant)
        if (bytes && target !== undefined) await writeInto(site, target, bytes)
      }
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

async function writeInto(folder: string, name: string, bytes: Buffer): Promise<void> {
  const file = path.join(folder, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, bytes)
}

/** Writes all pictures of a project into its built site. */
export async function buildPictures(root: string, site: string): Promise<void> {
  const store = new PictureStore({
    folder: path.join(root, 'public', 'pictures'),
    caches: [path.join(root, 'build', 'pictures')],
    warn: (message) => console.warn(message),
    concurrency: availableParallelism(),
  })
  await writePictures(store, await store.list(), site)
}
