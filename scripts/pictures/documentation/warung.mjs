import {
  circle,
  clay,
  group,
  indigo,
  leaf,
  ochre,
  paper,
  path,
  picture,
  rect,
  rose,
  violet,
} from '../kit.mjs'
import { skin } from '../people.mjs'

export const stall = picture(
  '#f0d9a8',
  rect(0, 600, 1280, 200, '#d9bd85') +
    rect(220, 260, 840, 400, '#fff7e6', 12) +
    Array.from({ length: 7 }, (_, index) =>
      path(`M${220 + index * 120} 200h120v70a60 60 0 0 1-120 0Z`, index % 2 ? paper : clay),
    ).join('') +
    [0, 1, 2]
      .map(
        (shelf) =>
          rect(280, 410 + shelf * 84, 480, 10, '#b58a52', 4) +
          Array.from({ length: 8 }, (_, index) =>
            rect(
              290 + index * 58,
              366 + shelf * 84,
              40,
              44,
              [leaf, ochre, rose, indigo, violet][(index + shelf) % 5],
              8,
            ),
          ).join(''),
      )
      .join('') +
    group(
      820,
      350,
      `${circle(90, 70, 52, skin[0])}${path('M0 310C0 190 40 150 90 150s90 40 90 160Z', '#8e3f55')}${path('M30 90C20-20 160-20 150 90 156 140 150 150 160 170 120 190 60 190 20 170 30 150 24 140 30 90ZM52 76c0 40 20 48 38 48s38-8 38-48-76-40-76 0Z', '#6e2f44', 'fill-rule="evenodd"')}`,
    ) +
    rect(200, 650, 880, 60, '#8d6236', 10),
)
