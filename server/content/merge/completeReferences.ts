import type { Content } from '../contentSchema'
import { findProjectIndex } from '../validate'

interface Named {
  name: string
}

/**
 * Adds the technologies and categories that merged entries name and that the owner has deleted or
 * the file does not have any more; these technologies are not on the skills page. A testimonial of
 * a project that is not there refers to none.
 * @param versions what was merged: the first that has an entry counts
 */
export function completeReferences<T extends Partial<Content>>(
  merged: T,
  versions: readonly Partial<Content>[],
): T {
  const { projects, testimonials } = merged
  const skillNames = (projects ?? []).flatMap((project) => project.skills ?? [])
  const offered = versions.flatMap(({ skills }) => skills ?? [])
  const skills = withMissing(merged.skills, offered, skillNames).map((skill) => {
    if (merged.skills?.includes(skill)) return skill
    const { name, category, icon } = skill
    return { name, category, ...(icon && { icon }) }
  })
  const categories = withMissing(
    merged.categories,
    versions.flatMap((version) => version.categories ?? []),
    [...skills, ...(projects ?? []), ...(testimonials ?? [])].map(({ category }) => category),
  )
  return {
    ...merged,
    ...(skills.length > 0 && { skills }),
    ...(categories.length > 0 && { categories }),
    ...(testimonials && {
      testimonials: testimonials.map(({ project, ...testimonial }) => {
        const isThere = findProjectIndex(projects ?? [], project) >= 0
        return isThere ? { ...testimonial, project } : testimonial
      }),
    }),
  }
}

/** The entries, and those of `offered` with the names that they lack. */
function withMissing<Entry extends Named>(
  entries: readonly Entry[] = [],
  offered: readonly Entry[],
  names: readonly (string | null | undefined)[],
): Entry[] {
  const known = new Set<string | null | undefined>(entries.map(({ name }) => name))
  const missing = [...new Set(names)].filter((name) => !known.has(name))
  const found = missing.map((name) => offered.find((entry) => entry.name === name))
  return [...entries, ...found.filter((entry) => entry !== undefined)]
}
