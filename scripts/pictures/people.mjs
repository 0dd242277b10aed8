import {
  circle,
  clay,
  indigo,
  ink,
  kawung,
  leaf,
  night,
  ochre,
  paper,
  path,
  rect,
  stroke,
} from './kit.mjs'

/** From lighter to darker. */
export const skin = ['#c98f64', '#a86f48', '#dba67c', '#b97d54', '#8f5d3d']

/** A face without features, in a box of 240 × 240. */
function bust({ ground, shirt, tone, hair, head }) {
  return (
    rect(0, 0, 240, 240, ground) +
    path('M28 240c0-74 40-92 92-92s92 18 92 92Z', shirt) +
    path('M96 130h48v34c0 32-48 32-48 0Z', tone) +
    `<ellipse cx="120" cy="98" rx="46" ry="54" fill="${tone}"/>` +
    (head ?? path('M70 100C58 16 182 16 170 100 160 72 146 66 120 68 94 66 80 72 70 100Z', hair))
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
      path('M70 100C58 16 182 16 170 100 160 72 146 66 120 68 94 66 80 72 70 100Z', '#2d2621') +
      `<g fill="none" stroke="${ink}" stroke-width="5"><circle cx="102" cy="100" r="15"/><circle cx="138" cy="100" r="15"/></g>`,
  }),
  maria: bust({
    ground: '#ecd0d8',
    shirt: leaf,
    tone: skin[3],
    head: path(
      'M62 170C44 -14 196 -14 178 170 172 190 160 150 164 104 150 70 90 70 76 104 80 150 68 190 62 170Z',
      '#3a2620',
    ),
  }),
  lukman: bust({
    ground: '#dcd2f0',
    shirt: ochre,
    tone: skin[4],
    hair: '#241c1a',
    head: path('M70 84C70 12 170 12 170 84Z', night) + rect(70, 74, 100, 16, night, 6),
  }),
}

/** The owner. */
export const profile = {
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

/** Customers by first name, 240 × 240. */
export const avatars = Object.fromEntries(
  Object.entries(customers).map(([name, svg]) => [name, { width: 240, height: 240, svg }]),
)
