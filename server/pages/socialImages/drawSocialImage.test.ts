import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'
import sharp, { type Region } from 'sharp'
import { paths } from '../../paths'
import { cleanUp, onCleanUp } from '../../testing/cleanUp'
import { drawSocialImage } from './drawSocialImage'
import { findFonts } from './socialImageFonts'

afterAll(cleanUp)

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
  expect(await described!(patternPart)).toEqual(await empty!(patternPart))
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

const words = ['مهدی', 'שלום', 'Дмитрий', 'Ελένη', 'さくら東', '김민수', '王小明', 'कृष्णा', 'ปิยะนุช']

it('has a font for each letter of many scripts, and draws nothing for other characters', async () => {
  const others = ['Łukasz', 'Đặng', 'Ğ', 'Əliyev', 'Ґонта', 'Ŋ', '“—”', '東・京', '简体字']
  expect([...findFonts([...words, ...others].join('')).missing]).toEqual([])
  const missing = ['த', 'ம', 'ி', '\u{e000}', '\u{1f600}']
  expect([...findFonts('Ini தமி \u{e000} \u{1f600}').missing]).toEqual(missing)
  expect((await drawTitle('தமிழ் \u{e000} \u{378}')).ink).toBe(0)
  const [mixed, known] = [await drawTitle('Peta தமிழ்'), await drawTitle('Peta')]
  expect(Buffer.compare(mixed.pixels, known.pixels)).toBe(0)
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
  const [together, ...pictures] = draw('without', '', [all, ...words])
  // Boxes are thin lines.
  for (const picture of pictures) expect((await measureInk(picture)).ink).toBeGreaterThan(2000)
  expect(draw('with', '<dir>/usr/share/fonts</dir>', [all])).toEqual([together])
})
