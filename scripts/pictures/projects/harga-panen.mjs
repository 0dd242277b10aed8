import {
  circle,
  clay,
  cream,
  group,
  ink,
  leaf,
  ochre,
  picture,
  range,
  rect,
  stroke,
  text,
  windowFrame,
} from '../kit.mjs'

export const prices = picture(
  '#efe6d3',
  windowFrame(
    110,
    90,
    1060,
    620,
    text(56, 130, 'Harga hari ini', 38, ink, 800) +
      range(5)
        .map((row) => rect(56, 220 + row * 70, 560, 2, cream))
        .join('') +
      stroke('M56 440C130 420 170 470 240 400S370 300 430 330 550 250 616 262', clay, 8) +
      stroke('M56 360C140 380 190 330 260 350S380 400 450 380 560 330 616 350', leaf, 8) +
      stroke('M56 500C140 490 210 500 280 470S420 480 490 450 570 440 616 420', ochre, 8) +
      [
        ['Cabai', '48.200', clay],
        ['Bawang', '31.500', leaf],
        ['Beras', '13.900', ochre],
      ]
        .map(([name, price, colour], index) =>
          group(
            680,
            190 + index * 128,
            `${rect(0, 0, 320, 104, cream, 20)}${circle(46, 52, 18, colour)}${text(78, 62, name, 25, ink, 650)}${text(296, 62, price, 27, ink, 800, 'end')}`,
          ),
        )
        .join(''),
  ),
)
