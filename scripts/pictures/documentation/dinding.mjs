import {
  circle,
  clay,
  group,
  ink,
  leaf,
  ochre,
  paper,
  path,
  picture,
  range,
  rect,
  violet,
} from '../kit.mjs'
import { skin } from '../people.mjs'

const note = (x, y, colour, turn) =>
  group(
    x,
    y,
    `<g transform="rotate(${turn})">${rect(4, 6, 130, 130, '#000', 6, 'opacity="0.14"')}${rect(0, 0, 130, 130, colour, 6)}${[0, 1, 2].map((line) => rect(20, 34 + line * 28, [88, 60, 74][line], 9, ink, 4, 'opacity="0.45"')).join('')}</g>`,
  )
const colours = [ochre, '#d9cbf5', '#cfe6d6', '#f2c3b0', '#c9d8ee']

/** A team before a wall of what is to be built. */
export const wall = picture(
  '#dcd6ea',
  rect(0, 660, 1280, 140, '#b9aed2') +
    rect(140, 80, 1000, 430, paper, 20) +
    range(12)
      .map((index) =>
        note(
          190 + (index % 6) * 156,
          130 + Math.floor(index / 6) * 180,
          colours[(index * 3) % 5],
          [-3, 2, 4, -2][index % 4],
        ),
      )
      .join('') +
    [
      [190, 0, violet],
      [480, 2, clay],
      [770, 1, leaf],
    ]
      .map(([x, tone, shirt], index) =>
        group(
          x,
          440,
          `${path('M0 370C0 190 50 140 120 140s120 50 120 230Z', shirt)}${circle(120, 70, 62, skin[tone])}${path(index === 1 ? 'M52 170C30-30 210-30 188 170 176 180 170 110 168 76 140 30 100 30 72 76 70 110 64 180 52 170Z' : 'M56 74C46-30 194-30 184 74 168 36 146 26 120 28 94 26 72 36 56 74Z', index === 2 ? '#3a2620' : ink)}`,
        ),
      )
      .join(''),
)
