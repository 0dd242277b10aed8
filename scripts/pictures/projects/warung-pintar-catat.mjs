import {
  clay,
  cream,
  group,
  indigo,
  ink,
  kawung,
  leaf,
  ochre,
  paper,
  path,
  phone,
  picture,
  rect,
  text,
  violet,
  writing,
} from '../kit.mjs'

/** One item of a till: a name, a price. */
const item = (index, name, price) =>
  group(
    24,
    150 + index * 62,
    `${rect(0, 0, 44, 44, [ochre, clay, leaf, indigo][index % 4], 12)}${text(60, 29, name, 19, ink, 650)}${text(252, 29, price, 19, ink, 700, 'end')}`,
  )

export const till = picture(
  '#e9b65a',
  kawung({ x: 760, y: -40, columns: 6, rows: 8, size: 120, line: '#b97e1f', opacity: 0.55 }) +
    group(
      180,
      110,
      `${path('M0 0H400V560l-40 28-40-28-40 28-40-28-40 28-40-28-40 28-40-28-40 28-40-28Z', paper)}${text(40, 80, 'Hari ini', 26, '#7a7280', 600)}${text(40, 160, 'Rp 842.000', 54, ink, 800)}${writing(40, 210, [90, 70, 82, 60, 76, 88, 54], 320, cream, 36)}${rect(40, 478, 320, 4, ink, 2)}${text(40, 528, 'Laba', 28, ink, 700)}${text(360, 528, '+18%', 28, leaf, 800, 'end')}`,
    ) +
    phone(
      720,
      84,
      text(24, 104, 'Kasir', 34, ink, 800) +
        item(0, 'Kopi saset', '3.500') +
        item(1, 'Mi goreng', '9.000') +
        item(2, 'Beras 1 kg', '14.500') +
        item(3, 'Teh botol', '6.000') +
        rect(24, 500, 252, 66, violet, 18) +
        text(150, 542, 'Bayar 33.000', 24, '#fff', 700, 'middle'),
    ),
)
