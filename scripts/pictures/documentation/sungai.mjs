import {
  circle,
  clay,
  group,
  ink,
  night,
  ochre,
  paper,
  path,
  picture,
  rect,
  violet,
} from '../kit.mjs'
import { skin } from '../people.mjs'

export const river = picture(
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
