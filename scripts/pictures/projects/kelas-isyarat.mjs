import {
  ink,
  circle,
  group,
  ochre,
  paper,
  picture,
  range,
  rect,
  stroke,
  text,
  violet,
} from '../kit.mjs'

const joints = [
  [640, 640],
  [540, 560],
  [470, 470],
  [430, 400],
  [600, 420],
  [588, 300],
  [580, 220],
  [660, 410],
  [664, 270],
  [666, 180],
  [722, 430],
  [742, 310],
  [754, 230],
  [780, 470],
  [822, 384],
  [848, 322],
]
export const sign = picture(
  '#2b2450',
  rect(330, 90, 620, 620, '#3a3168', 36) +
    stroke(
      'M330 180V126a36 36 0 0 1 36-36h54M860 90h54a36 36 0 0 1 36 36v54M950 620v54a36 36 0 0 1-36 36h-54M420 710h-54a36 36 0 0 1-36-36v-54',
      ochre,
      10,
    ) +
    stroke(
      'M640 640L540 560 470 470 430 400M640 640L600 420 588 300 580 220M640 640L660 410 664 270 666 180M640 640L722 430 742 310 754 230M640 640L780 470 822 384 848 322',
      '#e8c9a8',
      46,
    ) +
    stroke(
      'M640 640L540 560 470 470 430 400M640 640L600 420 588 300 580 220M640 640L660 410 664 270 666 180M640 640L722 430 742 310 754 230M640 640L780 470 822 384 848 322',
      violet,
      5,
    ) +
    joints
      .map(([x, y]) => circle(x, y, 12, paper, `stroke="${violet}" stroke-width="6"`))
      .join('') +
    range(5)
      .map((index) =>
        group(
          90,
          120 + index * 116,
          `${rect(0, 0, 160, 92, index === 2 ? ochre : '#3a3168', 22)}${text(80, 63, 'ABCDE'[index], 50, index === 2 ? ink : paper, 800, 'middle')}`,
        ),
      )
      .join('') +
    text(1110, 380, '5', 190, paper, 800, 'middle') +
    text(1110, 440, 'jari terbuka', 28, '#c9bff0', 600, 'middle'),
)
