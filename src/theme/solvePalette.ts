import { categoryKeys, type CategoryKey, type EntryDye } from '../lib/cloth'
import { contrast } from './contrast'
import { toHex } from './oklch'
import type { Dye, Palette } from './palettes'
import { categoryHues, clothHues, shadows, tones, type Tone, type ToneName } from './tones'

/** The values of a dye, from which both palettes are computed. */
export interface DyeHues {
  /** The hue of accents and of dark surfaces, in degrees of OKLCH. */
  main: number
  /** The hue of light surfaces, and of the motif in the light theme. */
  second: number
  /** The highest chroma of the colours with these hues. */
  chroma: number
}

type ThemeName = 'light' | 'dark'

/** The contrast that a colour has at least with each of the others. */
type ContrastRequirement = readonly [ratio: number, others: readonly string[]]

/** The lightness that is added or subtracted until the contrast is reached. */
const step = 0.004

/** A dye with less chroma than this reduces the chroma of categories and cloths in proportion. */
const fullChroma = 0.1

/** Finds the lightness at which tones in the hues of a dye meet their contrast requirements. */
class ToneSolver {
  constructor(
    readonly theme: ThemeName,
    private readonly dye: DyeHues,
  ) {}

  /** Moves the lightness until the requirements are met, in the light theme towards black. */
  solve(
    [start, chroma, hue]: Tone,
    requirements: readonly ContrastRequirement[] = [],
    direction = this.theme === 'light' ? -1 : 1,
  ): string {
    const colour =
      typeof hue === 'number'
        ? { hue, chroma }
        : { hue: this.dye[hue], chroma: Math.min(chroma, this.dye.chroma) }
    for (let lightness = start; ; lightness += direction * step) {
      const hex = toHex({ ...colour, lightness })
      const isMet = requirements.every(([ratio, others]) =>
        others.every((other) => contrast(hex, other) >= ratio),
      )
      if (isMet || lightness < 0 || lightness > 1) return hex
    }
  }

  /** A tone with a hue of its own, with less chroma in a dye with little chroma. */
  toneOf([lightness, chroma]: readonly [number, number], hue: number): Tone {
    return [lightness, chroma * Math.min(1, this.dye.chroma / fullChroma), hue]
  }
}

/** Solves the palette of a theme in the hues of a dye. */
export function solvePalette(theme: ThemeName, dye: DyeHues): Palette {
  const solver = new ToneSolver(theme, dye)
  const tone = tones[theme]
  const fixed = (name: ToneName) => solver.solve(tone[name])
  const surfaces = {
    surface: fixed('surface'),
    surfaceRaised: fixed('surfaceRaised'),
    surfaceSunken: fixed('surfaceSunken'),
    accentSoft: fixed('accentSoft'),
  }
  const labels = { onAccent: fixed('onAccent'), onDyed: fixed('onDyed') }
  const backgrounds = clothBackgrounds(solver)
  const surfaceColours = Object.values(surfaces)
  const allBackgrounds = [...surfaceColours, ...Object.values(backgrounds)]
  const solve = (name: ToneName, ...requirements: ContrastRequirement[]) =>
    solver.solve(tone[name], requirements)
  const text = solve('text', [7, allBackgrounds])
  const textMuted = solve('textMuted', [4.5, allBackgrounds])
  return {
    ...surfaces,
    ...labels,
    text,
    textMuted,
    line: fixed('line'),
    accent: solve('accent', [4.5, [...surfaceColours, labels.onAccent]]),
    accentStrong: solve('accentStrong', [4.5, [...surfaceColours, labels.onAccent]]),
    positive: solve('positive', [4.5, surfaceColours]),
    danger: solve('danger', [4.5, surfaceColours]),
    star: solve('star', [3, surfaceColours]),
    dyed: solver.solve(tone.dyed, [[4.5, [labels.onDyed]]], -1),
    motif: fixed('motif'),
    shadow: shadows[theme],
    category: solveCategories(solver, surfaceColours, textMuted),
    dye: solveCloths(solver, backgrounds, text),
  }
}

function solveCategories(solver: ToneSolver, surfaces: readonly string[], other: string) {
  const tone = tones[solver.theme].category
  const colours = categoryKeys.map((key) => [
    key,
    key === 'other'
      ? other
      : solver.solve(solver.toneOf(tone, categoryHues[key]), [[4.5, surfaces]]),
  ])
  return Object.fromEntries(colours) as Record<CategoryKey, string>
}

const clothNames = Object.keys(clothHues) as EntryDye[]

/** The backgrounds of cloths, on which there is text, too. */
function clothBackgrounds(solver: ToneSolver): Record<EntryDye, string> {
  const tone = tones[solver.theme].cloth.background
  const colours = clothNames.map((name) => [
    name,
    solver.solve(solver.toneOf(tone, clothHues[name][0])),
  ])
  return Object.fromEntries(colours) as Record<EntryDye, string>
}

/** Motifs have 3 : 1 on their background, accents 1.5 : 1 on the motif and 3 : 1 beside large titles. */
function solveCloths(solver: ToneSolver, backgrounds: Record<EntryDye, string>, text: string) {
  const { cloth } = tones[solver.theme]
  const cloths = clothNames.map((name) => {
    const [hue, accentHue] = clothHues[name]
    const background = backgrounds[name]
    const motif = solver.solve(solver.toneOf(cloth.motif, hue), [[3, [background]]])
    const towardsBackground = solver.theme === 'light' ? 1 : -1
    const accent = solver.solve(
      solver.toneOf(cloth.accent, accentHue),
      [
        [1.5, [motif]],
        [3, [text]],
      ],
      towardsBackground,
    )
    return [name, { background, motif, accent } satisfies Dye]
  })
  return Object.fromEntries(cloths) as Record<EntryDye, Dye>
}
