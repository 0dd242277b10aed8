import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createElement, type CSSProperties, type ReactElement, type ReactNode } from 'react'
import satori from 'satori'
import sharp from 'sharp'
import { paths } from '../../paths'

/** The texts of a preview. */
export interface PreviewText {
  title: string
  description: string
  owner: string
}

const size = { width: 1200, height: 630 }
const fontFolder = path.join(paths.root, 'node_modules/@fontsource/plus-jakarta-sans/files')

/** One font per subset: a letter that the first one lacks is drawn in the next one. */
const subsets = ['latin', 'latin-ext', 'vietnamese'] as const

const fonts = subsets.flatMap((subset) =>
  ([500, 800] as const).map((weight) => ({
    name: subset,
    weight,
    style: 'normal' as const,
    data: readFileSync(path.join(fontFolder, `plus-jakarta-sans-${subset}-${weight}-normal.woff`)),
  })),
)

const petal = '<path d="M1 1C11 1 19 9 19 19 9 19 1 11 1 1Z"/>'
const petals = ['1 0 0 1 0 0', '-1 0 0 1 40 0', '1 0 0 -1 0 40', '-1 0 0 -1 40 40']
  .map((matrix) => `<g transform="matrix(${matrix})">${petal}</g>`)
  .join('')

/** The background: a plain area, with a kawung pattern at its right. */
const background = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><defs><pattern id="kawung" width="105" height="105" patternUnits="userSpaceOnUse"><g transform="scale(2.625)" fill="none" stroke="#c9b48c" stroke-width="1.1">${petals}</g></pattern></defs><rect width="1200" height="630" fill="#faf6ee"/><rect x="885" width="315" height="630" fill="url(#kawung)"/><rect y="614" width="1200" height="16" fill="#5f35c5"/></svg>`,
)

/** An element in flex layout, the only one that satori has. */
function box(style: CSSProperties, ...children: ReactNode[]): ReactElement {
  return createElement('div', { style: { display: 'flex', ...style } }, ...children)
}

/** Truncates a text to a number of characters. */
function truncate(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length).trimEnd()}…` : text
}

/** Draws the picture that other sites show beside a link to a page, as PNG. */
export async function drawPreview({ title, description, owner }: PreviewText): Promise<Buffer> {
  const bodyText = { color: '#585263', fontWeight: 500 }
  const text = box(
    {
      width: 885,
      height: size.height,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'center',
      padding: '70px 60px 70px 80px',
      fontFamily: subsets.join(),
      color: '#1d1a27',
    },
    box({ fontSize: 34, color: '#5f35c5', fontWeight: 800 }, truncate(owner, 40)),
    box(
      {
        fontSize: 76,
        fontWeight: 800,
        lineHeight: 1.1,
        letterSpacing: -2,
        margin: '22px 0 28px',
      },
      truncate(title, 60),
    ),
    box({ ...bodyText, fontSize: 30, lineHeight: 1.45 }, truncate(description, 150)),
  )
  const svg = await satori(text, { ...size, fonts })
  return sharp(background)
    .composite([{ input: Buffer.from(svg) }])
    .png({ palette: true })
    .toBuffer()
}
