import {
  circle,
  clay,
  cream,
  group,
  indigo,
  ink,
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
  violet,
} from './kit.mjs'
import { skin } from './people.mjs'

const stall = picture(
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

const river = picture(
  '#bcd0dd',
  path('M0 420C200 360 360 420 560 380S960 320 1280 400V800H0Z', '#7fa27a') +
    path('M0 560C260 500 420 600 700 560S1080 500 1280 560V800H0Z', '#4f7fa8') +
    path('M0 660C260 620 420 690 700 660S1080 620 1280 660V800H0Z', '#39648c') +
    group(
      820,
      200,
      `${rect(0, 0, 70, 440, paper, 14)}${Array.from({ length: 10 }, (_, mark) => rect(12, 26 + mark * 40, mark % 2 ? 24 : 46, 9, mark < 3 ? clay : ink, 4)).join('')}${rect(-26, -70, 122, 84, night, 16)}${circle(35, -28, 16, ochre)}`,
    ) +
    [
      [200, 300],
      [300, 320],
      [420, 290],
    ]
      .map(([x, y], index) =>
        group(
          x,
          y,
          `${circle(40, 30, 30, skin[index])}${path('M0 190c0-90 14-124 40-124s40 34 40 124Z', [clay, violet, ochre][index])}`,
        ),
      )
      .join(''),
)

const waiting = picture(
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

/** The pictures that go with a testimonial. */
export const documentation = { warung: stall, sungai: river, antre: waiting }
