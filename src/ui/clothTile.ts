import type { ClothPattern } from '../contract/cloth'
import { sitePath } from '../sitePath'

/**
 * The tile of a pattern as a CSS image for masks: shapes of the motif are black, those of the accent
 * white.
 */
export function clothTile(pattern: ClothPattern): string {
  return `url(${sitePath(`/cloths/${pattern}.svg`)})`
}
