import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'
import sharp, { type Region } from 'sharp'
import { paths } from '../../paths'
import { onCleanUp, temporaryFile, temporaryFolder } from '../../testing/cleanUp'
import { drawLines, drawTile, tileNames } from '../clothTile'
import { drawSocialImage } from './drawSocialImage'
import { cacheSocialImages } from './socialImageCache'
import { findFonts } from './socialImageFonts'

const textPart: Region = { left: 0, top: 0, width: 885, height: 614 }
const patternPart: Region = { left: 885, top: 0, width: 315, height: 614 }

const darkest = (bytes: Buffer) => bytes.reduce((one, other) => Math.min(one, other))

it('draws the text beside the pattern', async () => {
  const description = 'Construo pipelines de dados para hospitais públicos, do sensor ao painel'
  const texts = { title: 'Dados', owner: 'Ana' }
  const drawings = [description, ''].map((text) => drawSocialImage({ ...texts, description: text }))
  const [described, empty] = (await Promise.all(drawings)).map((picture) => {
    return (part: Region) => sharp(picture).extract(part).raw().toBuffer()
  })
  expect(darkest(await described!(textPart))).toBeLessThan(0x60)
  const [one, other] = [await described!(patternPart), await empty!(patternPart)]
  expect(one.equals(other)).toBe(true)
})

const drawn = new Map<string, Promise<Ink>>()

/** Where the title has ink, and how much. */
function drawTitle(title: string): Promise<Ink> {
  const draw = async () => measureInk(await drawSocialImage({ title, owner: '', description: '' }))
  const ink = drawn.get(title) ?? draw()
  drawn.set(title, ink)
  return ink
}

type Ink = Awaited<ReturnType<typeof measureInk>>

async function measureInk(picture: Buffer) {
  const { data, info } = await sharp(picture)
    .extract(textPart)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const found = { data, ink: 0, left: info.width, right: 0 }
  for (let index = 0; index < data.length; index += 1) {
    if (data[index]! >= 0x80) continue
    const column = index % info.width
    found.ink += 1
    found.left = Math.min(found.left, column)
    found.right = Math.max(found.right, column)
  }
  return found
}

const words = ['مهدی', 'שלום', 'Дмитрий', 'Ελένη', 'さくら東', '김민수', '王小明', 'कृष्णा', 'ปิยะนุช']

it('has a font for each letter of many scripts, and draws nothing for other characters', async () => {
  const others = ['Łukasz', 'Đặng', 'Ğ', 'Əliyev', 'Ґонта', 'Ŋ', '“—”', '東・京', '简体字']
  expect([...findFonts([...words, ...others].join('')).missing]).toEqual([])
  const missing = ['த', 'ம', 'ி', '\u{e000}', '\u{1f600}']
  expect([...findFonts('Ini தமி \u{e000} \u{1f600}').missing]).toEqual(missing)
  expect((await drawTitle('தமிழ் \u{e000} \u{378}')).ink).toBe(0)
  const [mixed, known] = [await drawTitle('Peta தமிழ்'), await drawTitle('Peta')]
  expect(mixed.data.equals(known.data)).toBe(true)
})

it('aligns a title from right to left at the right, with its full stop at the left', async () => {
  const [name, sentence] = [await drawTitle('مهدی'), await drawTitle('مهدی.')]
  expect(name.left).toBeGreaterThan(80 + 745 / 2)
  expect(Math.abs(name.right - 825)).toBeLessThan(12)
  expect(sentence.left).toBeLessThan(name.left)
  expect(Math.abs(sentence.right - name.right)).toBeLessThan(3)
  expect((await drawTitle('Peta')).left).toBeLessThan(90)
})

it.each(['東京のフルスタック開発者', 'W'])('stays in the column with many of %s', async (part) => {
  const texts = { title: part.repeat(40), owner: part.repeat(40), description: part.repeat(90) }
  const picture = await drawSocialImage(texts)
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 })
  const margin = { left: 829, top: 0, width: 50, height: 614 }
  const pixels = await sharp(picture).extract(margin).removeAlpha().raw().toBuffer()
  expect(darkest(pixels)).toBeGreaterThan(0xe0)
})

it('draws letters and no boxes without the fonts of the machine, and the same with them', async () => {
  const build = path.join(paths.root, 'build')
  mkdirSync(build, { recursive: true })
  const folder = mkdtempSync(path.join(build, 'tmp-test-'))
  onCleanUp(() => rmSync(folder, { recursive: true }))
  // The bundle finds the project in the parent of its folder.
  const bundle = path.join(build, `${path.basename(folder)}.cjs`)
  onCleanUp(() => rmSync(bundle))
  buildSync({
    stdin: {
      contents: `import { writeFileSync } from 'node:fs'
        import { drawSocialImage } from './drawSocialImage'
        const [file, ...titles] = process.argv.slice(2)
        for (const [index, title] of titles.entries()) {
          drawSocialImage({ title, owner: '', description: '' })
            .then((picture) => writeFileSync(file + index, picture))
        }`,
      resolveDir: __dirname,
      loader: 'ts',
    },
    ...{ outfile: bundle, bundle: true, platform: 'node', external: ['sharp'] },
  })
  const settings = '<match target="pattern"><edit name="hinting"><bool>false</bool></edit></match>'
  const draw = (name: string, fonts: string, titles: string[]) => {
    const file = path.join(folder, name)
    writeFileSync(`${file}.conf`, `<fontconfig>${fonts}${settings}</fontconfig>`)
    const env = { ...process.env, FONTCONFIG_FILE: `${file}.conf` }
    execFileSync(process.execPath, [bundle, file, ...titles], { env })
    return titles.map((_, index) => readFileSync(`${file}${index}`))
  }
  const all = words.join(' ')
  const [together, ...pictures] = draw('without', '', [all, 'שלום', '김민수', 'कृष्णा'])
  // Boxes are thin lines.
  for (const picture of pictures) expect((await measureInk(picture)).ink).toBeGreaterThan(2000)
  const [withFonts] = draw('with', '<dir>/usr/share/fonts</dir>', [all])
  expect(withFonts?.equals(together!)).toBe(true)
})

