import pLimit from 'p-limit'
import sharp, { type OverlayOptions } from 'sharp'
import { appearanceDefaults } from '../../src/contract/constants'
import type { CompleteCloth } from '../../src/lib/cloth'
import { hasTallScript } from '../../src/lib/scripts'
import { palettesOf } from '../../src/theme/dyes'
import type { Palette } from '../../src/theme/palettes'
import { colourFigures } from './clothTile'
import { findFonts } from './previewFonts'
import type { DrawPreview, PreviewContent } from './previews'
import { registerFonts } from './registerFonts'

const height = 630

/** Where the text is, in pixels. */
const column = { left: 80, width: 745 }

type ClothColours = Palette['dye'][CompleteCloth['dye']]

/** The owner's cloth on the dye of the site. */
function ownColours({ dyed, onDyed }: Palette): ClothColours {
  return { background: dyed, motif: mix(onDyed, dyed, 0.34), accent: onDyed }
}

/** Mixes two colours, written as `#rrggbb`. */
function mix(one: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [first = 0, second = 0] = [one, other].map((hex) =>
      parseInt(hex.slice(start, start + 2), 16),
    )
    return Math.round(first * share + second * (1 - share))
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

/** Draws the background: a plain area, with whole tiles of a cloth at its right. */
function drawBackground(
  palette: Palette,
  { cloth, ownTile }: Pick<PreviewContent, 'cloth' | 'ownTile'>,
): Buffer {
  const { background, motif, accent } = cloth ? palette.dye[cloth.dye] : ownColours(palette)
  const tile = cloth?.tile ?? ownTile
  const figures = tile ? colourFigures(tile, motif, accent) : ''
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><defs><pattern id="cloth" width="120" height="120" patternUnits="userSpaceOnUse" patternTransform="translate(901)scale(1.2458 1.3125)">${figures}</pattern></defs><rect width="1200" height="630" fill="${palette.surface}"/><rect x="885" width="315" height="630" fill="${background}"/><rect x="891" width="4" height="630" fill="${accent}"/><rect x="901" width="299" height="630" fill="url(#cloth)"/></svg>`,
  )
}

type Texts = Pick<PreviewContent, 'title' | 'description' | 'owner'>

/** How a paragraph is drawn, with lengths in pixels. */
interface ParagraphStyle {
  size: number
  weight: number
  colour: string
  lineHeight: number
  letterSpacing?: number
}

/** How a paragraph is drawn, without its colour. */
type Style = Omit<ParagraphStyle, 'colour'>

const ownerStyle: Style = { size: 34, weight: 800, lineHeight: 43 }
const titleStyle: Style = { size: 76, weight: 800, lineHeight: 83.6 }
const descriptionStyle: Style = { size: 30, weight: 500, lineHeight: 43.5 }

const tallLineHeight = 102

/** Letters with space between them are not joined, and marks need higher lines. */
function titleStyleFor(title: string): Style {
  return hasTallScript(title)
    ? { ...titleStyle, lineHeight: tallLineHeight }
    : { ...titleStyle, letterSpacing: -2 }
}

const graphemes = new Intl.Segmenter()
const wideLetter = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u

/** Truncates a text to a number of characters; those as wide as two count twice. */
function truncate(text: string, length: number): string {
  let end = 0
  let width = 0
  for (const { segment, index } of graphemes.segment(text)) {
    width += wideLetter.test(segment) ? 2 : 1
    if (width > length) return `${text.slice(0, end).trimEnd()}…`
    end = index + segment.length
  }
  return text
}

/** Removes the characters that cannot be drawn, and line breaks, which would end a paragraph. */
function removeCharacters(text: string, missing: ReadonlySet<string>): string {
  const drawn = [...text].filter((character) => !missing.has(character)).join('')
  return drawn.replace(/[\s\p{Cc}\p{Cn}\p{Cs}]+/gu, ' ').trim()
}

const thaiWords = new Intl.Segmenter('th', { granularity: 'word' })

/** Marks where lines may end between Thai words, which have no spaces: pango does not find them. */
function markThaiWords(text: string): string {
  return text.replace(/\p{sc=Thai}+/gu, (words) =>
    [...thaiWords.segment(words)].map(({ segment }) => segment).join('\u200b'),
  )
}

/** The number of units of pango in a pixel, at 72 dots per inch. */
const unit = 1024

/** A paragraph in pango's markup. */
function paragraph(
  text: string,
  { size, weight, colour, lineHeight, letterSpacing = 0 }: ParagraphStyle,
): string {
  const escaped = markThaiWords(text).replace(
    /[&<>]/g,
    (character) => `&#${character.charCodeAt(0)};`,
  )
  return `<span size="${size * unit}" weight="${weight}" foreground="${colour}" line_height="${Math.round(lineHeight * unit)}" insert_hyphens="false" letter_spacing="${letterSpacing * unit}">${escaped}</span>`
}

