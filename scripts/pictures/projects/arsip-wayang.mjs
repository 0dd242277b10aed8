import { circle, kawung, path, picture, rect, stroke } from '../kit.mjs'

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
export const wayang = picture(
  '#12152b',
  `<defs><radialGradient id="lamp" cx="50%" cy="46%"><stop offset="0" stop-color="#e9b65a"/><stop offset="0.55" stop-color="#8d5527"/><stop offset="1" stop-color="#12152b"/></radialGradient></defs>${rect(0, 0, 1280, 800, 'url(#lamp)')}` +
    gunungan(640, 410, 1.25, '#2b1a14', '#f4cf83') +
    gunungan(250, 470, 0.8, '#2b1a14', '#c98d3d') +
    gunungan(1030, 470, 0.8, '#2b1a14', '#c98d3d') +
    rect(0, 712, 1280, 88, '#2b1a14') +
    kawung({ x: 0, y: 722, columns: 19, rows: 1, size: 68, line: '#c98d3d' }),
)
