import sharp from 'sharp'
import { hashOf } from '../../pictures/repository'
import { encodePictures } from './encodePictures'

/** A photograph with the position where it was taken. */
async function photograph(): Promise<Buffer> {
  const create = { width: 40, height: 30, channels: 3, background: '#883311' } as const
  return sharp({ create })
    .jpeg()
    .withExif({ IFD0: { Make: 'Kamera' }, IFD3: { GPSLatitude: '6/1 14/1 0/1' } })
    .toBuffer()
}

const post = (content: string) => ({ title: 'Satu', publishedAt: '2026-01-01', content })
const report = { taken: {}, assumed: [], changed: [], leftOut: [] }

it('removes what a camera has written, and renames the picture in texts', async () => {
  const original = await photograph()
  expect((await sharp(original).metadata()).exif).toBeDefined()
  const name = `${hashOf(original)}.jpg`
  const { content, pictures } = await encodePictures({
    kind: 'Markdown',
    content: { posts: [post(`![](/pictures/stored/${name})`)] },
    report,
    pictures: new Map([[name, original]]),
  })
  const [[encodedName, bytes] = ['', Buffer.alloc(0)]] = pictures
  expect(encodedName).toBe(`${hashOf(bytes)}.jpg`)
  expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  expect(content.posts?.[0]?.content).toBe(`![](/pictures/stored/${encodedName})`)
})

it('leaves out a file that is no picture', async () => {
  const name = `${hashOf(Buffer.from('x'))}.png`
  const { pictures, report: encoded } = await encodePictures({
    kind: 'Markdown',
    content: {},
    report,
    pictures: new Map([[name, Buffer.from('x')]]),
  })
  expect(pictures.size).toBe(0)
  expect(encoded.leftOut).toEqual([
    { path: ['pictures'], value: name, message: expect.any(String) as string },
  ])
})
