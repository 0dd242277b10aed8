import { readFileSync } from 'node:fs'
import path from 'node:path'
import { paths } from '../../paths'
import { readCharacterCodes } from './fontCharacters'

/** A package with a variable font in files for some characters each. */
interface FontPackage {
  name: string
  family: string
  /** The files that are used; by default, the numbered ones. */
  subsets?: readonly string[]
}

export interface FontFile {
  family: string
  file: string
}

const packages: readonly FontPackage[] = [
  {
    name: 'plus-jakarta-sans',
    family: 'Plus Jakarta Sans',
    subsets: ['latin', 'latin-ext', 'vietnamese'],
  },
  {
    name: 'noto-sans',
    family: 'Noto Sans',
    subsets: [
      'latin-ext',
      'vietnamese',
      'cyrillic',
      'cyrillic-ext',
      'greek',
      'greek-ext',
      'devanagari',
    ],
  },
  { name: 'noto-sans-arabic', family: 'Noto Sans Arabic', subsets: ['arabic'] },
  { name: 'noto-sans-hebrew', family: 'Noto Sans Hebrew', subsets: ['hebrew'] },
  { name: 'noto-sans-thai', family: 'Noto Sans Thai', subsets: ['thai'] },
]
const japanese: FontPackage = { name: 'noto-sans-jp', family: 'Noto Sans JP Thin' }
const korean: FontPackage = { name: 'noto-sans-kr', family: 'Noto Sans KR Thin' }
const chinese: FontPackage = { name: 'noto-sans-sc', family: 'Noto Sans SC Thin' }

/** The languages write the same Chinese characters differently: kana and Hangul tell them apart. */
function eastAsianPackages(text: string): FontPackage[] {
  if (/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)) return [japanese, korean, chinese]
  if (/\p{sc=Hangul}/u.test(text)) return [korean, japanese, chinese]
  return [chinese, japanese, korean]
}

/**
 * Finds the fonts for a text.
 * @returns the files, the preferred family first, and the characters that no font has
 */
export function findFonts(text: string): { files: FontFile[]; missing: Set<string> } {
  const missing = new Set(text.match(/[^\p{C}\s]|\p{Co}/gu))
  const files: FontFile[] = []
  for (const fontPackage of [...packages, ...eastAsianPackages(text)]) {
    if (missing.size === 0) break
    files.push(...takeCharacters(fontPackage, missing))
  }
  return { files, missing }
}

/** The characters of the files that texts have needed. */
const charactersOf = new Map<string, Set<number>>()

/** Removes the characters that a package has, and returns the files with them. */
function takeCharacters({ name, family, subsets }: FontPackage, characters: Set<string>) {
  const folder = path.join(paths.root, 'node_modules/@fontsource-variable', name)
  const ranges = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8')) as Ranges
  return Object.entries(ranges).flatMap(([key, range]): FontFile[] => {
    // The keys of numbered files are like "[12]".
    const isUsed = subsets ? subsets.includes(key) : key.startsWith('[')
    if (!isUsed) return []
    const subset = key.replace(/[[\]]/g, '')
    const listed = charactersInRange(range, characters)
    if (listed.length === 0) return []
    const file = path.join(folder, 'files', `${name}-${subset}-wght-normal.woff2`)
    const codes = charactersOf.get(file) ?? readCharacterCodes(file)
    charactersOf.set(file, codes)
    const found = listed.filter((character) => codes.has(character.codePointAt(0) ?? 0))
    for (const character of found) characters.delete(character)
    return found.length > 0 ? [{ family, file }] : []
  })
}

/** The characters of each file, such as `U+0600-06FF,U+200C`. */
type Ranges = Record<string, string>

function charactersInRange(range: string, characters: Set<string>): string[] {
  const parts = range.split(',').map((part) => {
    const [first = 0, last = first] = part
      .slice(2)
      .split('-')
      .map((code) => parseInt(code, 16))
    return { first, last }
  })
  return [...characters].filter((character) => {
    const code = character.codePointAt(0) ?? 0
    return parts.some(({ first, last }) => first <= code && code <= last)
  })
}
