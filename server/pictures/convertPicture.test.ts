import sharp from 'sharp'
import { drawHalves, takePhotograph } from '../testing/pictures'
import { convertPicture } from './convertPicture'
import { sizedVariants, type PictureMetadata, type PictureVariant } from './pictureFiles'

const transparent = { create: { width: 8, height: 8, channels: 4, background: '#0000' } } as const

/** Converts a picture and reads the metadata of the result. */
async function metadataOf(bytes: Buffer, extension: string, variant: PictureVariant) {
  return sharp(await convertPicture(bytes, extension, variant)).metadata()
}

it('converts to every width and format, without enlarging', async () => {
  const picture = await (await drawHalves(1600, 8)).png().toBuffer()
  for (const variant of sizedVariants) {
    const [width, format] = variant.split('.')
    expect(await metadataOf(picture, '.png', variant)).toMatchObject({
      width: Number(width),
      format: format === 'avif' ? 'heif' : format,
    })
  }
  const small = await (await drawHalves(500, 8)).png().toBuffer()
  const large = await (await drawHalves(4000, 8)).jpeg().toBuffer()
  expect((await metadataOf(small, '.png', '1200.webp')).width).toBe(500)
  expect((await metadataOf(large, '.jpg', 'derived')).width).toBe(2400)
})

it.each<PictureVariant>(['derived', '400.avif', '400.webp'])(
  'turns a photograph upright and removes its metadata (%s)',
  async (variant) => {
    const photograph = await takePhotograph()
    const { orientation, exif, icc } = await sharp(photograph).metadata()
    expect([orientation, Boolean(exif), Boolean(icc)]).toEqual([6, true, true])
    const bytes = await convertPicture(photograph, '.jpg', variant)
    const metadata = await sharp(bytes).metadata()
    expect(metadata.height).toBeGreaterThan(metadata.width)
    for (const name of ['orientation', 'exif', 'icc', 'xmp', 'iptc'] as const) {
      expect(metadata[name]).toBeUndefined()
    }
    expect(bytes.toString('latin1')).not.toMatch(/Exif|GPS|Kamera|rahasia/)
  },
)

it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('keeps the format %s', async (format) => {
  const picture = await (await drawHalves(8, 8)).toFormat(format).toBuffer()
  const { format: found } = await metadataOf(picture, `.${format}`, 'derived')
  expect(found).toBe(format === 'avif' ? 'heif' : format)
})

it('keeps the frames of a GIF, and shows the first frame of an animated WebP', async () => {
  const opaque = await (await drawHalves(8, 8)).png().toBuffer()
  const frames = [opaque, await sharp(transparent).png().toBuffer()]
  const animation = sharp(frames, { join: { animated: true } })
  const gif = await convertPicture(await animation.clone().gif().toBuffer(), '.gif', 'derived')
  expect((await sharp(gif).metadata()).pages).toBe(2)
  const webp = await convertPicture(await animation.clone().webp().toBuffer(), '.webp', 'derived')
  expect((await sharp(webp).metadata()).pages).toBeUndefined()
})

it('converts CMYK to sRGB', async () => {
  const picture = await (await drawHalves(80, 80)).toColourspace('cmyk').jpeg().toBuffer()
  expect((await sharp(picture).metadata()).space).toBe('cmyk')
  expect((await metadataOf(picture, '.jpg', 'derived')).space).toBe('srgb')
  expect((await metadataOf(picture, '.jpg', '400.webp')).space).toBe('srgb')
})

async function readMetadata(bytes: Buffer) {
  const json = await convertPicture(bytes, '.png', 'metadata')
  return JSON.parse(json.toString()) as PictureMetadata
}

it('finds the upper and the lower colour of an opaque picture', async () => {
  const coloured = await (await drawHalves()).png().toBuffer()
  const grey = await sharp(coloured).grayscale().toColourspace('b-w').jpeg().toBuffer()
  const clear = await sharp(transparent).png().toBuffer()
  expect((await readMetadata(coloured)).colours).toMatch(/^#f.0.0. #0.0.f.$/)
  expect((await readMetadata(grey)).colours).toMatch(/^#(\w\w)\1\1 #(\w\w)\2\2$/)
  expect(await readMetadata(clear)).toEqual({ width: 8, height: 8 })
  // As it is shown.
  expect(await readMetadata(await takePhotograph())).toMatchObject({ width: 600, height: 800 })
})
