import { clothDyes, clothPatterns, type ClothDye, type ClothPattern } from '../contract/constants'
import type { Cloth } from '../contract/values'

/** Categories with their own colour; `other` is used for the rest. */
export const categoryKeys = [
  'frontend_development',
  'backend_development',
  'mobile_development',
  'ai',
  'tools',
  'design',
  'other',
] as const
export type CategoryKey = (typeof categoryKeys)[number]

/** The key of a category's colour: `Frontend Development` → `frontend_development`. */
export function categoryKey(name: string): CategoryKey {
  const key = name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
  return categoryKeys.find((candidate) => candidate === key) ?? 'other'
}

/** A dye that owners select, or that of a category, in the colour of its name. */
export type EntryDye = ClothDye | Exclude<CategoryKey, 'other'>

/** A cloth with a pattern and a dye. */
export interface CompleteCloth {
  pattern: ClothPattern
  dye: EntryDye
}

/** What a cloth is derived from. */
interface ClothSource {
  /** The owner's choice; pattern and dye may be missing. */
  cloth?: Cloth | null
  /** The slug; for an entry without one, its title or name. */
  name: string
  category?: string | null
}

/** FNV-1a over UTF-16 code units with a seed; the high bits are mixed into the low ones. */
function hash(text: string, seed: number): number {
  let value = seed
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return (value ^ (value >>> 15)) >>> 0
}

function pick<Item>(items: readonly Item[], number: number): Item {
  return items[Math.floor(number) % items.length] as Item
}

/**
 * The cloth of an entry. Deterministic, the same in the browser and on the server: the name decides
 * the pattern and the category decides the dye, so that entries of a category look related. Without
 * a category, the name decides both. What the owner has chosen takes precedence.
 * @param seed another one gives other cloths
 */
export function resolveCloth({ cloth, name, category }: ClothSource, seed: number): CompleteCloth {
  const key = categoryKey(category ?? '')
  const label = category?.trim().toLowerCase()
  const number = hash(name, seed)
  return {
    pattern: cloth?.pattern ?? pick(clothPatterns, number),
    dye:
      cloth?.dye ??
      (key === 'other'
        ? pick(clothDyes, label ? hash(label, seed) : number / clothPatterns.length)
        : key),
  }
}
