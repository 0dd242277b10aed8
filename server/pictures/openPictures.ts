import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import pLimit from 'p-limit'
import { paths } from '../paths'
import { variantPath, variantsOf, type PictureFile } from './pictureFiles'
import { PictureStore, type PictureStoreOptions } from './PictureStore'

/**
 * The pictures of this project. Under systemd or in a container the project's folder may be
 * read-only: pictures are cached in the data folder then.
 */
export function openPictures({
  dataDir,
  ...options
}: Omit<PictureStoreOptions, 'caches'> & { dataDir: string }): PictureStore {
  return new PictureStore({
    caches: [paths.pictureCache, path.join(dataDir, 'pictures')],
    ...options,
  })
}

/** Reads pictures in all their sizes; `write` receives the path of each in a site. */
export async function readVariants(
  store: PictureStore,
  files: readonly PictureFile[],
  write: (path: string, bytes: Buffer) => void,
  onProgress: (done: number) => void = () => undefined,
): Promise<void> {
  let done = 0
  await pLimit(availableParallelism()).map(files, async (file) => {
    for (const variant of variantsOf(file)) {
      const bytes = await store.read(file, variant)
      const name = variantPath(file.name, variant)
      if (bytes && name !== undefined) write(name, bytes)
    }
    onProgress((done += 1))
  })
}

export async function buildPictures(root: string, site: string): Promise<void> {
  const store = new PictureStore({
    folder: path.join(root, 'public', 'pictures'),
    caches: [path.join(root, 'build', 'pictures')],
    warn: (message) => console.warn(message),
    concurrency: availableParallelism(),
  })
  await readVariants(store, await store.list(), (name, bytes) => {
    const target = path.join(site, name)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, bytes)
  })
}
