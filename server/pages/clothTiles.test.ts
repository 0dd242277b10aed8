import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { clothPatterns } from '../../src/contract/constants'
import { paths } from '../paths'

/** The width of a tile in its own units. */
const width = 120
/** Pixels per unit. */
const scale = 4
const size = width * scale

const fileOf = (pattern: string) => path.join(paths.cloths, `${pattern}.svg`)

/**
 * Draws a tile on grey: the motif becomes black, the accent white. One byte per pixel. Edges are not
 * smoothed: they would be darker where two tiles draw the same figure.
 */
function drawTile(svg: string): Promise<Buffer> {
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

it('has one tile for each pattern', () => {
  expect(readdirSync(paths.cloths).sort()).toEqual(
    clothPatterns.map((pattern) => `${pattern}.svg`).sort(),
  )
})

describe.each(clothPatterns)('%s', (pattern) => {
  const svg = readFileSync(fileOf(pattern), 'utf8')

  it('has at most 1.5 KB', () => {
    expect(statSync(fileOf(pattern)).size).toBeLessThanOrEqual(1536)
  })

  it('continues at its edges, pixel by pixel', async () => {
    const [seamless, tile] = await Promise.all([drawTile(withoutSeams(svg)), drawTile(svg)])
    const tiled = withSeams(tile)
    expect(tiled).toHaveLength(seamless.length)
    const different = tiled.filter((value, index) => value !== seamless[index])
    expect(different.length / tiled.length).toBeLessThan(0.0005)
  })

  it('has both motif and accent', async () => {
    const pixels = await drawTile(svg)
    const shareOf = (filter: (value: number) => boolean) =>
      pixels.filter(filter).length / pixels.length
    const motif = shareOf((value) => value < 0x50)
    const accent = shareOf((value) => value > 0xb0)
    expect(motif).toBeGreaterThan(0.15)
    expect(accent).toBeGreaterThan(0.01)
    expect(motif + accent).toBeLessThan(0.85)
  })
})
