import type { Content } from './contentSchema'
import { slugOfTitle } from '../slugs'

/**
 * Finds the project that a testimonial names by its slug, or by its title.
 * @returns its index, -1 if there is none
 */
export function findProjectIndex(
  projects: Content['projects'],
  name: string | null | undefined,
): number {
  if (!name) return -1
  const index = projects.findIndex(({ slug, title }) => (slug ?? slugOfTitle(title)) === name)
  return index >= 0 ? index : projects.findIndex(({ title }) => title === name)
}
