import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'
import sharp, { type Region } from 'sharp'
import { appearanceDefaults } from '../../src/contract/constants'
import { palettesOf } from '../../src/theme/dyes'
import { paths } from '../paths'
import { cleanUp, onCleanUp } from '../testing/cleanUp'
import { drawPreview } from './drawPreview'
import { findFonts } from './previewFonts'

afterAll(cleanUp)

const textPart: Region = { left: 0, top: 0, width: 885, height: 614 }
const patternPart: Region = { left: 885, top: 0, width: 315, height: 614 }

/** The bytes of a part of a preview with this description, three or four per pixel. */
async function drawPart(description: string, part: Region): Promise<Buffer> {
  const picture = await drawPreview({ title: 'Dados', owner: 'Ana', description })
  return sharp(picture).extract(part).raw().toBuffer()
}

const darkest = (bytes: Buffer) => bytes.reduce((one, other) => Math.min(one, other))

it('draws the text beside the pattern', async () => {
  const text = 'Construo pipelines de dados para hospitais públicos, do sensor ao painel'
  expect(darkest(await drawPart(text, textPart))).toBeLessThan(0x60)
  const [withText, without] = [await drawPart(text, patternPart), await drawPart('', patternPart)]
  expect(withText.equals(without)).toBe(true)
})

it('draws the cloth of the page in the colours of its dye', async () => {
  const picture = await drawPreview({
    title: 'Dados',
    owner: 'Ana',
    description: '',
    cloth: { tile: 'parang-002', dye: 'indigo' },
  })
  const pixels = await sharp(picture).extract(patternPart).removeAlpha().raw().toBuffer()
  const { background, motif, accent } = palettesOf(appearanceDefaults.dye).light.dye.indigo
  const size = pixels.length / 3
  const shareOf = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
      parseInt(colour.slice(start, start + 2), 16),
    )
    let count = 0
    for (let index = 0; index < pixels.length; index += 3) {
      const distance =
        Math.abs((pixels[index] ?? 0) - red) +
        Math.abs((pixels[index + 1] ?? 0) - green) +
        Math.abs((pixels[index + 2] ?? 0) - blue)
      if (distance < 12) count++
    }
    return count / size
  }
  expect(shareOf(background)).toBeGreaterThan(0.3)
  expect(shareOf(motif)).toBeGreaterThan(0.3)
  expect(shareOf(accent)).toBeGreaterThan(0.01)
})

it.each(['Łukasz', 'Đặng', 'Ğ'])('has the letters of %s', async (name) => {
  const known = await drawPart(name, textPart)
  const unknown = await drawPart(name.replace(/[^\0-\xff]/gu, '\u{10FFFD}'), textPart)
  expect(known.equals(unknown)).toBe(false)
})

/** Where the title has ink, and how much. */
async function drawTitle(title: string) {
  return measureInk(await drawPreview({ title, owner: '', description: '' }))
}

async function measureInk(picture: Buffer) {
  const { data, info } = await sharp(picture)
    .extract(textPart)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = data.filter((_, index) => index % info.channels === 0)
  const columns = [...pixels.entries()]
    .filter(([, value]) => value < 0x80)
    .map(([index]) => index % info.width)
  const [left, right] = [columns.reduce(smaller, info.width), columns.reduce(larger, 0)]
  return { pixels, ink: columns.length, left, right, width: right - left }
}

const smaller = (one: number, other: number) => Math.min(one, other)
const larger = (one: number, other: number) => Math.max(one, other)

const scripts = [
  ['Persian', 'مهدی', 'سلام'],
  ['Hebrew', 'שלום', 'תודה'],
  ['Russian', 'Дмитрий', 'Людмила'],
  ['Greek', 'Ελένη', 'Γιώργος'],
  ['Japanese', 'さくら東', 'アプリ京'],
  ['Korean', '김민수', '박지현'],
  ['Chinese', '王小明', '简体字'],
  ['Hindi', 'कृष्णा', 'श्रीमती'],
  ['Thai', 'ปิยะนุช', 'กตัญญู'],
]

it.each(scripts)('draws different words in %s', async (_, one, other) => {
  const [first, second] = [await drawTitle(one), await drawTitle(other)]
  expect(first.ink).toBeGreaterThan(500)
  expect(Buffer.compare(first.pixels, second.pixels)).not.toBe(0)
  expect(findFonts(one + other).missing.size).toBe(0)
})

