import { categoryKeys, type CategoryKey } from '../../theme/palettes'

/** The colour that a category's name stands for: `Frontend Development` → `frontend_development`. */
export function categoryKey(name: string): CategoryKey {
  const key = name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
  return categoryKeys.find((known) => known === key) ?? 'other'
}
