import {
  circle,
  clay,
  cream,
  group,
  indigo,
  ink,
  kawung,
  leaf,
  night,
  ochre,
  paper,
  picture,
  range,
  rect,
  rose,
  sand,
  text,
  violet,
  writing,
} from '../kit.mjs'

export const system = picture(
  paper,
  text(90, 150, 'Aa', 130, ink, 800) +
    writing(96, 190, [100, 80, 90], 210, sand, 30) +
    [violet, indigo, leaf, ochre, clay, rose]
      .map((colour, index) =>
        rect(90 + (index % 3) * 84, 330 + Math.floor(index / 3) * 84, 70, 70, colour, 18),
      )
      .join('') +
    group(
      400,
      90,
      `${rect(0, 0, 360, 290, '#fff', 26, `stroke="${sand}" stroke-width="3"`)}${rect(40, 44, 200, 68, violet, 34)}${text(140, 88, 'Simpan', 26, '#fff', 700, 'middle')}${rect(40, 134, 200, 68, 'none', 34, `stroke="${ink}" stroke-width="4"`)}${text(140, 178, 'Batal', 26, ink, 700, 'middle')}${writing(40, 234, [70], 280, sand)}`,
    ) +
    group(
      800,
      90,
      `${rect(0, 0, 390, 290, night, 26)}${rect(40, 50, 110, 60, violet, 30)}${circle(120, 80, 22, '#fff')}${rect(40, 140, 110, 60, '#454a6d', 30)}${circle(70, 170, 22, '#fff')}${writing(190, 66, [100, 70], 150, '#454a6d')}${writing(190, 156, [90, 60], 150, '#454a6d')}${writing(40, 240, [80], 300, '#454a6d')}`,
    ) +
    group(
      400,
      420,
      `${rect(0, 0, 790, 290, cream, 26)}${range(3)
        .map((card) =>
          group(
            40 + card * 244,
            40,
            `${rect(0, 0, 220, 210, '#fff', 20)}${rect(0, 0, 220, 96, [leaf, clay, indigo][card], 20)}${kawung({ x: 0, y: 0, columns: 5, rows: 2, size: 44, line: '#fff', opacity: 0.4 })}${writing(22, 126, [90, 60, 40], 176, sand)}`,
          ),
        )
        .join('')}`,
    ) +
    rect(90, 530, 250, 180, night, 26) +
    kawung({ x: 115, y: 545, columns: 5, rows: 3, size: 40, line: ochre }) +
    text(115, 695, 'kawung', 26, paper, 700),
)
