/** One petal, diagonal in a 20 × 20 square, with the line in its middle. */
const petal =
  "<path d='M1 1C11 1 19 9 19 19 9 19 1 11 1 1Z'/><path d='M6 6l8 8' stroke='%23000' stroke-width='1.5' stroke-linecap='round' fill='none'/>"

const petals = [
  `<g>${petal}</g>`,
  `<g transform='matrix(-1 0 0 1 40 0)'>${petal}</g>`,
  `<g transform='matrix(1 0 0 -1 0 40)'>${petal}</g>`,
  `<g transform='matrix(-1 0 0 -1 40 40)'>${petal}</g>`,
].join('')

const tile = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40' fill='none' stroke='%23000' stroke-width='1.1'>${petals}<circle cx='20' cy='1' r='1.4' fill='%23000'/><circle cx='1' cy='20' r='1.4' fill='%23000'/><circle cx='39' cy='20' r='1.4' fill='%23000'/><circle cx='20' cy='39' r='1.4' fill='%23000'/></svg>`

/** The kawung batik pattern, four ovals around a centre, as a tile for `mask-image`. */
export const kawungMask = `url("data:image/svg+xml,${tile.replaceAll('<', '%3C').replaceAll('>', '%3E')}")`
