import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { paths } from '../../paths'
import { PictureCache } from '../../pictures/PictureCache'
import type { DrawSocialImage } from './socialImages'

interface SocialImageCacheOptions {
  drawSocialImage: DrawSocialImage
  /** The bundle that draws: its social images are not those of another version. */
  bundle: string
  /** Folders of social images: the first one that is writable is written to. */
  folders: readonly string[]
  /** The most social images of a folder; the oldest are deleted. */
  maxFiles?: number
  warn: (message: string) => void
}

/** The number of social images after which the old ones are counted again. */
const interval = 100

/** Keeps the social images that were drawn on the disk, by what they show. */
export function cacheSocialImages({
  drawSocialImage,
  bundle,
  folders,
  maxFiles = 5000,
  warn,
}: SocialImageCacheOptions): DrawSocialImage {
  const cache = new PictureCache(folders, warn)
  let version: string | undefined
  let written = 0
  return async (content) => {
    version ??= hashOf(readFileSync(bundle))
    const key = `${hashOf(version + JSON.stringify(content))}.png`
    const cached = await cache.read(key)
    if (cached) return cached
    const picture = await drawSocialImage(content)
    const file = await cache.write(key, picture)
    written += 1
    if (file && written % interval === 0) await deleteOldest(path.dirname(file), maxFiles)
    return picture
  }
}

export function openSocialImages(
  { drawSocialImage }: { drawSocialImage: DrawSocialImage },
  dataDir: string,
  warn: (message: string) => void,
): DrawSocialImage {
  const folders = [paths.socialImageCache, path.join(dataDir, 'previews')]
  return cacheSocialImages({ drawSocialImage, bundle: paths.imaging, folders, warn })
}

function hashOf(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32)
}

async function deleteOldest(folder: string, maxFiles: number): Promise<void> {
  const names = await readdir(folder)
  if (names.length <= maxFiles) return
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name)
      // Another process may have deleted it.
      const time = await stat(file).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      )
      return { file, time }
    }),
  )
  const old = files.sort((one, other) => other.time - one.time).slice(maxFiles)
  for (const { file } of old) await rm(file, { force: true })
}
