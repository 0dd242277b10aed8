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

/** The dyes that owners select, and those of the categories whose colour is none of these. */
export type EntryDye = ClothDye | 'mobile_development' | 'tools' | 'design'

const categoryDyes: Record<Exclude<CategoryKey, 'other'>, EntryDye> = {
  frontend_development: 'indigo',
  backend_development: 'leaf',
  mobile_development: 'mobile_development',
  ai: 'violet',
  tools: 'tools',
  design: 'design',
}

/**
 * A cloth with its tile and its dye. The name of a tile is its pattern, its shape and its filling (`TileVariant`):
 * `kawung-13`.
 */
export interface CompleteCloth {
  tile: string
  dye: EntryDye
}

export interface TileVariant {
  /** The variant of the pattern's figures. */
  shape: 0 | 1 | 2
  /** The number of small figures in each figure of the motif, from 1 to 6. */
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

/** The pattern of the owner's cloth, and the seed of the hashes that derive the cloths of entries. */
type SiteClothSettings = Pick<SiteAppearance, 'cloth' | 'cloth_seed'>

/**
 * The tile of the owner's cloth, whose variant is derived from the name.
 * @returns nothing if the owner has selected no cloth
 */
export function ownerTile(
  name: string,
  { cloth, cloth_seed: seed }: SiteClothSettings,
): string | undefined {
  if (cloth === 'none') return undefined
  const number = hash(name, seed)
  return `${cloth}-${number % 3}${1 + ((number >>> 8) % maxFilling)}`
}

interface ClothSource {
  /** What the owner has selected for the entry; pattern and dye may be missing. */
  cloth?: Cloth | null
  /** The slug; for an entry without one, its title or name. */
  name: string
  category?: string | null
  /** The filling of the tile; by default, it is derived from the name. */
  filling?: number
}

/**
 * The cloth of an entry. Its pattern is that of the owner's cloth, its shape is derived from the name, and its
 * dye from the category; what the owner has selected takes precedence. Deterministic: the browser and the
 * server return the same.
 */
export function resolveCloth(
  { cloth, name, category, filling }: ClothSource,
  { cloth: ownerCloth, cloth_seed: seed }: SiteClothSettings,
): CompleteCloth {
  const number = hash(name, seed)
  const key = categoryKey(category ?? '')
  const label = category?.trim().toLowerCase()
  const pattern =
    cloth?.pattern ?? (ownerCloth === 'none' ? pick(clothPatterns, number) : ownerCloth)
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
