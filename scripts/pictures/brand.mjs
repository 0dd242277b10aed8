import { kawung, paper, rect, text, violet } from './kit.mjs'

/** The sign of the site: one kawung on violet. */
export const icon = (size) => ({
  width: size,
  height: size,
  svg: `<g transform="scale(${size / 64})">${rect(0, 0, 64, 64, violet)}${kawung({ x: 10, y: 10, columns: 1, rows: 1, size: 44, line: '#ffffff', fill: '#8f6be0' })}</g>`,
})

/** What a link to the site shows where a page has no picture of its own. */
export const preview = {
  width: 1200,
  height: 630,
  svg:
    rect(0, 0, 1200, 630, paper) +
    kawung({ x: 640, y: -45, columns: 6, rows: 6, size: 120, line: '#c9b48c', opacity: 0.9 }) +
    rect(90, 210, 90, 12, violet, 6) +
    text(84, 370, 'Karya', 170, '#1d1a27', 800) +
    text(92, 440, 'Portofolio pengembang full-stack', 32, '#585263', 600),
}
