import { elementIds } from '../lib/elementIds'

/**
 * The element that the site is put into.
 * @throws where the document has none
 */
export function findRoot(document: Document): HTMLElement {
  const root = document.getElementById(elementIds.root)
  if (!root) throw new Error('Failed to find the root element')
  return root
}
