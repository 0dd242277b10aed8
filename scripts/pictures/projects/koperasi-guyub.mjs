import { group, ink, kawung, leaf, paper, picture, range, rect, sand, text } from '../kit.mjs'

export const ledger = picture(
  '#5a3aa6',
  kawung({ x: 820, y: -40, columns: 5, rows: 8, size: 120, line: '#43288a', opacity: 0.9 }) +
    group(
      150,
      100,
      `${rect(12, 18, 980, 600, '#000', 24, 'opacity="0.18"')}${rect(0, 0, 980, 600, paper, 22)}${rect(488, 40, 4, 520, sand, 2)}${['Debit', 'Kredit'].map((side, index) => text(56 + index * 490, 96, side, 36, ink, 800)).join('')}${range(
        6,
      )
        .map(
          (row) =>
            `${rect(56, 140 + row * 62, 200 - (row % 3) * 34, 12, sand, 6)}${text(440, 152 + row * 62, `${(row + 2) * 125}.000`, 24, ink, 600, 'end')}${rect(546, 140 + row * 62, 180 + (row % 2) * 40, 12, sand, 6)}${text(930, 152 + row * 62, `${(7 - row) * 125}.000`, 24, ink, 600, 'end')}`,
        )
        .join(
          '',
        )}${rect(56, 516, 384, 4, ink)}${rect(546, 516, 384, 4, ink)}${text(440, 562, '3.375.000', 30, leaf, 800, 'end')}${text(930, 562, '3.375.000', 30, leaf, 800, 'end')}`,
    ),
)
