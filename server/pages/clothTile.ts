import { clothPatterns, type ClothPattern } from '../../src/contract/constants'
import { maxFilling, type TileVariant } from '../../src/lib/cloth'

type Point = readonly [x: number, y: number]

/** Draws a figure of the filling, by the shape of the tile: a star, a dot, or a ring. */
const drawFigure = [
  (x: number, y: number, r: number) => `M${x - r} ${y}q${r}-${r} ${2 * r} 0-${r} ${r}-${2 * r} 0Z`,
  (x: number, y: number, r: number) => circle(x, y, r * 0.8),
  (x: number, y: number, r: number) => circle(x, y, r) + circle(x, y, r / 2),
] as const

const round = (value: number) => Number(value.toFixed(1))

function circle(x: number, y: number, r: number): string {
  return `M${x} ${round(y - r)}a${round(r)} ${round(r)} 0 1 0 .1 0Z`
}

/** Draws the figures of the filling, in the colour of the accent. */
function fill({ shape }: TileVariant, points: readonly Point[], r: number): string {
  const figures = points.map(([x, y]) => drawFigure[shape](round(x), round(y), round(r)))
  return `<path d="${figures.join('')}" fill="#fff" fill-rule="evenodd"/>`
}

/** The centres of the figures on a line, whose parameter is from -1 to 1. */
function pointsOnLine({ filling }: TileVariant, point: (t: number) => Point): Point[] {
  return Array.from({ length: filling }, (_, index) => point((2 * index + 1) / filling - 1))
}

/** The centres of the figures in the first quarter of a circle, whose other quarters are turned copies. */
function pointsOnQuarter(variant: TileVariant, radius: number): Point[] {
  return pointsOnLine(variant, (t) => {
    const angle = ((t + 1) * Math.PI) / 4
    return [radius * Math.sin(angle), -radius * Math.cos(angle)]
  })
}

const copy = (id: string, transform: string) => `<use href="#${id}" transform="${transform}"/>`
const turns = (id: string) =>
  [0, 90, 180, 270].map((angle) => copy(id, `rotate(${angle})`)).join('')
const corners = (id: string) =>
  [0, 120].flatMap((x) => [0, 120].map((y) => copy(id, `translate(${x} ${y})`))).join('')

function kawung(variant: TileVariant): string {
  const width = [20.5, 16, 23][variant.shape] ?? 20.5
  const line = pointsOnLine(variant, (t) => [22 * t, 0])
  const r = Math.min(8, 19 / variant.filling)
  return `<defs><g id="o"><ellipse rx="34" ry="${width}" fill="none" stroke="#000" stroke-width="3"/><ellipse rx="28" ry="${width - 6}"/>${fill(variant, line, r)}</g><path id="n" d="M0-7Q2-2 7 0 2 2 0 7-2 2-7 0-2-2 0-7Z" fill="#fff"/><path id="g" d="M0-14v6M0 8v6M-14 0h6M8 0h6" stroke="#000" stroke-width="3.5" stroke-linecap="round"/><circle id="d" r="3.6" fill="#fff"/></defs>${[
    copy('o', 'translate(30 30)rotate(45)'),
    copy('o', 'translate(90 90)rotate(45)'),
    copy('o', 'translate(90 30)rotate(-45)'),
    copy('o', 'translate(30 90)rotate(-45)'),
    copy('n', 'translate(60 60)'),
    corners('n'),
    ...[
      [60, 0],
      [60, 120],
      [0, 60],
      [120, 60],
    ].flatMap(([x, y]) => ['g', 'd'].map((id) => copy(id, `translate(${x} ${y})`))),
  ].join('')}`
}

