import { readdirSync } from 'node:fs'
import path from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { createPictures, drawHalves, takePhotograph } from '../../testing/pictures'
import { BackgroundConversion } from './BackgroundConversion'
import { convertPicture } from './convertPicture'
import { type EncodedPicture, encodeUpload } from './encodeUpload'
import { type PictureMetadata, type PictureVariant, sizedVariants } from '../pictureFiles'

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

/** Expects a photograph to be upright, in sRGB and without its metadata. */
async function expectUpright(bytes: Buffer): Promise<void> {
  const metadata = await sharp(bytes).metadata()
  expect(metadata.height).toBeGreaterThan(metadata.width)
  for (const name of ['orientation', 'exif', 'icc', 'xmp', 'iptc'] as const) {
    expect(metadata[name]).toBeUndefined()
  }
  expect(bytes.toString('latin1')).not.toMatch(/Exif|GPS|Kamera|rahasia/)
}

const turned: PictureVariant[] = ['derived', '400.avif', '400.webp']

it.each(turned)('turns a photograph upright and removes its metadata (%s)', async (variant) => {
  const photograph = await takePhotograph()
  const { orientation, exif, icc } = await sharp(photograph).metadata()
  expect([orientation, Boolean(exif), Boolean(icc)]).toEqual([6, true, true])
  await expectUpright(await convertPicture(photograph, '.jpg', variant))
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

const jpeg = async (width = 64, height = 64) => (await drawHalves(width, height)).jpeg().toBuffer()

const latin1 = (text: string) => Buffer.from(text, 'latin1')

/** A JPEG with other data behind it. */
const withBehind = async (data: Uint8Array) => Buffer.concat([await jpeg(), data])

async function encode(bytes: Buffer): Promise<EncodedPicture> {
  const encoded = await encodeUpload(bytes)
  if ('refused' in encoded) throw new Error(`${encoded.refused.path} ${encoded.refused.message}`)
  return encoded
}

/** The header of a PNG of any size, and nothing behind it but an end. */
function pngHeader(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([latin1(type), data])
    const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    checksum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, checksum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([1, 0], 8)
  const data = deflateSync(Buffer.alloc(1000))
  return Buffer.concat([
    latin1('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('an uploaded photograph', () => {
  it('is stored upright, in sRGB and without its metadata', async () => {
    const { bytes, extension, width, height } = await encode(await takePhotograph())
    expect([extension, width, height]).toEqual(['jpg', 600, 800])
    await expectUpright(bytes)
  })

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('keeps the format %s', async (format) => {
    const picture = await (await drawHalves(64, 64)).toFormat(format).toBuffer()
    const { bytes, extension } = await encode(picture)
    expect(extension).toBe(format === 'jpeg' ? 'jpg' : format)
    expect((await sharp(bytes).metadata()).format).toBe(format === 'avif' ? 'heif' : format)
  })

  it('is limited in its width, and always encoded the same', async () => {
    const large = await jpeg(2600, 1300)
    const [one, other] = [await encode(large), await encode(large)]
    expect([one.width, one.height]).toEqual([2400, 1200])
    expect(one.bytes.equals(other.bytes)).toBe(true)
  })

  it.each(['\0\0\0\x18ftypmp42', '<html><script>', '<?php system(1)', '%PDF-1.4 ', 'PK\x05\x06'])(
    'may end with something else such as %j, which is removed',
    async (text) => {
      const { bytes } = await encode(await withBehind(latin1(text)))
      expect(bytes.toString('latin1')).not.toContain(text)
    },
  )
})

const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

it.each<[string, () => Promise<Buffer> | Buffer, string, RegExp]>([
  ['an SVG with a script', () => Buffer.from(script), 'type', /is SVG/],
  ['an HTML page', () => Buffer.from('<!doctype html><title>a</title>'), 'type', /is HTML/],
  ['a PDF', () => Buffer.from('%PDF-1.7\n'), 'type', /is PDF/],
  ['a GIF', async () => (await drawHalves(8, 8)).gif().toBuffer(), 'type', /is GIF/],
  ['a video', () => latin1('\0\0\0\x18ftypmp42\0\0\0\0isommp42'), 'type', /a video/],
  ['a truncated JPEG', async () => (await jpeg(900, 900)).subarray(0, 4000), 'data', /damaged/],
  ['a header without pixels', () => pngHeader(900, 900), 'data', /damaged/],
  ['a decompression bomb', () => pngHeader(19_000, 19_000), 'pixels', /19000 × 19000/],
  ['one of more than 20 MB', () => withBehind(Buffer.alloc(21e6)), 'size', /20 MB/],
  ['a HEIC without pixels', () => latin1('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'type', /HEIC/],
])('refuses %s', async (_name, make, path, message) => {
  const { refused } = (await encodeUpload(await make())) as { refused?: object }
  expect(refused).toEqual({ path, message: expect.stringMatching(message) as string })
})

const drawPicture = async () => (await drawHalves(40, 20)).webp().toBuffer()

function createConversion() {
  const pictures = createPictures()
  const onMetadata = jest.fn()
  const conversion = new BackgroundConversion(pictures.store, onMetadata)
  const read = jest.spyOn(pictures.store, 'read')
  return { ...pictures, conversion, onMetadata, read }
}

it('converts the pictures of the folder once, and those that are added, without broken ones', async () => {
  const { conversion, onMetadata, write, cache, read, warnings } = createConversion()
  write('0.webp', 'bukan gambar')
  write('a.webp', await drawPicture())
  await conversion.convertNew()
  const [folder = ''] = readdirSync(cache)
  expect(readdirSync(path.join(cache, folder))).toHaveLength(8)
  expect(onMetadata).toHaveBeenCalledTimes(1)
  read.mockClear()
  await conversion.convertNew()
  expect(read).not.toHaveBeenCalled()
  write('b.webp', await (await drawHalves(60, 20)).webp().toBuffer())
  await conversion.convertNew()
  expect(readdirSync(cache)).toHaveLength(2)
  expect(onMetadata).toHaveBeenCalledTimes(2)
  expect(warnings).toEqual([expect.stringContaining('public/pictures/0.webp cannot be shown')])
})
