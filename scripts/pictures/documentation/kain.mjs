import {
  circle,
  clay,
  group,
  indigo,
  kawung,
  leaf,
  ochre,
  path,
  picture,
  rect,
  stroke,
  violet,
} from '../kit.mjs'
import { skin } from '../people.mjs'

const cloth = (x, y, height, ground, line, size) =>
  group(
    x,
    y,
    `${rect(0, 0, 180, height, ground)}${kawung({ x: 0, y: 0, columns: Math.round(180 / size), rows: Math.floor(height / size), size, line, opacity: 0.85 })}${rect(0, height - 12, 180, 12, line, 0, 'opacity="0.5"')}`,
  )

/** Cloths on a line, and the one who made them. */
export const cloths = picture(
  '#e9d8c0',
  rect(0, 640, 1280, 160, '#cdb08a') +
    stroke('M60 150C360 190 920 190 1220 150', '#8d6236', 8) +
    cloth(110, 165, 380, indigo, '#cfd3f2', 90) +
    cloth(320, 174, 430, '#3a2620', ochre, 60) +
    cloth(530, 178, 360, clay, '#f6dcc9', 90) +
    cloth(740, 174, 410, leaf, '#cfe6d6', 60) +
    group(
      960,
      330,
      `${path('M-20 400C-20 210 30 150 110 150s130 60 130 250Z', violet)}${circle(110, 80, 66, skin[3])}${path('M40 84C30-30 190-30 180 84 168 40 140 30 110 32 80 30 52 40 40 84Z', '#4a4550')}${circle(110, -8, 30, '#4a4550')}${kawung({ x: 10, y: 300, columns: 5, rows: 2, size: 40, line: '#d9cbf5', opacity: 0.5 })}`,
    ),
)