function parang(variant: TileVariant): string {
  const curve = pointsOnLine(variant, (t) => [5 * Math.sin(Math.PI * t), 25 * t])
  const r = [4.6, 3.6, 4][variant.shape] ?? 4
  const knives = [-3, -2, -1, 0, 1, 2, 3].map((index) => round(index * 28.284))
  const band = ['M-8-42.4l8-5 8 5-8 5Z', circle(0, -42.4, 4.5), 'M-9-45h18v5h-18Z'][variant.shape]
  return `<defs><g id="k"><path d="M6-31C-7-32-14-23-12.5-12-11-2 0 0 1.5 9 2.5 15-1 17-4 15-11 16-15 25-6 31 7 32 14 23 12.5 12 11 2 0 0-1.5-9-2.5-15 1-17 4-15 11-16 15-25 6-31Z"/>${fill(variant, curve, Math.min(r, 13 / variant.filling))}<path d="${band}" fill="#fff"/></g><g id="r"><path d="M-90-42.4H90" stroke="#000" stroke-width="17"/>${knives.map((x) => copy('k', `translate(${x})`)).join('')}</g></defs><g transform="rotate(-45)">${[0, 84.853, 169.706].map((y) => copy('r', `translate(0 ${y})`)).join('')}</g>`
}

function ceplok(variant: TileVariant): string {
  const petal = [13, 9, 15][variant.shape] ?? 13
  return `<defs><g id="q"><path d="M0-8C${petal}-17 ${petal}-31 0-44-${petal}-31-${petal}-17 0-8Z"/><path d="M0-8C8-20 8-33 0-47-8-33-8-20 0-8Z" transform="rotate(45)"/><path d="M0-17C5-23 5-29 0-36-5-29-5-23 0-17Z" fill="#fff"/>${fill(variant, pointsOnQuarter(variant, 44), 3.4)}</g><path id="s" d="M0-20Q3-3 20 0 3 3 0 20-3 3-20 0-3-3 0-20Z" fill="#fff"/></defs><path d="M-2-2h124v124H-2ZM60 4a56 56 0 1 0 .1 0Z" fill-rule="evenodd"/><g transform="translate(60 60)"><circle r="51" fill="none" stroke="#000" stroke-width="2"/>${turns('q')}<circle r="6"/><circle r="3" fill="#fff"/></g>${corners('s')}`
}

function truntum(variant: TileVariant): string {
  const ray = [6, 4, 8][variant.shape] ?? 6
  return `<defs><g id="q"><path id="y" d="M0-4C${ray}-10 ${ray - 1}-18 0-27-${ray - 1}-18-${ray}-10 0-4Z"/><use href="#y" transform="rotate(45)"/><path d="M0-5Q5-14 2-24" fill="none" stroke="#000" stroke-width="1.7" transform="rotate(20)"/>${fill(variant, pointsOnQuarter(variant, 26), 2.6)}</g><g id="f">${turns('q')}<circle r="5" fill="#fff"/></g><g id="l"><path d="M0-3C4-8 4-13 0-18-4-13-4-8 0-3Z"/><path d="${circle(11, -11, 2.5)}" fill="#fff"/><path d="${circle(22, -22, 2) + circle(0, -27, 2)}"/></g><g id="b">${turns('l')}</g></defs>${copy('f', 'translate(30 30)')}${copy('f', 'translate(90 90)')}${copy('b', 'translate(90 30)')}${copy('b', 'translate(30 90)')}`
}

/** The squares of a quarter, by steps to the right and upwards from the middle. */
const nitikSquares = '01 02 03 04 12 21 26 35 44 53 62 55 56 65 11 06 15 24 33 42 51 66'.split(' ')
/** The sums of steps whose squares have the colour of the accent. */
const nitikRings = ['', '2 6 12', '1 3 12', '4 8', '6 10 12', '3 8 11', '1 4 6 11']

