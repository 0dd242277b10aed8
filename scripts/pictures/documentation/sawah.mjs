import { circle, group, indigo, leaf, paper, path, picture, range, stroke } from '../kit.mjs'
import { skin } from '../people.mjs'

const terrace = (y, height, colour) =>
  path(
    `M0 ${y}C240 ${y - height} 420 ${y + height * 0.6} 700 ${y}S1100 ${y - height} 1280 ${y - height * 0.4}V800H0Z`,
    colour,
  )
const rows = (y, colour) =>
  range(24)
    .map((plant) =>
      stroke(`M${20 + plant * 54} ${y}q-6-22-14-28M${20 + plant * 54} ${y}q6-22 14-28`, colour, 5),
    )
    .join('')

/** Terraces, a mountain, and the one who works there. */
export const field = picture(
  '#f4dfae',
  circle(960, 190, 92, '#e8a850') +
    path('M120 430L470 120 820 430Z', '#7d93a8') +
    path('M470 120L380 200 430 190 470 214 520 186 562 202Z', paper) +
    terrace(420, 60, '#8fae6a') +
    terrace(510, 50, '#6f9a58') +
    terrace(600, 44, '#548648') +
    terrace(690, 36, leaf) +
    rows(636, '#a8cf86') +
    rows(752, '#86b873') +
    group(
      820,
      330,
      `${path('M-10 400C-10 210 30 160 100 160s110 50 110 240Z', indigo)}${circle(100, 100, 56, skin[4])}${path('M-30 78L100-20 230 78C150 100 50 100-30 78Z', '#d9a957')}${stroke('M-30 78L100-20 230 78', '#a87c34', 5)}`,
    ),
)
