import pLimit from 'p-limit'
import sharp, { type Sharp } from 'sharp'
import { hasTallScript } from '../../../src/lib/scripts'
import type { Palette } from '../../../src/theme/palettes'
import { escapeMarkup } from '../../markdown/toHtml'
import { markThaiWords, removeUndrawable, truncate } from './drawableText'
import { findFonts } from './socialImageFonts'
import type { SocialImageContent } from './socialImages'
import { registerFonts } from './registerFonts'

/** The pixels of a picture, with three bytes each. */
export interface Raster {
  data: Buffer
  width: number
  height: number
}

export async function toRaster(picture: Sharp): Promise<Raster> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The width of the column of texts, in pixels. */
const textWidth = 745

type Texts = Pick<SocialImageContent, 'title' | 'description' | 'owner'>

/** How a paragraph is drawn, with lengths in pixels. */
interface Style {
  size: number
  weight: number
  lineHeight: number
  letterSpacing?: number
}

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

/** The number of units of pango in a pixel, at 72 dots per inch. */
const unit = 1024

function paragraph(
  text: string,
  { size, weight, lineHeight, letterSpacing = 0 }: Style,
  colour: string,
): string {
  return `<span size="${size * unit}" weight="${weight}" foreground="${colour}" line_height="${Math.round(lineHeight * unit)}" insert_hyphens="false" letter_spacing="${letterSpacing * unit}">${escapeMarkup(markThaiWords(text))}</span>`
}

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
function drawText(
  { owner, title, description }: Texts,
  { surface, accent, text: ink, textMuted }: Palette,
  families: string,
) {
  const paragraphs = [
    owner && [paragraph(owner, ownerStyle, accent)],
    title && [gap(22), paragraph(title, titleStyleFor(title), ink), gap(28)],
    description && [paragraph(description, descriptionStyle, textMuted)],
  ]
  const text = [
    leftToRightMark + dot,
    ...paragraphs.flatMap((lines) => lines || []),
    rightToLeftMark + dot,
  ]
  const picture = sharp({
    text: {
      text: text.join('\n'),
      font: families,
      width: textWidth,
      wrap: 'word-char',
      rgba: true,
      dpi: 72,
    },
  })
  return toRaster(picture.flatten({ background: surface }))
}

/** The numbers of characters to which a description is truncated until the texts fit. */
const descriptionLengths = [150, 80, 0]

/** Draws the texts with as much of the description as there is space for. */
async function drawFittingText(texts: Texts, palette: Palette, height: number): Promise<Raster> {
  const { files, missing } = findFonts(`${Object.values(texts).join('')}…`)
  await registerFonts(files)
  const families = [...new Set(files.map(({ family }) => family))].join()
  const owner = truncate(removeUndrawable(texts.owner, missing), 40)
  const title = truncate(removeUndrawable(texts.title, missing), 60)
  const whole = removeUndrawable(texts.description, missing)
  const draw = (length: number) => {
    const description = length > 0 ? truncate(whole, length) : ''
    return drawText({ owner, title, description }, palette, families)
  }
  const [first = 0, ...shorter] = descriptionLengths
  let drawn = await draw(first)
  for (const length of shorter) {
    if (drawn.height <= height) break
    drawn = await draw(length)
  }
  return drawn
}

/** A font that is registered while a text is drawn changes that text. */
const limit = pLimit(1)

/**
 * Draws the texts of a social image below each other on its surface.
 * @param height for which the description is shortened; texts without one may be higher
 */
export function drawSocialImageText(
  texts: Texts,
  palette: Palette,
  height: number,
): Promise<Raster> {
  return limit(() => drawFittingText(texts, palette, height))
}