function nitik({ shape, filling }: TileVariant): string {
  const square = [
    'M-4.5-4.5h4v4h-4ZM.5-4.5h4v4h-4ZM-4.5 .5h4v4h-4ZM.5 .5h4v4h-4Z',
    circle(0, 0, 4.2),
    'M0-5.2 5.2 0 0 5.2-5.2 0Z',
  ][shape]
  const rings = nitikRings[filling]?.split(' ') ?? []
  const squares = nitikSquares.map((steps) => {
    const [x = 0, y = 0] = [...steps].map(Number)
    const colour = rings.includes(`${x + y}`) ? ' fill="#fff"' : ''
    return `<use href="#s" x="${x * 10}" y="${-y * 10}"${colour}/>`
  })
  return `<defs><path id="s" d="${square}"/><g id="q">${squares.join('')}</g></defs><g transform="translate(60 60)">${turns('q')}<use href="#s" fill="#fff"/></g>`
}

function tambal(variant: TileVariant): string {
  const petal = [8, 6, 10][variant.shape] ?? 8
  const patch = [
    [68, 9],
    [81, 9],
    [68, 22],
    [94, 9],
    [81, 22],
    [68, 35],
  ] as const
  return `<defs><path id="p" d="M0-3C${petal}-10 ${petal}-18 0-25-${petal}-18-${petal}-10 0-3Z"/><g id="f">${turns('p')}</g><path id="c" d="M118 5v53H65Z"/><clipPath id="k"><use href="#c"/></clipPath><path id="t" d="M0-12 26-26H-26Z"/></defs><path d="M2 2h56v56H2ZM62 62h56v56H62Z" fill-opacity=".2"/><use href="#c" fill-opacity=".2"/>${copy('f', 'translate(30 30)rotate(45)')}<path d="M62 2h53L62 55ZM2 65v53h53Z"/><path d="M124 8 68 64M124 24 84 64M124 40 100 64" stroke="#000" stroke-width="6" clip-path="url(#k)"/><path d="M5 62h53v53Z" fill="#fff" fill-opacity=".6"/>${copy('f', 'translate(42 78)scale(.5)')}<g transform="translate(90 90)">${turns('t')}</g><path d="M30 5l5 5-5 5-5-5ZM30 45l5 5-5 5-5-5ZM5 30l5-5 5 5-5 5ZM45 30l5-5 5 5-5 5ZM30 26a4 4 0 1 0 .1 0ZM90 82l8 8-8 8-8-8ZM16 95q3 8 11 10-8 3-11 10-2-8-10-10 8-2 10-10Z" fill="#fff"/>${fill(variant, patch.slice(0, variant.filling), 4)}`
}

const drawers: Record<ClothPattern, (variant: TileVariant) => string> = {
  kawung,
  parang,
  ceplok,
  truntum,
  nitik,
  tambal,
}

/**
 * The figures of a tile of 120 × 120 units as SVG: those of the motif are black (#000), those of the
 * accent white (#fff).
 * @param tile its name: `kawung-13`
 */
function drawFigures(tile: string): string {
  const [pattern = '', digits = ''] = tile.split('-')
  const [shape = 0, filling = 1] = [...digits].map(Number)
  return drawers[pattern as ClothPattern]({ shape: shape as TileVariant['shape'], filling })
}

/** The figures of a tile in two colours, of the motif and of the accent. */
export function colourFigures(tile: string, motif: string, accent: string): string {
  const figures = drawFigures(tile).replace(/#(000|fff)(?=")/g, (_, name) =>
    name === '000' ? motif : accent,
  )
  return `<g fill="${motif}">${figures}</g>`
}

export function drawTile(tile: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120" viewBox="0 0 120 120" preserveAspectRatio="none">${drawFigures(tile)}</svg>`
}

export function drawLines(tile: string): string {
  return drawTile(tile).replace(
    /(?<=<svg[^>]*>)/,
    '<style>*{fill:none;stroke:#000;stroke-width:1.5}</style>',
  )
}

export const tileNames = clothPatterns.flatMap((pattern) =>
  [0, 1, 2].flatMap((shape) =>
    Array.from({ length: maxFilling }, (_, index) => `${pattern}-${shape}${index + 1}`),
  ),
)
