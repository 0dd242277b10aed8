/** What all sample pictures are drawn with: one palette, a few shapes, the kawung. */
export const ink = '#1d1a27'
export const night = '#171a2e'
export const paper = '#faf6ee'
export const cream = '#efe4cf'
export const sand = '#ddd0b6'
export const ochre = '#d49a34'
export const clay = '#b9572f'
export const leaf = '#3c7452'
export const indigo = '#333a7d'
export const violet = '#6b3fc9'
export const rose = '#b4456f'
export const sky = '#8fb0cf'

/** 0 up to, and without, `count`. */
export const range = (count) => Array.from({ length: count }, (_, index) => index)

export const rect = (x, y, w, h, fill, r = 0, extra = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${extra}/>`

export const circle = (x, y, r, fill, extra = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${extra}/>`

export const path = (d, fill = 'none', extra = '') => `<path d="${d}" fill="${fill}" ${extra}/>`

export const stroke = (d, colour, width = 4) =>
  path(
    d,
    'none',
    `stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`,
  )

export const text = (x, y, words, size, fill = ink, weight = 700, anchor = 'start') =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}" letter-spacing="${-size * 0.02}">${words}</text>`

export const group = (x, y, content, extra = '') =>
  `<g transform="translate(${x} ${y})" ${extra}>${content}</g>`

/** Lines of writing too small to read: their lengths, in the width of 100. */
export const writing = (x, y, lengths, width, fill = sand, step = 26) =>
  lengths
    .map((length, index) => rect(x, y + index * step, (width * length) / 100, 10, fill, 5))
    .join('')

const petal = 'M1 1C11 1 19 9 19 19 9 19 1 11 1 1Z'
const turns = ['', 'matrix(-1 0 0 1 40 0)', 'matrix(1 0 0 -1 0 40)', 'matrix(-1 0 0 -1 40 40)']

/** A field of kawung: four ovals around a centre, repeated. */
export function kawung({ x, y, columns, rows, size, fill = 'none', line = ink, opacity = 1 }) {
  const scale = size / 40
  const tile = turns
    .map(
      (turn) =>
        `<path d="${petal}" transform="${turn}" fill="${fill}" stroke="${line}" stroke-width="1.2"/>`,
    )
    .join('')
  const tiles = Array.from({ length: columns * rows }, (_, index) =>
    group((index % columns) * 40, Math.floor(index / columns) * 40, tile),
  ).join('')
  return `<g transform="translate(${x} ${y}) scale(${scale})" opacity="${opacity}">${tiles}</g>`
}

/** A telephone, with what it shows in a box of 300 × 600. */
export const phone = (x, y, content, screen = paper, scale = 1) =>
  group(
    x,
    y,
    `<g transform="scale(${scale})">${rect(8, 14, 332, 644, '#000', 48, 'opacity="0.16"')}${rect(0, 0, 332, 640, ink, 46)}${rect(16, 18, 300, 604, screen, 32)}${rect(126, 30, 80, 12, ink, 6)}${group(16, 18, content)}</g>`,
  )

/** A browser's window, with what it shows. */
export const windowFrame = (x, y, w, h, content, screen = paper) =>
  group(
    x,
    y,
    `${rect(10, 16, w, h, '#000', 24, 'opacity="0.16"')}${rect(0, 0, w, h, screen, 22)}${path(`M0 22A22 22 0 0 1 22 0H${w - 22}A22 22 0 0 1 ${w} 22V46H0Z`, ink)}${[26, 50, 74].map((cx, index) => circle(cx, 23, 7, [clay, ochre, leaf][index])).join('')}${content}`,
  )

/** A picture of 1280 × 800 on its ground. */
export const picture = (ground, content) => ({
  width: 1280,
  height: 800,
  svg: rect(0, 0, 1280, 800, ground) + content,
})
