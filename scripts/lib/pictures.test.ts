import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'karya-pictures-'))
  mkdirSync(path.join(root, 'public', 'pictures', 'a'), { recursive: true })
  cpSync(
    path.resolve(__dirname, '../../public/pictures/project-placeholder.svg'),
    path.join(root, 'public/pictures/project-placeholder.svg'),
  )
})
afterEach(() => rmSync(root, { recursive: true }))

const run = promisify(execFile)
const script = `
  import { buildPictures } from ${JSON.stringify(path.join(__dirname, 'pictures.mjs'))}
  console.log(JSON.stringify(await buildPictures(...process.argv.slice(1))))
`

/** Simulates another process that finishes every picture just before this one. */
const winRace = `
  import fs from 'node:fs'
  import { syncBuiltinESMExports } from 'node:module'
  const rename = fs.renameSync
  fs.renameSync = (from, to) => {
    fs.cpSync(from, to, { recursive: true })
    rename(from, to)
  }
  syncBuiltinESMExports()
`

/** Builds the pictures in a process of its own: jest cannot load the ES module. */
async function buildPictures(prelude = '') {
  const args = ['--input-type=module', '-e', prelude + script, root, path.join(root, 'dist')]
  const { stdout, stderr } = await run(process.execPath, args)
  return { colours: JSON.parse(stdout) as Record<string, string>, warnings: stderr }
}

const source = (name: string) => path.join(root, 'public', 'pictures', name)
const built = (name: string) => path.join(root, 'dist', 'sized', 'pictures', name)

/** Draws a picture whose upper half is red and whose lower half is blue. */
async function draw(name: string, width = 1600): Promise<void> {
  const half = { width, height: 400, channels: 3 as const }
  const blue = await sharp({ create: { ...half, background: '#0000ff' } })
    .png()
    .toBuffer()
  await sharp({ create: { ...half, height: 800, background: '#ff0000' } })
    .composite([{ input: blue, top: 400, left: 0 }])
    .toFile(source(name))
}

it('converts each picture to every width and format', async () => {
  await draw('a/satu.png')
  await buildPictures()
  for (const width of [400, 800, 1200]) {
    for (const format of ['avif', 'webp']) {
      const metadata = await sharp(built(`a/satu.png/${width}.${format}`)).metadata()
      expect(metadata.width).toBe(width)
    }
  }
})

it('does not enlarge a picture', async () => {
  await draw('kecil.png', 500)
  await buildPictures()
  expect((await sharp(built('kecil.png/1200.webp')).metadata()).width).toBe(500)
})

it('returns the upper and the lower colour of an opaque picture', async () => {
  await draw('satu.webp')
  await sharp({ create: { width: 9, height: 9, channels: 4, background: '#00000000' } }).toFile(
    source('kaca.png'),
  )
  const { colours } = await buildPictures()
  expect(colours['/pictures/kaca.png']).toBe('')
  expect(colours['/pictures/satu.webp']).toMatch(
    /^#f[\da-f]0[\da-f]0[\da-f] #0[\da-f]0[\da-f]f[\da-f]$/,
  )
})

it('converts a picture again only when it changes', async () => {
  await draw('satu.png')
  await buildPictures()
  const file = built('satu.png/400.avif')
  const cache = path.join(root, 'build', 'pictures')
  const before = statSync(cache).mtimeMs
  rmSync(path.join(root, 'dist'), { recursive: true })
  await buildPictures()
  expect(existsSync(file)).toBe(true)
  expect(statSync(cache).mtimeMs).toBe(before)
  await draw('satu.png', 1000)
  await buildPictures()
  expect((await sharp(built('satu.png/1200.webp')).metadata()).width).toBe(1000)
})

it('uses the files of another process that was faster', async () => {
  await draw('satu.png')
  await buildPictures(winRace)
  expect(existsSync(built('satu.png/400.avif'))).toBe(true)
  expect(readdirSync(path.join(root, 'build/pictures'))).toHaveLength(1)
})

const invalidPictures = {
  'is not a picture': () => writeFileSync(source('rusak.jpg'), 'bukan gambar'),
  'is truncated': async () => {
    await draw('utuh.png')
    const whole = await sharp(source('utuh.png')).jpeg().toBuffer()
    writeFileSync(source('rusak.jpg'), whole.subarray(0, whole.length / 2))
  },
  'has too many pixels': () =>
    // A header that declares a width and a height of 30,000 pixels.
    writeFileSync(
      source('rusak.jpg'),
      Buffer.from(
        '89504e470d0a1a0a0000000d494844520000753000007530080200000022ac4a2d0000000a49444154789c6300010000050001',
        'hex',
      ),
    ),
  'has too many bytes': () => writeFileSync(source('rusak.jpg'), Buffer.alloc(21 * 1024 * 1024)),
}

it.each(Object.entries(invalidPictures))(
  'replaces a file that %s by the placeholder, with a warning',
  async (_case, write) => {
    await write()
    const { warnings } = await buildPictures()
    expect(warnings).toMatch(/rusak\.jpg cannot be shown \(.+\)/)
    expect((await sharp(built('rusak.jpg/400.webp')).metadata()).format).toBe('webp')
  },
)
