import sharp from 'sharp'
import { drawLines, drawTile, tileNames } from './clothTile'

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

/** The middle of 2 × 2 tiles, drawn as one picture in which no tile is cut at its edges. */
function withoutSeams(svg: string): string {
  const content = svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
  const [defs = ''] = /<defs>[^]*<\/defs>/.exec(content) ?? []
  const figures = content.replace(defs, '')
  const tiles = [0, 1].flatMap((x) =>
    [0, 1].map((y) => `<g transform="translate(${x * width} ${y * width})">${figures}</g>`),
  )
  const half = width / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="${half} ${half} ${width} ${width}">${defs}${tiles.join('')}</svg>`
}

/** The middle of 2 × 2 drawn tiles, each cut at its edges. */
function withSeams(tile: Buffer): Uint8Array {
  const half = size / 2
  return Uint8Array.from({ length: size * size }, (_, index) => {
    const [x, y] = [index % size, Math.floor(index / size)]
    return tile[((y + half) % size) * size + ((x + half) % size)] ?? 0
  })
}

/** Each pattern in two shapes, one of them turned; the pale areas of tambal overlap then. */
const tested = tileNames.filter((name) => /-103$|[^l]-216$/.test(name))

it('has 36 tiles of each pattern', () => {
  expect(new Set(tileNames.map(drawTile)).size).toBe(216)
})

it.each(tested)(
  '%s is small, continues at its edges, and has outlines, motif and accent',
  async (name) => {
    const svg = drawTile(name)
    expect(svg.length).toBeLessThanOrEqual(2048)
    const lines = await drawPixels(drawLines(name))
    const seamless = await drawPixels(withoutSeams(svg))
    const pixels = await drawPixels(svg)
    expect(new Set(lines)).toEqual(new Set([0, 0x80]))
    expect(lines.equals(pixels)).toBe(false)
    const different = withSeams(pixels).filter((value, index) => value !== seamless[index])
    expect(different.length / seamless.length).toBeLessThan(0.01)
    const shareOf = (filter: (value: number) => boolean) =>
      pixels.filter(filter).length / pixels.length
    const [motif, accent] = [shareOf((value) => value < 0x50), shareOf((value) => value > 0xb0)]
    expect(motif).toBeGreaterThan(0.1)
    expect(accent).toBeGreaterThan(0.008)
    expect(motif + accent).toBeLessThan(0.9)
  },
)
