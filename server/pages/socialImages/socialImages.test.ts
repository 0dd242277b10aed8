import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'
import sharp, { type Region } from 'sharp'
import { paths } from '../../paths'
import { onCleanUp, temporaryFile, temporaryFolder } from '../../testing/cleanUp'
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

it('draws letters and no boxes on a machine without fonts', async () => {
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
        const [folder, ...titles] = process.argv.slice(2)
        for (const [index, title] of titles.entries()) {
          drawSocialImage({ title, owner: '', description: '' })
            .then((picture) => writeFileSync(folder + '/' + index, picture))
        }`,
      resolveDir: __dirname,
      loader: 'ts',
    },
    ...{ outfile: bundle, bundle: true, platform: 'node', external: ['sharp'] },
  })
  const FONTCONFIG_FILE = temporaryFile('fonts.conf', '<fontconfig></fontconfig>')
  const titles = ['שלום', '김민수', 'कृष्णा']
  const env = { ...process.env, FONTCONFIG_FILE }
  execFileSync(process.execPath, [bundle, folder, ...titles], { env })
  for (const index of titles.keys()) {
    // Boxes are thin lines.
    const { ink } = await measureInk(readFileSync(path.join(folder, String(index))))
    expect(ink).toBeGreaterThan(2000)
  }
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

it('draws without a folder that can be written to', async () => {
  const { warn, drawSocialImage, open } = createCache({ folders: ['/dev/null/previews'] })
  const draw = open()
  expect(String(await draw(content))).toBe('picture of Satu')
  expect(String(await draw(content))).toBe('picture of Satu')
  expect(drawSocialImage).toHaveBeenCalledTimes(2)
  expect(warn).toHaveBeenCalledTimes(1)
})
