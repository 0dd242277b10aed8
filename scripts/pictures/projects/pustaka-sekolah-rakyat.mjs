import {
  clay,
  cream,
  group,
  indigo,
  ink,
  leaf,
  night,
  ochre,
  paper,
  picture,
  range,
  rect,
  rose,
  sky,
  stroke,
  text,
  violet,
} from '../kit.mjs'

const spines = [
  [64, 300, clay],
  [48, 340, indigo],
  [80, 280, ochre],
  [56, 330, leaf],
  [44, 300, sky],
  [72, 350, rose],
  [60, 290, violet],
  [50, 330, cream],
  [84, 310, clay],
  [46, 350, leaf],
  [66, 300, indigo],
  [58, 335, ochre],
  [74, 285, rose],
]
const shelf = (y, offset) => {
  let x = 120
  const books = range(13).map((index) => {
    const [width, height, colour] = spines[(index + offset) % spines.length]
    const book = `${rect(x, y - height, width, height, colour, 6)}${rect(x + width * 0.25, y - height + 34, width * 0.5, 8, paper, 4, 'opacity="0.8"')}${rect(x + width * 0.25, y - height + 54, width * 0.5, 8, paper, 4, 'opacity="0.5"')}`
    x += width + 8
    return book
  })
  return `${books.join('')}${rect(90, y, 1100, 22, '#4a3a2c', 6)}`
}
export const library = picture(
  night,
  shelf(390, 0) +
    shelf(760, 5) +
    group(
      380,
      300,
      `${rect(8, 12, 520, 96, '#000', 48, 'opacity="0.3"')}${rect(0, 0, 520, 96, paper, 48)}${`<circle cx="58" cy="46" r="17" fill="none" stroke="${ink}" stroke-width="7"/>`}${stroke('M70 59l15 15', ink, 7)}${text(110, 59, 'Cari judul atau penulis', 29, '#6b6474', 600)}`,
    ),
)
