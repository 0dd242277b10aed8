import {
  circle,
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
  range,
  rect,
  rose,
  sand,
  sky,
  stroke,
  text,
  violet,
} from '../kit.mjs'

export const queue = picture(
  '#3f7f5e',
  kawung({ x: -40, y: 440, columns: 12, rows: 4, size: 120, line: '#2c5f45', opacity: 0.7 }) +
    group(
      150,
      150,
      `${rect(0, 0, 480, 300, paper, 28)}${text(48, 84, 'Sedang dilayani', 28, '#7a7280', 600)}${text(44, 236, 'B 024', 148, ink, 800)}`,
    ) +
    group(
      150,
      490,
      range(4)
        .map((seat) =>
          group(
            seat * 124,
            0,
            `${circle(52, 36, 34, [sand, ochre, cream, sky][seat])}${path('M0 150c0-96 104-96 104 0Z', [clay, indigo, violet, rose][seat])}`,
          ),
        )
        .join(''),
    ) +
    phone(
      770,
      84,
      text(150, 118, 'Nomor Anda', 24, '#7a7280', 600, 'middle') +
        text(150, 246, 'B 027', 92, ink, 800, 'middle') +
        `<circle cx="150" cy="382" r="82" fill="none" stroke="${cream}" stroke-width="20"/>` +
        stroke('M150 300A82 82 0 1 1 72 408', leaf, 20) +
        text(150, 378, '12', 54, ink, 800, 'middle') +
        text(150, 412, 'menit lagi', 20, '#7a7280', 600, 'middle') +
        rect(32, 510, 236, 58, leaf, 18) +
        text(150, 547, 'Saya di jalan', 23, '#fff', 700, 'middle'),
    ),
)