it('draws nothing for characters that no font has', async () => {
  expect([...findFonts('Ini தமி \u{e000} \u{1f600}').missing]).toEqual([
    'த',
    'ம',
    'ி',
    '\u{e000}',
    '\u{1f600}',
  ])
  expect((await drawTitle('தமிழ் \u{e000} \u{378}')).ink).toBe(0)
  const picture = { owner: '', description: '' }
  const [with_, without] = [
    await drawPreview({ ...picture, title: 'Peta தமிழ்' }),
    await drawPreview({ ...picture, title: 'Peta' }),
  ]
  expect(with_.equals(without)).toBe(true)
})

it.each(['Əliyev', 'Ґонта', 'Ŋ', '“—”', '東・京'])('has a font for each letter of %s', (name) => {
  expect(findFonts(name).missing.size).toBe(0)
})

it('joins Arabic letters, unless a character separates them', async () => {
  const [joined, separate] = [await drawTitle('سلام'), await drawTitle([...'سلام'].join('\u200c'))]
  expect(joined.width).toBeLessThan(separate.width)
})

it('draws marks of Devanagari above and below letters, and not beside them', async () => {
  const [letter, marked] = [await drawTitle('क'), await drawTitle('कृ')]
  expect(marked.width).toBeLessThan(letter.width * 1.3)
  expect(marked.ink).toBeGreaterThan(letter.ink)
})

it('aligns a title from right to left at the right, with its full stop at the left', async () => {
  const [name, sentence] = [await drawTitle('مهدی'), await drawTitle('مهدی.')]
  expect(name.left).toBeGreaterThan(80 + 745 / 2)
  expect(Math.abs(name.right - 825)).toBeLessThan(12)
  expect(sentence.left).toBeLessThan(name.left)
  expect(Math.abs(sentence.right - name.right)).toBeLessThan(3)
  expect((await drawTitle('Peta')).left).toBeLessThan(90)
})

it.each(['東京のフルスタック開発者', 'مهدی اخوان ثالث ', 'W'])(
  'stays in the column with many of %s',
  async (part) => {
    const texts = { title: part.repeat(40), owner: part.repeat(40), description: part.repeat(90) }
    const picture = await drawPreview(texts)
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 })
    const margin = { left: 829, top: 0, width: 50, height: 614 }
    const pixels = await sharp(picture).extract(margin).removeAlpha().raw().toBuffer()
    expect(darkest(pixels)).toBeGreaterThan(0xe0)
  },
)

it('draws letters and no boxes without the fonts of the machine, and the same with them', async () => {
  const build = path.join(paths.root, 'build')
  mkdirSync(build, { recursive: true })
  const folder = mkdtempSync(path.join(build, 'tmp-test-'))
  onCleanUp(() => rmSync(folder, { recursive: true }))
  // The bundle finds the project in the parent of its folder.
  const bundle = path.join(build, `${path.basename(folder)}.cjs`)
  onCleanUp(() => rmSync(bundle))
  const words = scripts.map(([, word]) => word)
  buildSync({
    stdin: {
      contents: `import { writeFileSync } from 'node:fs'
        import { drawPreview } from './drawPreview'
        for (const [index, title] of ${JSON.stringify(words)}.entries()) {
          drawPreview({ title, owner: '', description: '' })
            .then((picture) => writeFileSync(process.argv[2] + index, picture))
        }`,
      resolveDir: __dirname,
      loader: 'ts',
    },
    outfile: bundle,
    bundle: true,
    platform: 'node',
    external: ['sharp'],
  })
  const settings = '<match target="pattern"><edit name="hinting"><bool>false</bool></edit></match>'
  const draw = (name: string, fonts: string) => {
    const file = path.join(folder, name)
    writeFileSync(`${file}.conf`, `<fontconfig>${fonts}${settings}</fontconfig>`)
    const env = { ...process.env, FONTCONFIG_FILE: `${file}.conf` }
    execFileSync(process.execPath, [bundle, file], { env })
    return words.map((_, index) => readFileSync(`${file}${index}`))
  }
  const without = draw('without', '')
  const withFonts = draw('with', '<dir>/usr/share/fonts</dir>')
  for (const [index, picture] of without.entries()) {
    expect(picture.equals(withFonts[index] ?? Buffer.alloc(0))).toBe(true)
    // Boxes are thin lines.
    expect((await measureInk(picture)).ink).toBeGreaterThan(2000)
  }
})
