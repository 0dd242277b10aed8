import { readFileSync } from 'node:fs'
import path from 'node:path'
import satori from 'satori'
import sharp from 'sharp'
import { paths } from '../../paths'

/** What a preview says. */
export interface PreviewText {
  title: string
  description: string
  owner: string
}

const size = { width: 1200, height: 630 }
const fontFolder = path.join(paths.root, 'node_modules/@fontsource/plus-jakarta-sans/files')

const fonts = ([500, 800] as const).map((weight) => ({
  name: 'Plus Jakarta Sans',
  weight,
  style: 'normal' as const,
  data: readFileSync(path.join(fontFolder, `plus-jakarta-sans-latin-${weight}-normal.woff`)),
}))

const petal = '<path d="M1 1C11 1 19 9 19 19 9 19 1 11 1 1Z"/>'
const petals = ['1 0 0 1 0 0', '-1 0 0 1 40 0', '1 0 0 -1 0 40', '-1 0 0 -1 40 40']
  .map((matrix) => `<g transform="matrix(${matrix})">${petal}</g>`)
  .join('')

/** Paper, with the batik at its right. */
const ground = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><defs><pattern id="kawung" width="105" height="105" patternUnits="userSpaceOnUse"><g transform="scale(2.625)" fill="none" stroke="#c9b48c" stroke-width="1.1">${petals}</g></pattern></defs><rect width="1200" height="630" fill="#faf6ee"/><rect x="885" width="315" height="630" fill="url(#kawung)"/><rect y="614" width="1200" height="16" fill="#5f35c5"/></svg>`,
)

interface Block {
  type: 'div'
  props: { style: Record<string, string | number>; children: string | Block[] }
}

const block = (style: Block['props']['style'], children: string | Block[]): Block => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})

/** So many letters of a text, and a sign that there was more. */
function shorten(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most).trimEnd()}…` : text
}

/** The picture that stands for a page where somebody passes its address on. */
export async function drawPreview({ title, description, owner }: PreviewText): Promise<Buffer> {
  const quiet = { color: '#585263', fontWeight: 500 }
  const words = block(
    {
      width: 885,
      height: size.height,
      flexDirection: 'column',
      justifyContent: 'center',
      padding: '70px 60px 70px 80px',
      fontFamily: 'Plus Jakarta Sans',
      color: '#1d1a27',
    },
    [
      block({ fontSize: 34, color: '#5f35c5', fontWeight: 800 }, shorten(owner, 40)),
      block(
        {
          fontSize: 76,
          fontWeight: 800,
          lineHeight: 1.1,
          letterSpacing: -2,
          margin: '22px 0 28px',
        },
        shorten(title, 60),
      ),
      block({ ...quiet, fontSize: 30, lineHeight: 1.45 }, shorten(description, 150)),
    ],
  )
  // The library's own types ask for React's elements, of which it reads no more than these.
  const svg = await satori(words as unknown as Parameters<typeof satori>[0], { ...size, fonts })
  return sharp(ground)
    .composite([{ input: Buffer.from(svg) }])
    .png({ palette: true })
    .toBuffer()
}