/** An empty line. */
function gap(lineHeight: number): string {
  return `<span size="${unit}" line_height="${lineHeight * unit}">\u200b</span>`
}

/**
 * The picture of a text ends where its ink ends. Transparent dots at the left above and at the right
 * below, with space for marks, make it as wide as the column and as high as the lines.
 */
const dotHeight = 60
const dot = `<span size="${unit}" line_height="${dotHeight * unit}" alpha="1">.</span>`
const leftToRightMark = '\u200e'
const rightToLeftMark = '\u200f'

/** Draws the texts below each other, with space for marks above and below. */
async function drawText(
  { owner, title, description }: Texts,
  { accent, text: ink, textMuted }: Palette,
  families: string,
) {
  const paragraphs = [
    owner && [paragraph(owner, { ...ownerStyle, colour: accent })],
    title && [gap(22), paragraph(title, { ...titleStyleFor(title), colour: ink }), gap(28)],
    description && [paragraph(description, { ...descriptionStyle, colour: textMuted })],
  ]
  const text = [
    leftToRightMark + dot,
    ...paragraphs.flatMap((lines) => lines || []),
    rightToLeftMark + dot,
  ]
  return sharp({
    text: {
      text: text.join('\n'),
      font: families,
      width: column.width,
      wrap: 'word-char',
      rgba: true,
      dpi: 72,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** The numbers of characters to which a description is truncated until the texts fit. */
const descriptionLengths = [150, 80, 0]

/** Draws the texts with as much of the description as there is space for, centred vertically. */
async function drawFittingText(texts: Texts, palette: Palette): Promise<OverlayOptions> {
  const { files, missing } = findFonts(`${Object.values(texts).join('')}…`)
  await registerFonts(files)
  const families = [...new Set(files.map(({ family }) => family))].join()
  const owner = truncate(removeCharacters(texts.owner, missing), 40)
  const title = truncate(removeCharacters(texts.title, missing), 60)
  const whole = removeCharacters(texts.description, missing)
  const draw = (length: number) => {
    const description = length > 0 ? truncate(whole, length) : ''
    return drawText({ owner, title, description }, palette, families)
  }
  const [first = 0, ...shorter] = descriptionLengths
  let drawn = await draw(first)
  for (const length of shorter) {
    if (drawn.info.height <= height) break
    drawn = await draw(length)
  }
  const { data, info } = drawn
  const top = Math.round((height - info.height) / 2) - 2
  const place = { left: column.left, top: Math.max(0, top) }
  if (top >= 0) return { input: data, raw: info, ...place }
  const visible = Math.min(height, info.height + top)
  const area = { left: 0, top: -top, width: info.width, height: visible }
  const cut = await sharp(data, { raw: info }).extract(area).raw().toBuffer()
  return { input: cut, raw: { ...info, height: visible }, ...place }
}

/** A font that is registered while a text is drawn changes that text. */
const limit = pLimit(1)

export const drawPreview: DrawPreview = async ({
  cloth,
  ownTile,
  dye = appearanceDefaults.dye,
  ...texts
}) => {
  const palette = palettesOf(dye).light
  return (
    sharp(drawBackground(palette, { cloth, ownTile }))
      .composite([await limit(() => drawFittingText(texts, palette))])
      // A higher effort takes twice the time for the same number of bytes.
      .png({ palette: true, effort: 1 })
      .toBuffer()
  )
}
