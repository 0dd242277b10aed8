import {
  circle,
  clay,
  group,
  indigo,
  ink,
  paper,
  path,
  picture,
  range,
  rect,
  sky,
  stroke,
  text,
  windowFrame,
} from '../kit.mjs'

const wave = (y, height, colour) =>
  path(
    `M0 ${y}C160 ${y - height} 280 ${y + height} 440 ${y}S720 ${y - height} 880 ${y} 1160 ${y + height} 1280 ${y}V800H0Z`,
    colour,
  )

export const flood = picture(
  '#20305c',
  circle(1010, 190, 96, '#f3d9a0') +
    wave(560, 60, '#2f5c8f') +
    wave(630, 46, '#4b83b5') +
    wave(710, 34, sky) +
    windowFrame(
      130,
      110,
      700,
      470,
      text(44, 118, 'Tinggi muka air', 30, ink, 800) +
        text(44, 160, 'Pos Katulampa, 14.20', 21, '#7a7280', 600) +
        stroke('M44 380C140 372 200 340 270 350S400 300 460 240 580 210 650 180', indigo, 7) +
        path(
          'M44 380C140 372 200 340 270 350S400 300 460 240 580 210 650 180V420H44Z',
          indigo,
          'opacity="0.12"',
        ) +
        stroke('M44 214H656', clay, 3) +
        text(44, 204, 'Siaga 2', 20, clay, 700),
    ) +
    group(
      930,
      330,
      `${rect(0, 0, 96, 360, paper, 20)}${range(9)
        .map((mark) => rect(18, 30 + mark * 36, mark % 2 ? 30 : 60, 8, mark < 3 ? clay : ink, 4))
        .join('')}`,
    ),
)
