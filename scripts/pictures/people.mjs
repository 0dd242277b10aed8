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
  picture,
  rect,
  rose,
  sand,
  sky,
  stroke,
  violet,
} from './kit.mjs'

const skin = ['#c98f64', '#a86f48', '#dba67c', '#b97d54', '#8f5d3d']

/** A face without features, in a box of 240 × 240. */
function bust({ ground, shirt, tone, hair, head }) {
  return (
    rect(0, 0, 240, 240, ground) +
    path('M28 240c0-74 40-92 92-92s92 18 92 92Z', shirt) +
    path('M96 130h48v34c0 32-48 32-48 0Z', tone) +
    `<ellipse cx="120" cy="98" rx="46" ry="54" fill="${tone}"/>` +
    (head ?? path('M70 100C62 30 178 30 170 100 160 72 146 66 120 68 94 66 80 72 70 100Z', hair))
  )
}

const scarf = (colour) =>
  path(
    'M66 112C60 20 180 20 174 112 176 150 166 176 176 196 140 214 100 214 64 196 74 176 64 150 66 112ZM84 104C84 148 102 156 120 156S156 148 156 104C156 66 84 66 84 104Z',
    colour,
    'fill-rule="evenodd"',
  )

const customers = {
  sinta: bust({ ground: '#f0d7b0', shirt: clay, tone: skin[0], head: scarf('#8e3f55') }),
  bagus: bust({ ground: '#cfdcc6', shirt: indigo, tone: skin[1], hair: ink }),
  farhan: bust({
    ground: '#c9d8e6',
    shirt: paper,
    tone: skin[2],
    hair: '#2d2621',
    head:
      path('M70 100C62 30 178 30 170 100 160 72 146 66 120 68 94 66 80 72 70 100Z', '#2d2621') +
      `<g fill="none" stroke="${ink}" stroke-width="5"><circle cx="102" cy="100" r="15"/><circle cx="138" cy="100" r="15"/></g>`,
  }),
  maria: bust({
    ground: '#ecd0d8',
    shirt: leaf,
    tone: skin[3],
    head: path(
      'M62 170C50 20 190 20 178 170 172 190 160 150 164 104 150 70 90 70 76 104 80 150 68 190 62 170Z',
      '#3a2620',
    ),
  }),
  lukman: bust({
    ground: '#dcd2f0',
    shirt: ochre,
    tone: skin[4],
    hair: '#241c1a',
    head: path('M72 84C74 26 166 26 168 84Z', night) + rect(70, 74, 100, 16, night, 6),
  }),
}

const portrait = {
  width: 800,
  height: 1000,
  svg:
    rect(0, 0, 800, 1000, '#e7dbc3') +
    kawung({ x: -40, y: -40, columns: 7, rows: 9, size: 130, line: '#c3ab7d', opacity: 0.75 }) +
    circle(400, 430, 300, '#d9c7a2') +
    path('M90 1000C90 760 210 690 400 690S710 760 710 1000Z', indigo) +
    kawung({ x: 120, y: 760, columns: 9, rows: 4, size: 64, line: '#6a72bd', opacity: 0.6 }) +
    path('M330 560h140v130c-30 60-110 60-140 0Z', '#a86f48') +
    path('M318 690l82 90 82-90 40 22-86 150-36-40-36 40-86-150Z', paper) +
    '<ellipse cx="400" cy="440" rx="138" ry="168" fill="#bd8358"/>' +
    path(
      'M252 450C220 210 580 210 548 450 540 372 500 340 430 344 340 352 300 330 290 360 270 380 258 400 252 450Z',
      '#1f1a1c',
    ) +
    stroke('M330 420c22-14 52-14 70 0M424 420c18-14 48-14 70 0', '#1f1a1c', 9) +
    '<g fill="none" stroke="#1d1a27" stroke-width="8"><circle cx="345" cy="458" r="38"/><circle cx="462" cy="458" r="38"/><path d="M383 456c8-8 32-8 41 0"/></g>' +
    stroke('M366 548c22 18 54 18 76 0', '#7d4a30', 9),
}

