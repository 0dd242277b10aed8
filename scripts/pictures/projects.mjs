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
  path,
  phone,
  picture,
  rect,
  rose,
  sand,
  sky,
  stroke,
  text,
  violet,
  windowFrame,
  writing,
} from './kit.mjs'

const range = (count) => Array.from({ length: count }, (_, index) => index)

/** One item of a till: a name, a price. */
const item = (index, name, price) =>
  group(
    24,
    150 + index * 62,
    `${rect(0, 0, 44, 44, [ochre, clay, leaf, indigo][index % 4], 12)}${text(60, 29, name, 19, ink, 650)}${text(252, 29, price, 19, ink, 700, 'end')}`,
  )

const till = picture(
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

const wave = (y, height, colour) =>
  path(
    `M0 ${y}C160 ${y - height} 280 ${y + height} 440 ${y}S720 ${y - height} 880 ${y} 1160 ${y + height} 1280 ${y}V800H0Z`,
    colour,
  )

const flood = picture(
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
        text(656, 204, 'Siaga 2', 20, clay, 700, 'end'),
    ) +
    group(
      930,
      330,
      `${rect(0, 0, 96, 360, paper, 20)}${range(9)
        .map((mark) => rect(18, 30 + mark * 36, mark % 2 ? 30 : 60, 8, mark < 3 ? clay : ink, 4))
        .join('')}`,
    ),
)

const cloth = (x, y, ground, line, size, fill) =>
  `<svg x="${x}" y="${y}" width="250" height="310">${rect(0, 0, 250, 310, ground, 18)}${kawung({ x: -20, y: -20, columns: 6, rows: 8, size, line, fill })}</svg>`

const batik = picture(
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

const queue = picture(
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

const dish = (x, colour, inside) =>
  group(
    x,
    420,
    `${rect(0, 0, 310, 270, paper, 26)}${circle(155, 108, 78, colour)}${circle(155, 108, 56, inside)}${[-22, 20, 2].map((dx, index) => circle(155 + dx, 96 + index * 16, 11, index % 2 ? leaf : paper, 'opacity="0.85"')).join('')}${writing(36, 212, [80, 52], 238, sand, 26)}`,
  )

const recipes = picture(
  '#c4673d',
  kawung({ x: -20, y: -60, columns: 12, rows: 4, size: 120, line: '#a34c25', opacity: 0.7 }) +
    text(140, 190, 'Ada apa di kulkas?', 64, paper, 800) +
    group(
      140,
      240,
      `${rect(0, 0, 1000, 104, paper, 52)}${`<circle cx="60" cy="52" r="18" fill="none" stroke="${ink}" stroke-width="7"/>`}${stroke('M73 66l16 16', ink, 7)}${['tempe', 'santan', 'daun jeruk'].map((word, index) => group(116 + index * 190, 24, `${rect(0, 0, 172, 56, cream, 28)}${text(86, 37, word, 24, ink, 650, 'middle')}`)).join('')}`,
    ) +
    dish(140, ochre, '#f0c469') +
    dish(485, leaf, '#86b38d') +
    dish(830, clay, '#e8a17d'),
)

const prices = picture(
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

const ledger = picture(
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
const library = picture(
  night,
  shelf(390, 0) +
    shelf(760, 5) +
    group(
      380,
      300,
      `${rect(8, 12, 520, 96, '#000', 48, 'opacity="0.3"')}${rect(0, 0, 520, 96, paper, 48)}${`<circle cx="58" cy="46" r="17" fill="none" stroke="${ink}" stroke-width="7"/>`}${stroke('M70 59l15 15', ink, 7)}${text(110, 59, 'Cari judul atau penulis', 29, '#6b6474', 600)}`,
    ),
)

const road = (d, width, colour) => stroke(d, colour, width)
const map = picture(
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
const sign = picture(
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

const system = picture(
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

const invitation = picture(
  '#a63d62',
  kawung({ x: -20, y: -20, columns: 11, rows: 7, size: 120, line: '#872a4b', opacity: 0.8 }) +
    group(
      300,
      90,
      `${rect(12, 18, 680, 620, '#000', 20, 'opacity="0.2"')}${rect(0, 0, 680, 620, paper, 18)}${kawung({ x: 20, y: 20, columns: 16, rows: 1, size: 40, line: clay, fill: '#f0d9c0' })}${kawung({ x: 20, y: 560, columns: 16, rows: 1, size: 40, line: clay, fill: '#f0d9c0' })}${text(340, 170, 'Syukuran Kampung', 50, ink, 800, 'middle')}${text(340, 226, 'Sabtu, 19.00, balai warga', 27, '#7a7280', 600, 'middle')}${text(340, 388, '64', 132, rose, 800, 'middle')}${text(340, 434, 'tetangga datang', 27, '#7a7280', 600, 'middle')}${rect(130, 474, 200, 62, leaf, 31)}${text(230, 514, 'Hadir', 26, '#fff', 700, 'middle')}${rect(350, 474, 200, 62, 'none', 31, `stroke="${ink}" stroke-width="4"`)}${text(450, 514, 'Berhalangan', 25, ink, 700, 'middle')}`,
    ),
)

const gunungan = (x, y, scale, fill, line) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${path('M0-260C60-180 150-90 130 40 120 110 70 150 60 220H-60C-70 150-120 110-130 40-150-90-60-180 0-260Z', fill, `stroke="${line}" stroke-width="7"`)}${stroke('M0-210V210M0-120C40-90 70-60 80-10M0-120C-40-90-70-60-80-10M0-20C36 4 62 40 66 90M0-20C-36 4-62 40-66 90M0 80C24 96 38 120 40 150M0 80C-24 96-38 120-40 150', line, 6)}${[
    [80, -10],
    [-80, -10],
    [66, 90],
    [-66, 90],
    [0, -210],
  ]
    .map(([cx, cy]) => circle(cx, cy, 11, line))
    .join('')}${rect(-76, 220, 152, 18, line, 9)}</g>`
const wayang = picture(
  '#12152b',
  `<defs><radialGradient id="lamp" cx="50%" cy="46%"><stop offset="0" stop-color="#e9b65a"/><stop offset="0.55" stop-color="#8d5527"/><stop offset="1" stop-color="#12152b"/></radialGradient></defs>${rect(0, 0, 1280, 800, 'url(#lamp)')}` +
    gunungan(640, 410, 1.25, '#2b1a14', '#f4cf83') +
    gunungan(250, 470, 0.8, '#2b1a14', '#c98d3d') +
    gunungan(1030, 470, 0.8, '#2b1a14', '#c98d3d') +
    rect(0, 712, 1280, 88, '#2b1a14') +
    kawung({ x: 0, y: 722, columns: 19, rows: 1, size: 68, line: '#c98d3d' }),
)

/** The pictures of the sample projects, by their slugs. */
export const projects = {
  'warung-pintar-catat': till,
  'siaga-ciliwung': flood,
  'pasar-batik-trusmi': batik,
  'antre-puskesmas': queue,
  'resep-dari-dapur-ibu': recipes,
  'harga-panen': prices,
  'koperasi-guyub': ledger,
  'pustaka-sekolah-rakyat': library,
  'jejak-angkot': map,
  'kelas-isyarat': sign,
  'lumbung-komponen': system,
  'undang-tetangga': invitation,
  'arsip-wayang': wayang,
}
