import {
  circle,
  clay,
  group,
  ink,
  leaf,
  paper,
  path,
  picture,
  rect,
  stroke,
  text,
  violet,
} from '../kit.mjs'

const road = (d, width, colour) => stroke(d, colour, width)
export const map = picture(
  '#dfe6d4',
  path(
    'M0 560C240 500 300 640 560 600S900 480 1280 560V640C900 570 840 690 580 690S220 600 0 650Z',
    '#a9c7dc',
  ) +
    road('M-20 220H1300M240-20V820M620-20V820M980-20V820M-20 430H1300', 26, '#f6f1e5') +
    road('M240 820V430H620V220H980V-20', 16, violet) +
    road('M-20 220H240V430', 16, clay) +
    [
      [240, 430],
      [620, 430],
      [620, 220],
      [980, 220],
    ]
      .map(([x, y]) => circle(x, y, 20, paper, `stroke="${ink}" stroke-width="8"`))
      .join('') +
    [
      [100, 60],
      [400, 280],
      [760, 70],
      [1080, 320],
      [760, 300],
      [60, 300],
    ]
      .map(([x, y], index) => rect(x, y, 120, 84, index % 2 ? '#cfd8c0' : '#e9dfc8', 16))
      .join('') +
    group(
      380,
      370,
      `${rect(0, 0, 150, 84, leaf, 22)}${rect(16, 16, 42, 30, paper, 8)}${rect(66, 16, 42, 30, paper, 8)}${circle(38, 86, 17, ink)}${circle(112, 86, 17, ink)}`,
    ) +
    group(
      820,
      500,
      `${rect(8, 12, 360, 190, '#000', 28, 'opacity="0.14"')}${rect(0, 0, 360, 190, paper, 28)}${text(36, 70, 'Angkot 04', 34, ink, 800)}${text(36, 136, '3 menit', 50, violet, 800)}${text(324, 134, 'lagi', 26, '#7a7280', 600, 'end')}`,
    ),
)
