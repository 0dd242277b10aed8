import type { SiteTypeface } from '../contract/constants'

/** A system font that is used until the web font has loaded. */
interface Fallback {
  /** Whether it is a font of Android, whose widths differ: it is a family of its own. */
  isAndroid?: boolean
  local: readonly string[]
  /** The range of weights that it is used for. */
  weight: string
  /** The average width of text in the web font, in per cent of that in this font. */
  width: number
}

interface Typeface {
  family: string
  /** In `public/fonts`. */
  file: string
  weight: string
  /** Per cent of the font size. */
  ascent: number
  descent: number
  fallbacks: readonly Fallback[]
  /** The variables of `theme.font` and `globalStyle` that are not the default. */
  variables: Readonly<Record<string, string>>
}

const grotesk =
  "'Space Grotesk', 'Space Grotesk Fallback', 'Space Grotesk Android', system-ui, sans-serif"

/** The typefaces besides the default, Plus Jakarta Sans, which is part of the document. */
const typefaces: Record<Exclude<SiteTypeface, 'jakarta'>, Typeface> = {
  pustaka: {
    family: 'Lora',
    file: 'lora.woff2',
    weight: '400 800',
    ascent: 100.6,
    descent: 27.2,
    fallbacks: [
      {
        local: ['Times New Roman Bold', 'Liberation Serif Bold'],
        weight: '400 800',
        width: 108.6,
      },
      { isAndroid: true, local: ['Noto Serif Bold'], weight: '400 800', width: 92.5 },
    ],
    variables: {
      'font-title': "Lora, 'Lora Fallback', 'Lora Android', Georgia, serif",
      'font-text':
        "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Liberation Sans', sans-serif",
      'word-space': '0',
    },
  },
  bengkel: {
    family: 'Space Grotesk',
    file: 'space-grotesk.woff2',
    weight: '300 700',
    ascent: 98.4,
    descent: 27.2,
    fallbacks: [
      { local: ['Arial', 'Liberation Sans'], weight: '300 500', width: 107.5 },
      { local: ['Arial Bold', 'Liberation Sans Bold'], weight: '501 800', width: 101.2 },
      { isAndroid: true, local: ['Roboto'], weight: '300 500', width: 108.3 },
      { isAndroid: true, local: ['Roboto Bold'], weight: '501 800', width: 107.2 },
    ],
    variables: {
      'font-title': grotesk,
      'font-text': grotesk,
      // For chips, labels and figures: a system font, so that no second file is loaded.
      'font-label': "ui-monospace, Menlo, Consolas, 'Roboto Mono', 'Liberation Mono', monospace",
      'word-space': '0',
    },
  },
}

const percent = (value: number) => `${Number(value.toFixed(1))}%`

function fallbackFace({ family, ascent, descent }: Typeface, fallback: Fallback): string {
  const { isAndroid, local, weight, width } = fallback
  const name = `${family} ${isAndroid ? 'Android' : 'Fallback'}`
  const sources = local.map((name) => `local('${name}')`).join(',')
  return `@font-face{font-family:'${name}';src:${sources};font-weight:${weight};size-adjust:${percent(width)};ascent-override:${percent((ascent / width) * 100)};descent-override:${percent((descent / width) * 100)};line-gap-override:0%}`
}

/**
 * The address of the file of a typeface.
 * @param basePath of the site, with a trailing slash
 * @returns undefined for the default, whose address the build has written
 */
export function typefaceFile(name: SiteTypeface, basePath: string): string | undefined {
  return name === 'jakarta' ? undefined : `${basePath}fonts/${typefaces[name].file}`
}

/** The CSS of a typeface, minified; empty for the default. The layout does not shift when it loads. */
export function typefaceStyle(name: SiteTypeface, basePath: string): string {
  if (name === 'jakarta') return ''
  const face = typefaces[name]
  const { family, weight, fallbacks, variables } = face
  const source = `url(${typefaceFile(name, basePath)}) format('woff2')`
  const declarations = Object.entries(variables).map(([key, value]) => `--${key}:${value};`)
  return [
    `@font-face{font-family:'${family}';src:${source};font-weight:${weight};font-display:swap}`,
    ...fallbacks.map((fallback) => fallbackFace(face, fallback)),
    `:root{${declarations.join('')}}`,
  ].join('')
}
