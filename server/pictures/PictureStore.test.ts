import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { temporaryFile } from '../testing/cleanUp'
import { createPictures, drawHalves } from '../testing/pictures'
import { ImagingProcess } from './conversion/ImagingProcess'
import { PictureStore } from './PictureStore'
import { InterruptedError, type PictureVariant } from './pictureFiles'

/** Reads a variant by the name of the picture. */
async function read(store: PictureStore, name: string, variant: PictureVariant) {
  const file = await store.find(name)
  return file && store.read(file, variant)
}

async function readMetadata(store: PictureStore, name: string, variant: PictureVariant) {
  return sharp(await read(store, name, variant)).metadata()
}

it('converts once when several requests arrive, and again when the file changes', async () => {
  const { store, cache, write, openStore } = createPictures()
  write('satu.png', await (await drawHalves()).png().toBuffer())
  const results = await Promise.all([1, 2, 3].map(() => read(store, 'satu.png', '400.webp')))
  expect(new Set(results).size).toBe(1)
  const [folder = ''] = readdirSync(cache)
  const file = path.join(cache, folder, '400.webp')
  const before = statSync(file).mtimeMs
  await read(store, 'satu.png', '400.webp')
  await read(openStore(), 'satu.png', '400.webp')
  expect(statSync(file).mtimeMs).toBe(before)
  write('satu.png', await (await drawHalves(300)).png().toBuffer())
  expect((await readMetadata(store, 'satu.png', '400.webp')).width).toBe(300)
})

/** A header that declares a width and a height of 30,000 pixels. */
const hugeHeader =
  '89504e470d0a1a0a0000000d494844520000753000007530080200000022ac4a2d0000000a49444154789c6300010000050001'

const invalidPictures: [string, string, () => Promise<Buffer> | Buffer, RegExp][] = [
  ['is not a picture', 'rusak.jpg', () => Buffer.from('bukan gambar'), /unsupported image format/],
  [
    'is truncated',
    'rusak.jpg',
    async () => (await (await drawHalves()).jpeg().toBuffer()).subarray(0, 3000),
    /premature end|the file is damaged/i,
  ],
  ['has too many pixels', 'rusak.jpg', () => Buffer.from(hugeHeader, 'hex'), /pixel limit/],
  ['has too many bytes', 'rusak.jpg', () => Buffer.alloc(21 * 1024 * 1024), /larger than 20 MB/],
  [
    'is HEIC',
    'foto.heic',
    () => Buffer.from('....ftypheic'),
    /HEIC is not supported: save it as JPEG/,
  ],
]

it.each(invalidPictures)('reports a file that %s once', async (_case, name, build, reason) => {
  const { store, write, warnings } = createPictures()
  write(name, await build())
  const variants = ['derived', 'metadata', '400.avif', '800.avif'] as const
  const readAll = () => Promise.all(variants.map((variant) => read(store, name, variant)))
  for (const bytes of [...(await readAll()), ...(await readAll())]) expect(bytes).toBeUndefined()
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toMatch(reason)
  expect(warnings[0]).toContain(`public/pictures/${name} cannot be shown (`)
  if (name.endsWith('.heic')) return
  write(name, await (await drawHalves(20, 20)).jpeg().toBuffer())
  expect(await read(store, name, '400.avif')).toBeDefined()
})

it('converts a picture with the next request after the process for pictures has ended', async () => {
  const { folder, cache, write, warnings } = createPictures()
  write('satu.png', 'any bytes')
  let isRunning = false
  const convert = () =>
    isRunning
      ? Promise.resolve(Buffer.from('converted'))
      : Promise.reject(new InterruptedError('it ended with SIGKILL'))
  const warn = (message: string) => warnings.push(message)
  const store = new PictureStore({ folder, caches: [cache], warn, convert })
  expect(await read(store, 'satu.png', '400.webp')).toBeUndefined()
  expect(warnings).toEqual([
    'public/pictures/satu.png was not converted: the process for pictures failed: it ended with SIGKILL.',
  ])
  isRunning = true
  expect(String(await read(store, 'satu.png', '400.webp'))).toBe('converted')
})

/** A program that answers with its process id, and ends or fails where the title asks for it. */
const program = `
process.on('message', ({ id, args: [{ title }] }) => {
  if (title === 'crash') process.kill(process.pid, 'SIGKILL')
  else if (title === 'fail') process.send({ id, error: 'no such font' })
  else process.send({ id, result: Buffer.from(String(process.pid)) })
})
process.once('disconnect', () => process.exit())
`

const idleTimeout = 300
let file: string
let imaging: ImagingProcess

beforeEach(() => {
  file = temporaryFile('imaging.cjs', program)
  imaging = new ImagingProcess(file, idleTimeout)
})
async function draw(title: string): Promise<string> {
  return String(await imaging.drawSocialImage({ title, owner: 'Ayu', description: '' }))
}

function isRunning(pid: string): boolean {
  try {
    return process.kill(Number(pid), 0)
  } catch {
    return false
  }
}

async function expectEnded(pid: string): Promise<void> {
  const deadline = Date.now() + 30_000
  while (isRunning(pid) && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  expect(isRunning(pid)).toBe(false)
}

test('requests at the same time share a process, and a failed one rejects alone', async () => {
  const [first, failed, second] = await Promise.allSettled([draw('a'), draw('fail'), draw('b')])
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'no such font' } })
  expect(first).toEqual({ status: 'fulfilled', value: expect.stringMatching(/^\d+$/) as string })
  expect(second).toEqual(first)
})

test('after a crash or a kill, the next request starts another process', async () => {
  const crashed = await draw('a')
  await expect(draw('crash')).rejects.toThrow('it ended with SIGKILL')
  const killed = await draw('b')
  expect(killed).not.toBe(crashed)
  process.kill(Number(killed), 'SIGKILL')
  expect(await draw('b')).not.toBe(killed)
})

test('the process ends when it is idle, and its end fails no later request', async () => {
  const ended = await draw('a')
  await expectEnded(ended)
  expect(await draw('b')).not.toBe(ended)
})
