import {
  circle,
  clay,
  cream,
  group,
  indigo,
  leaf,
  night,
  ochre,
  paper,
  path,
  picture,
  rect,
  rose,
  sand,
  sky,
  stroke,
} from '../kit.mjs'
import { skin } from '../people.mjs'

export const waiting = picture(
  '#d8e5dc',
  rect(0, 560, 1280, 240, '#b9cdbf') +
    group(
      840,
      110,
      `${rect(0, 0, 320, 200, night, 20)}<text x="160" y="132" font-size="96" font-weight="800" fill="${ochre}" text-anchor="middle">B 024</text>`,
    ) +
    [0, 1, 2, 3, 4]
      .map((seat) =>
        group(
          120 + seat * 150,
          400,
          `${rect(0, 130, 120, 24, leaf, 10)}${rect(8, 154, 12, 100, '#2f5a41')}${rect(100, 154, 12, 100, '#2f5a41')}${rect(4, 20, 112, 112, '#5d9274', 16)}${seat === 1 || seat === 3 ? circle(60, -10, 38, skin[seat]) + path('M6 150C6 60 26 34 60 34s54 26 54 116Z', seat === 1 ? rose : indigo) : ''}`,
        ),
      )
      .join('') +
    rect(120, 120, 420, 160, paper, 20) +
    stroke('M170 200h60M200 170v60', clay, 18) +
    rect(280, 170, 210, 16, sand, 8) +
    rect(280, 206, 150, 16, sand, 8) +
    circle(1100, 640, 60, sky, 'opacity="0.5"') +
    rect(0, 780, 1280, 20, cream),
)
