import { categoryKeys, type CategoryKey } from './palettes'

/** The key of a category's colour: `Frontend Development` → `frontend_development`. */
export function categoryKey(name: string): CategoryKey {
  const key = name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
  return categoryKeys.find((candidate) => candidate === key) ?? 'other'
}
