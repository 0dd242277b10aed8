import {
  circle,
  clay,
  group,
  indigo,
  ink,
  leaf,
  ochre,
  paper,
  path,
  picture,
  range,
  rect,
  sand,
  stroke,
} from '../kit.mjs'

const bowl = (x, y, glaze, soup) =>
  group(
    x,
    y,
    `${path('M0 0H240C240 110 190 150 120 150S0 110 0 0Z', glaze)}<ellipse cx="120" cy="0" rx="120" ry="34" fill="${paper}"/><ellipse cx="120" cy="2" rx="102" ry="25" fill="${soup}"/>`,
  )
const steam = (x, y) => stroke(`M${x} ${y}c-30-40 30-70 0-110s30-60 0-100`, '#fff7e6', 10)

/** What came out of the search: dinner. */
export const kitchen = picture(
  '#f2cdb4',
  range(8)
    .map((column) => rect(column * 160, 0, 156, 236, column % 2 ? '#f6dcc9' : '#eec3a6'))
    .join('') +
    rect(0, 560, 1280, 240, '#a86f48') +
    rect(0, 560, 1280, 26, '#8d5a38') +
    steam(300, 400) +
    steam(380, 380) +
    steam(660, 410) +
    bowl(210, 440, indigo, ochre) +
    bowl(560, 460, leaf, '#c7682f') +
    group(
      890,
      300,
      `${rect(0, 0, 300, 400, ink, 28)}${rect(16, 16, 268, 368, paper, 16)}${rect(40, 44, 220, 130, clay, 14)}${circle(150, 108, 44, '#f3d9a0')}${range(
        4,
      )
        .map(
          (line) =>
            circle(56, 220 + line * 40, 10, leaf) +
            rect(80, 212 + line * 40, [160, 120, 170, 90][line], 15, sand, 7),
        )
        .join('')}`,
    ),
)
