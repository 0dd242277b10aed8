import { clothDyes, clothPatterns, type ClothDye } from '../contract/constants'
import type { Cloth } from '../contract/values'

/** The dyes of known categories, similar to the colours of their names. */
const categoryDyes: Readonly<Record<string, ClothDye | undefined>> = {
  'frontend development': 'indigo',
  'backend development': 'leaf',
  'mobile development': 'turmeric',
  ai: 'violet',
  tools: 'soga',
  design: 'mengkudu',
}

/** A cloth with a pattern and a dye. */
export type CompleteCloth = Required<{ [Key in keyof Cloth]: NonNullable<Cloth[Key]> }>

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
  const label = category?.trim().toLowerCase()
  const number = hash(name, seed)
  return {
    pattern: cloth?.pattern ?? pick(clothPatterns, number),
    dye:
      cloth?.dye ??
      (label
        ? (categoryDyes[label] ?? pick(clothDyes, hash(label, seed)))
        : pick(clothDyes, number / clothPatterns.length)),
  }
}