const stall = picture(
  '#f0d9a8',
  rect(0, 600, 1280, 200, '#d9bd85') +
    rect(220, 260, 840, 400, '#fff7e6', 12) +
    Array.from({ length: 7 }, (_, index) =>
      path(`M${220 + index * 120} 200h120v70a60 60 0 0 1-120 0Z`, index % 2 ? paper : clay),
    ).join('') +
    [0, 1, 2]
      .map(
        (shelf) =>
          rect(280, 410 + shelf * 84, 480, 10, '#b58a52', 4) +
          Array.from({ length: 8 }, (_, index) =>
            rect(
              290 + index * 58,
              366 + shelf * 84,
              40,
              44,
              [leaf, ochre, rose, indigo, violet][(index + shelf) % 5],
              8,
            ),
          ).join(''),
      )
      .join('') +
    group(
      820,
      350,
      `${circle(90, 70, 52, skin[0])}${path('M0 310C0 190 40 150 90 150s90 40 90 160Z', '#8e3f55')}${path('M30 90C20-20 160-20 150 90 156 140 150 150 160 170 120 190 60 190 20 170 30 150 24 140 30 90ZM52 76c0 40 20 48 38 48s38-8 38-48-76-40-76 0Z', '#6e2f44', 'fill-rule="evenodd"')}`,
    ) +
    rect(200, 650, 880, 60, '#8d6236', 10),
)

const river = picture(
  '#bcd0dd',
  path('M0 420C200 360 360 420 560 380S960 320 1280 400V800H0Z', '#7fa27a') +
    path('M0 560C260 500 420 600 700 560S1080 500 1280 560V800H0Z', '#4f7fa8') +
    path('M0 660C260 620 420 690 700 660S1080 620 1280 660V800H0Z', '#39648c') +
    group(
      820,
      200,
      `${rect(0, 0, 70, 440, paper, 14)}${Array.from({ length: 10 }, (_, mark) => rect(12, 26 + mark * 40, mark % 2 ? 24 : 46, 9, mark < 3 ? clay : ink, 4)).join('')}${rect(-26, -70, 122, 84, night, 16)}${circle(35, -28, 16, ochre)}`,
    ) +
    [
      [200, 300],
      [300, 320],
      [420, 290],
    ]
      .map(([x, y], index) =>
        group(
          x,
          y,
          `${circle(40, 30, 30, skin[index])}${path('M0 190c0-90 14-124 40-124s40 34 40 124Z', [clay, violet, ochre][index])}`,
        ),
      )
      .join(''),
)

const waiting = picture(
  '#d8e5dc',
  rect(0, 560, 1280, 240, '#b9cdbf') +
    group(
      840,
      110,
      `${rect(0, 0, 320, 200, night, 20)}<text x="160" y="132" font-size="96" font-weight="800" fill="${ochre}" text-anchor="middle">B 024</text>`,
    ) +
    [0, 1, 2, 3, 4]
      .map((seat) =>
        group(
          120 + seat * 150,
          400,
          `${rect(0, 130, 120, 24, leaf, 10)}${rect(8, 154, 12, 100, '#2f5a41')}${rect(100, 154, 12, 100, '#2f5a41')}${rect(4, 20, 112, 112, '#5d9274', 16)}${seat === 1 || seat === 3 ? circle(60, -10, 38, skin[seat]) + path('M6 150C6 60 26 34 60 34s54 26 54 116Z', seat === 1 ? rose : indigo) : ''}`,
        ),
      )
      .join('') +
    rect(120, 120, 420, 160, paper, 20) +
    stroke('M170 200h60M200 170v60', clay, 18) +
    rect(280, 170, 210, 16, sand, 8) +
    rect(280, 206, 150, 16, sand, 8) +
    circle(1100, 640, 60, sky, 'opacity="0.5"') +
    rect(0, 780, 1280, 20, cream),
)

/** Customers by first name, 240 × 240. */
export const avatars = Object.fromEntries(
  Object.entries(customers).map(([name, svg]) => [name, { width: 240, height: 240, svg }]),
)
/** The pictures that go with a testimonial. */
export const documentation = { warung: stall, sungai: river, antre: waiting }
export const profile = portrait
