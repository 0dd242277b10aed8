import sharp from 'sharp'
import { drawPreview } from './drawPreview'

const textPart: sharp.Region = { left: 0, top: 0, width: 885, height: 614 }
const patternPart: sharp.Region = { left: 885, top: 0, width: 315, height: 614 }

/** The bytes of a part of a preview with this description, three or four per pixel. */
async function drawPart(description: string, part: sharp.Region): Promise<Buffer> {
  const picture = await drawPreview({ title: 'Dados', owner: 'Ana', description })
  return sharp(picture).extract(part).raw().toBuffer()
}

const darkest = (bytes: Buffer) => bytes.reduce((one, other) => Math.min(one, other))

it('draws the text beside the pattern, which is lighter than any text', async () => {
  const text = 'Construo pipelines de dados para hospitais públicos, do sensor ao painel'
  expect(darkest(await drawPart(text, textPart))).toBeLessThan(0x60)
  expect(darkest(await drawPart(text, patternPart))).toBeGreaterThan(0x80)
})

it.each(['Łukasz', 'Đặng', 'Ğ'])('has the letters of %s', async (name) => {
  const known = await drawPart(name, textPart)
  const unknown = await drawPart(name.replace(/[^\0-\xff]/gu, '\u{10FFFD}'), textPart)
  expect(known.equals(unknown)).toBe(false)
})
