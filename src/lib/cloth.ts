import { clothDyes, clothPatterns, type ClothDye, type SiteAppearance } from '../contract/constants'
import type { Cloth } from '../contract/schema/values'

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

/** A dye that owners select, or that of a category without one in the colour of its name. */
export type EntryDye = ClothDye | 'mobile_development' | 'tools' | 'design'

const categoryDyes: Record<Exclude<CategoryKey, 'other'>, EntryDye> = {
  frontend_development: 'indigo',
  backend_development: 'leaf',
  mobile_development: 'mobile_development',
  ai: 'violet',
  tools: 'tools',
  design: 'design',
}

/** A cloth with the name of its tile, `kawung-13`, and a dye. */
export interface CompleteCloth {
  tile: string
  dye: EntryDye
}

export interface TileVariant {
  /** Of the figures and their filling. */
  shape: 0 | 1 | 2
  /** The number of figures that fill each figure of the motif, from 1 to 6. */
  filling: number
}

export const maxFilling = 6

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

/** What the cloths of a site have in common. */
type SiteClothSettings = Pick<SiteAppearance, 'cloth' | 'cloth_seed'>

/** The tile of the owner's own pages, whose variant is decided by the name, or nothing without a cloth. */
export function ownerTile(
  name: string,
  { cloth, cloth_seed: seed }: SiteClothSettings,
): string | undefined {
  if (cloth === 'none') return undefined
  const number = hash(name, seed)
  return `${cloth}-${number % 3}${1 + ((number >>> 8) % maxFilling)}`
}

interface ClothSource {
  /** The owner's choice; pattern and dye may be missing. */
  cloth?: Cloth | null
  /** The slug; for an entry without one, its title or name. */
  name: string
  category?: string | null
  /** The number of figures that fill the motif; without it, the name decides. */
  filling?: number
}

/**
 * The cloth of an entry: a relative of the owner's, of the same pattern. Deterministic, the same in the
 * browser and on the server: the name decides its shape and the category its dye, so that entries of a
 * category look related. What the owner has chosen takes precedence.
 */
export function resolveCloth(
  { cloth, name, category, filling }: ClothSource,
  { cloth: own, cloth_seed: seed }: SiteClothSettings,
): CompleteCloth {
  const number = hash(name, seed)
  const key = categoryKey(category ?? '')
  const label = category?.trim().toLowerCase()
  const pattern = cloth?.pattern ?? (own === 'none' ? pick(clothPatterns, number) : own)
  const fill = filling ? Math.min(filling, maxFilling) : 1 + ((number >>> 8) % maxFilling)
  return {
    tile: `${pattern}-${number % 3}${fill}`,
    dye:
      cloth?.dye ??
      (key === 'other'
        ? pick(clothDyes, label ? hash(label, seed) : number / clothPatterns.length)
        : categoryDyes[key]),
  }
}