/** A cache in a new folder, with a function that counts what is drawn. */
function createCache(options: { maxFiles?: number; folders?: string[] } = {}) {
  const folder = temporaryFolder()
  const bundle = temporaryFile('imaging.cjs', 'first')
  const drawSocialImage = jest.fn(({ title }: { title: string }) =>
    Promise.resolve(Buffer.from(`picture of ${title}`)),
  )
  const warn = jest.fn()
  const open = () =>
    cacheSocialImages({ drawSocialImage, bundle, folders: [folder], warn, ...options })
  return { folder, bundle, drawSocialImage, warn, open }
}

const content = { title: 'Satu', description: '', owner: '' }

it('draws what is shown once, also for another process, until the code has changed', async () => {
  const { bundle, drawSocialImage, open } = createCache()
  const draw = open()
  expect(String(await draw(content))).toBe('picture of Satu')
  expect(String(await draw(content))).toBe('picture of Satu')
  expect(String(await open()(content))).toBe('picture of Satu')
  expect(drawSocialImage).toHaveBeenCalledTimes(1)
  expect(String(await draw({ ...content, title: 'Dua' }))).toBe('picture of Dua')
  writeFileSync(bundle, 'second')
  await open()(content)
  expect(drawSocialImage).toHaveBeenCalledTimes(3)
})

it('deletes the oldest images above the limit', async () => {
  const { folder, open } = createCache({ maxFiles: 10 })
  const draw = open()
  for (let number = 1; number <= 100; number += 1) {
    await draw({ ...content, title: String(number) })
  }
  expect(readdirSync(folder)).toHaveLength(10)
})

it('draws without a folder that can be written to', async () => {
  const { warn, drawSocialImage, open } = createCache({ folders: ['/dev/null/previews'] })
  const draw = open()
  expect(String(await draw(content))).toBe('picture of Satu')
  expect(String(await draw(content))).toBe('picture of Satu')
  expect(drawSocialImage).toHaveBeenCalledTimes(2)
  expect(warn).toHaveBeenCalledTimes(1)
})

describe('tiles', () => {
  /** The width of a tile in its own units. */
  const width = 120
  /** Pixels per unit. */
  const scale = 3
  const size = width * scale

  /**
   * Draws a tile on grey: the motif becomes black, the accent white. One byte per pixel. Edges are not
   * smoothed: they would be darker where two tiles draw the same figure.
   */
  function drawPixels(svg: string): Promise<Buffer> {
    const sharpEdged = svg.replace('<svg ', '<svg shape-rendering="crispEdges" ')
    return sharp(Buffer.from(sharpEdged), { density: 72 * scale })
      .resize(size, size)
      .flatten({ background: '#808080' })
      .greyscale()
      .raw()
      .toBuffer()
  }

  /** The share of the pixels at one edge that differ from those at the opposite one. */
  function seamOf(pixels: Buffer): number {
    const edge = Array.from({ length: size }, (_, index) => index)
    const columns = edge.filter((y) => pixels[y * size] !== pixels[y * size + size - 1])
    const rows = edge.filter((x) => pixels[x] !== pixels[size * (size - 1) + x])
    return Math.max(columns.length, rows.length) / size
  }

  /** Each pattern in two shapes. */
  const tested = tileNames.filter((name) => /-13$|-26$/.test(name))

  it('has 18 tiles of each pattern', () => {
    expect(new Set(tileNames.map(drawTile)).size).toBe(108)
  })

  it.each(tested)('%s is small and seamless, with outlines, motif and accent', async (name) => {
    const svg = drawTile(name)
    expect(svg.length).toBeLessThanOrEqual(2048)
    const lines = await drawPixels(drawLines(name))
    const pixels = await drawPixels(svg)
    expect(new Set(lines)).toEqual(new Set([0, 0x80]))
    expect(lines.equals(pixels)).toBe(false)
    expect(seamOf(pixels)).toBeLessThan(0.1)
    const shareOf = (filter: (value: number) => boolean) =>
      pixels.filter(filter).length / pixels.length
    const [motif, accent] = [shareOf((value) => value < 0x50), shareOf((value) => value > 0xb0)]
    expect(motif).toBeGreaterThan(0.1)
    expect(accent).toBeGreaterThan(0.008)
    expect(motif + accent).toBeLessThan(0.9)
  })
})
