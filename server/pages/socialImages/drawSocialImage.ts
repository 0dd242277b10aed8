import sharp from 'sharp'
import { appearanceDefaults } from '../../../src/contract/constants'
import type { CompleteCloth } from '../../../src/lib/cloth'
import { mix } from '../../../src/theme/contrast'
import { palettesOf } from '../../../src/theme/dyes'
import type { Palette } from '../../../src/theme/palettes'
import { colourFigures } from '../clothTile'
import type { DrawIcon } from '../icons'
import { drawSocialImageText, toRaster, type Raster } from './socialImageText'
import type { DrawSocialImage, SocialImageContent } from './socialImages'

// Lengths are in pixels.
const [width, height] = [1200, 630]
const textLeft = 80
const bytesPerPixel = 3

type ClothColours = Palette['dye'][CompleteCloth['dye']]

function ownColours({ dyed, onDyed }: Palette): ClothColours {
  return { background: dyed, motif: mix(onDyed, dyed, 0.34), accent: onDyed }
}

type Look = Pick<SocialImageContent, 'cloth' | 'ownTile' | 'dye'>

/** Draws one row of tiles of the band with the cloth; the whole band takes three times as long. */
async function drawBand(palette: Palette, { cloth, ownTile }: Look): Promise<Raster> {
  const { background, motif, accent } = cloth ? palette.dye[cloth.dye] : ownColours(palette)
  const tile = cloth?.tile ?? ownTile
  const figures = tile ? colourFigures(tile, motif, accent) : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="315" height="157"><defs><pattern id="cloth" width="120" height="120" patternUnits="userSpaceOnUse" patternTransform="translate(15)scale(1.25 1.3083)">${figures}</pattern></defs><rect width="315" height="157" fill="${background}"/><rect x="6" width="4" height="157" fill="${accent}"/><rect x="15" width="300" height="157" fill="url(#cloth)"/></svg>`
  // Sixteen colours are enough for its edges, and halve the size of the social image.
  const reduced = sharp(Buffer.from(svg)).png({ palette: true, colours: 16, effort: 1, dither: 0 })
  return toRaster(sharp(await reduced.toBuffer()))
}

const drawnLooks = new Map<string, { palette: Palette; band: Promise<Raster> }>()

/** Many social images of a site have the same look. */
function drawLook(look: Look) {
  const key = JSON.stringify(look)
  const known = drawnLooks.get(key)
  if (known) return known
  const palette = palettesOf(look.dye ?? appearanceDefaults.dye).light
  const drawn = { palette, band: drawBand(palette, look) }
  drawnLooks.set(key, drawn)
  return drawn
}

function place(source: Raster, pixels: Buffer, left: number, top: number): void {
  const rowBytes = source.width * bytesPerPixel
  const [first, end] = [Math.max(0, -top), Math.min(source.height, height - top)]
  for (let row = first; row < end; row += 1) {
    const target = ((top + row) * width + left) * bytesPerPixel
    source.data.copy(pixels, target, row * rowBytes, (row + 1) * rowBytes)
  }
}

/** Rows are copied: libvips takes longer to compose the parts than to draw them. */
export const drawSocialImage: DrawSocialImage = async ({ cloth, ownTile, dye, ...texts }) => {
  const { palette, ...look } = drawLook({ cloth, ownTile, dye })
  const [band, text] = [await look.band, await drawSocialImageText(texts, palette, height)]
  const surface = Buffer.from(palette.surface.slice(1), 'hex')
  const pixels = Buffer.alloc(width * height * bytesPerPixel, surface)
  for (let top = 0; top < height; top += band.height) {
    place(band, pixels, width - band.width, top)
  }
  place(text, pixels, textLeft, Math.round((height - text.height) / 2) - 2)
  // Level 6, the default, takes twice the time for files that are a tenth smaller.
  return sharp(pixels, { raw: { width, height, channels: bytesPerPixel } })
    .png({ compressionLevel: 4 })
    .toBuffer()
}

export const drawIcon: DrawIcon = (svg, size) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 120 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer()
