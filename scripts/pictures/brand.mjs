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

/** LinkedIn left simple-icons at its owner's wish, so its two letters are drawn here. */
export const linkedin =
  'M2 0h20a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V2a2 2 0 0 1 2-2Zm1.6 9v11.4h3.5V9H3.6Zm1.75-5.6a2 2 0 1 0 0 4.1 2 2 0 0 0 0-4.1ZM9.3 9v11.4h3.5v-6.1c0-1.6.8-2.5 2.1-2.5s1.9.9 1.9 2.5v6.1h3.5v-6.9c0-3.1-1.7-4.7-4.1-4.7-1.6 0-2.8.7-3.5 1.9V9H9.3Z'
