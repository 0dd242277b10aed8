import {
  clay,
  cream,
  group,
  indigo,
  ink,
  kawung,
  leaf,
  ochre,
  picture,
  rect,
  sand,
  text,
  violet,
  writing,
} from '../kit.mjs'

const cloth = (x, y, ground, line, size, fill) =>
  `<svg x="${x}" y="${y}" width="250" height="310">${rect(0, 0, 250, 310, ground, 18)}${kawung({ x: -20, y: -20, columns: 6, rows: 8, size, line, fill })}</svg>`

export const batik = picture(
  cream,
  text(100, 132, 'Trusmi', 78, ink, 800) +
    writing(104, 162, [100, 64], 320, sand, 28) +
    cloth(100, 250, indigo, '#c9cdf5', 62, '#4850a3') +
    cloth(380, 310, clay, '#f2cdb4', 84, '#cf7148') +
    cloth(660, 250, ink, ochre, 50, '#3a3350') +
    cloth(940, 310, leaf, '#d4e6cf', 100, '#57926c') +
    rect(100, 640, 250, 12, sand, 6) +
    rect(100, 668, 150, 12, sand, 6) +
    rect(380, 700, 220, 12, sand, 6) +
    rect(660, 640, 240, 12, sand, 6) +
    rect(940, 700, 200, 12, sand, 6) +
    group(
      1010,
      92,
      `${rect(0, 0, 180, 62, violet, 31)}${text(90, 40, 'Keranjang', 24, '#fff', 700, 'middle')}`,
    ),
)
