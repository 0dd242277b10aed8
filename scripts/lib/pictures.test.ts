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

/** Simulates another process that makes every picture just before this one. */
const overtaken = `
  import fs from 'node:fs'
  import { syncBuiltinESMExports } from 'node:module'
  const rename = fs.renameSync
  fs.renameSync = (from, to) => {
    fs.cpSync(from, to, { recursive: true })
    rename(from, to)
  }
  syncBuiltinESMExports()
`

/** Builds the pictures in a process of its own, as the build does. */
async function buildPictures(prelude = '') {
  const args = ['--input-type=module', '-e', prelude + script, root, path.join(root, 'dist')]
  const { stdout, stderr } = await run(process.execPath, args)
  return { colours: JSON.parse(stdout) as Record<string, string>, warnings: stderr }
}

const place = (name: string) => path.join(root, 'public', 'pictures', name)
const made = (name: string) => path.join(root, 'dist', 'sized', 'pictures', name)

/** A picture that is red above and blue below. */
async function draw(name: string, width = 1600): Promise<void> {
  const half = { width, height: 400, channels: 3 as const }
  const blue = await sharp({ create: { ...half, background: '#0000ff' } })
    .png()
    .toBuffer()
  await sharp({ create: { ...half, height: 800, background: '#ff0000' } })
    .composite([{ input: blue, top: 400, left: 0 }])
    .toFile(place(name))
}

it('makes each picture in every width and format', async () => {
  await draw('a/satu.png')
  await buildPictures()
  for (const width of [400, 800, 1200]) {
    for (const format of ['avif', 'webp']) {
      const metadata = await sharp(made(`a/satu.png/${width}.${format}`)).metadata()
      expect(metadata.width).toBe(width)
    }
  }
})

it('makes none larger than it came', async () => {
  await draw('kecil.png', 500)
  await buildPictures()
  expect((await sharp(made('kecil.png/1200.webp')).metadata()).width).toBe(500)
})

it('tells the upper and the lower colour of a picture that lets nothing shine through', async () => {
  await draw('satu.webp')
  await sharp({ create: { width: 9, height: 9, channels: 4, background: '#00000000' } }).toFile(
    place('kaca.png'),
  )
  const { colours } = await buildPictures()
  expect(colours['/pictures/kaca.png']).toBe('')
  expect(colours['/pictures/satu.webp']).toMatch(
    /^#f[\da-f]0[\da-f]0[\da-f] #0[\da-f]0[\da-f]f[\da-f]$/,
  )
})

it('makes a picture once, until it changes', async () => {
  await draw('satu.png')
  await buildPictures()
  const file = made('satu.png/400.avif')
  const kept = path.join(root, 'build', 'pictures')
  const before = statSync(kept).mtimeMs
  rmSync(path.join(root, 'dist'), { recursive: true })
  await buildPictures()
  expect(existsSync(file)).toBe(true)
  expect(statSync(kept).mtimeMs).toBe(before)
  await draw('satu.png', 1000)
  await buildPictures()
  expect((await sharp(made('satu.png/1200.webp')).metadata()).width).toBe(1000)
})

it('takes a picture that another process made in the meantime', async () => {
  await draw('satu.png')
  await buildPictures(overtaken)
  expect(existsSync(made('satu.png/400.avif'))).toBe(true)
  expect(readdirSync(path.join(root, 'build/pictures'))).toHaveLength(1)
})

const notPictures = {
  'is no picture': () => writeFileSync(place('rusak.jpg'), 'bukan gambar'),
  'is cut off': async () => {
    await draw('utuh.png')
    const whole = await sharp(place('utuh.png')).jpeg().toBuffer()
    writeFileSync(place('rusak.jpg'), whole.subarray(0, whole.length / 2))
  },
  'decodes to too much': () =>
    // A few bytes that claim to be 30,000 pixels wide and high.
    writeFileSync(
      place('rusak.jpg'),
      Buffer.from(
        '89504e470d0a1a0a0000000d494844520000753000007530080200000022ac4a2d0000000a49444154789c6300010000050001',
        'hex',
      ),
    ),
  'has too many bytes': () => writeFileSync(place('rusak.jpg'), Buffer.alloc(21 * 1024 * 1024)),
}

it.each(Object.entries(notPictures))(
  'shows the placeholder for a file that %s, and names it',
  async (_case, write) => {
    await write()
    const { warnings } = await buildPictures()
    expect(warnings).toMatch(/rusak\.jpg cannot be shown \(.+\)/)
    expect((await sharp(made('rusak.jpg/400.webp')).metadata()).format).toBe('webp')
  },
)
