import path from 'node:path'
import { paths } from '../paths'
import { PictureStore, type PictureStoreOptions } from './PictureStore'

/**
 * The pictures of this project. Under systemd or in a container the project's folder may be
 * read-only: pictures are cached in the data folder then.
 */
export function openPictures({
  dataDir,
  ...options
}: Pick<PictureStoreOptions, 'folder' | 'convert' | 'stored' | 'warn'> & {
  dataDir: string
}): PictureStore {
  const caches = [paths.pictureCache, path.join(dataDir, 'pictures')]
  return new PictureStore({ caches, ...options })
}
