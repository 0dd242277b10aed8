import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { StoredPictures } from '../pictures/pictureFiles'
import { PictureStore } from '../pictures/PictureStore'
import { temporaryFolder, writeFiles } from './cleanUp'

/** A folder of pictures, with a store that converts them. */
export function createPictures() {
  const root = temporaryFolder()
  const folder = path.join(root, 'pictures')
  const cache = path.join(root, 'cache')
  const warnings: string[] = []
  const openStore = (stored?: StoredPictures) =>
    new PictureStore({ folder, stored, caches: [cache], warn: (message) => warnings.push(message) })
  const write = (name: string, bytes: Buffer | string) => writeFiles(folder, { [name]: bytes })
  return { folder, cache, warnings, openStore, write, store: openStore() }
}

/** A picture whose upper half is red and whose lower half is blue. */
export async function drawHalves(width = 1600, height = 800): Promise<Sharp> {
  const blue = { create: { width, height: height / 2, channels: 3, background: '#00f' } } as const
  const input = await sharp(blue).png().toBuffer()
  const red = { create: { width, height, channels: 3, background: '#f00' } } as const
  return sharp(red).composite([{ input, top: height / 2, left: 0 }])
}

/** A photograph as a telephone stores it: lying on its side, with its position. */
export async function takePhotograph(): Promise<Buffer> {
  const picture = await drawHalves(800, 600)
  return picture
    .withExif({
      IFD0: { Make: 'Kamera', Model: 'Uji', Copyright: 'rahasia' },
      IFD3: { GPSLatitude: '6/1 12/1 0/1', GPSLongitude: '106/1 49/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3')
    .jpeg()
    .toBuffer()
}
