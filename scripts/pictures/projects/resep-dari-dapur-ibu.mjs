import {
  circle,
  clay,
  cream,
  group,
  ink,
  kawung,
  leaf,
  ochre,
  paper,
  picture,
  rect,
  sand,
  stroke,
  text,
  writing,
} from '../kit.mjs'

const dish = (x, colour, inside) =>
  group(
    x,
    420,
    `${rect(0, 0, 310, 270, paper, 26)}${circle(155, 108, 78, colour)}${circle(155, 108, 56, inside)}${[-22, 20, 2].map((dx, index) => circle(155 + dx, 96 + index * 16, 11, index % 2 ? leaf : paper, 'opacity="0.85"')).join('')}${writing(36, 212, [80, 52], 238, sand, 26)}`,
  )

export const recipes = picture(
  '#c4673d',
  kawung({ x: -20, y: -60, columns: 12, rows: 4, size: 120, line: '#a34c25', opacity: 0.7 }) +
    text(140, 190, 'Ada apa di kulkas?', 64, paper, 800) +
    group(
      140,
      240,
      `${rect(0, 0, 1000, 104, paper, 52)}${`<circle cx="60" cy="52" r="18" fill="none" stroke="${ink}" stroke-width="7"/>`}${stroke('M73 66l16 16', ink, 7)}${['tempe', 'santan', 'daun jeruk'].map((word, index) => group(116 + index * 190, 24, `${rect(0, 0, 172, 56, cream, 28)}${text(86, 37, word, 24, ink, 650, 'middle')}`)).join('')}`,
    ) +
    dish(140, ochre, '#f0c469') +
    dish(485, leaf, '#86b38d') +
    dish(830, clay, '#e8a17d'),
)
