import sharp, { type Region } from 'sharp'
import { light } from '../../src/theme/palettes'
import { drawPreview } from './drawPreview'

const textPart: Region = { left: 0, top: 0, width: 885, height: 614 }
const patternPart: Region = { left: 885, top: 0, width: 315, height: 614 }

/** The bytes of a part of a preview with this description, three or four per pixel. */
async function drawPart(description: string, part: Region): Promise<Buffer> {
  const picture = await drawPreview({ title: 'Dados', owner: 'Ana', description })
  return sharp(picture).extract(part).raw().toBuffer()
}

const darkest = (bytes: Buffer) => bytes.reduce((one, other) => Math.min(one, other))

it('draws the text beside the pattern, which is lighter than any text', async () => {
  const text = 'Construo pipelines de dados para hospitais públicos, do sensor ao painel'
  expect(darkest(await drawPart(text, textPart))).toBeLessThan(0x60)
  expect(darkest(await drawPart(text, patternPart))).toBeGreaterThan(0x80)
})

it('draws the cloth of the page in the colours of its dye', async () => {
  const picture = await drawPreview({
    title: 'Dados',
    owner: 'Ana',
    description: '',
    cloth: { pattern: 'parang', dye: 'indigo' },
  })
  const pixels = await sharp(picture).extract(patternPart).removeAlpha().raw().toBuffer()
  const { background, motif, accent } = light.dye.indigo
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
