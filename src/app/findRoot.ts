import { elementIds } from '../lib/elementIds'

/**
 * Returns the element that the app is rendered into.
 * @throws if it does not exist
 */
export function findRoot(document: Document): HTMLElement {
  const root = document.getElementById(elementIds.root)
  if (!root) throw new Error('Failed to find the root element')
  return root
}
