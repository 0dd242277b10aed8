import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createElement, type CSSProperties, type ReactElement, type ReactNode } from 'react'
import satori from 'satori'
import sharp from 'sharp'
import type { CompleteCloth } from '../../src/lib/cloth'
import { light, type Dye } from '../../src/theme/palettes'
import { paths } from '../paths'
import type { DrawPreview } from './previews'

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

/** The colours of the owner's pages. */
const ownerDye: Dye = { background: light.surface, motif: light.motif, accent: light.surface }

/** Draws the background: a plain area, with a pattern at its right. */
async function drawBackground(cloth: CompleteCloth | undefined): Promise<Buffer> {
  const file = path.join(paths.cloths, `${cloth?.pattern ?? 'kawung'}.svg`)
  const { background, motif, accent } = cloth ? light.dye[cloth.dye] : ownerDye
  const tile = (await readFile(file, 'utf8'))
    .replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
    .replaceAll('#000', motif)
    .replaceAll('#fff', accent)
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><defs><pattern id="cloth" x="885" width="120" height="120" patternUnits="userSpaceOnUse" patternTransform="translate(885)scale(1.3125)translate(-885)"><g fill="${motif}">${tile}</g></pattern></defs><rect width="1200" height="630" fill="${light.surface}"/><rect x="885" width="315" height="630" fill="${background}"/><rect x="885" width="315" height="630" fill="url(#cloth)"/><rect y="614" width="1200" height="16" fill="${cloth ? motif : light.accent}"/></svg>`,
  )
}

/** An element in flex layout, the only one that satori has. */
function box(style: CSSProperties, ...children: ReactNode[]): ReactElement {
  return createElement('div', { style: { display: 'flex', ...style } }, ...children)
}

/** Truncates a text to a number of characters. */
function truncate(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length).trimEnd()}…` : text
}

export const drawPreview: DrawPreview = async ({ title, description, owner, cloth }) => {
  const bodyText = { color: light.textMuted, fontWeight: 500 }
  const text = box(
    {
      width: 885,
      height: size.height,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'center',
      padding: '70px 60px 70px 80px',
      fontFamily: subsets.join(),
      color: light.text,
    },
    box({ fontSize: 34, color: light.accent, fontWeight: 800 }, truncate(owner, 40)),
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
  return sharp(await drawBackground(cloth))
    .composite([{ input: Buffer.from(svg) }])
    .png({ palette: true })
    .toBuffer()
}
