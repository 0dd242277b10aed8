import type { Content } from '../contentSchema'
import { findProjectIndex } from '../validate'

/**
 * Spells technologies and categories as the owner does: `typescript` of a file is their `TypeScript`,
 * to which their projects refer.
 */
export function withOwnNames(own: Partial<Content>, file: Partial<Content>): Partial<Content> {
  const skillOf = spellingOf(own.skills)
  const categoryOf = spellingOf(own.categories)
  const spell = <Entry extends { category?: string | null }>(entry: Entry): Entry =>
    entry.category ? { ...entry, category: categoryOf(entry.category) } : entry
  const { profile, categories, skills, projects, testimonials } = file
  const technologies = profile?.preferred_tech_stack
  return {
    ...file,
    ...(profile &&
      technologies && {
        profile: { ...profile, preferred_tech_stack: [...new Set(technologies.map(skillOf))] },
      }),
    categories: firstOfEach(categories?.map((one) => ({ ...one, name: categoryOf(one.name) }))),
    skills: firstOfEach(skills?.map((one) => ({ ...spell(one), name: skillOf(one.name) }))),
    projects: projects?.map((one) => ({
      ...spell(one),
      ...(one.skills && { skills: [...new Set(one.skills.map(skillOf))] }),
    })),
    testimonials: testimonials?.map(spell),
  }
}

const firstOfEach = <Entry extends { name: string; category?: string }>(entries?: Entry[]) =>
  entries?.filter((entry, index) => {
    const isSame = ({ name, category }: Entry) => name === entry.name && category === entry.category
    return entries.findIndex(isSame) === index
  })

function spellingOf(entries: readonly { name: string }[] = []) {
  const names = entries.map(({ name }) => name)
  const known = new Set(names)
  // Of equal names, the first one counts.
  const spellings = new Map(names.map((name) => [name.toLowerCase(), name] as const).reverse())
  return (name: string) => (known.has(name) ? name : (spellings.get(name.toLowerCase()) ?? name))
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
        const exists = findProjectIndex(projects ?? [], project) >= 0
        return exists ? { ...testimonial, project } : testimonial
      }),
    }),
  }
}

function withMissing<Entry extends { name: string }>(
  entries: readonly Entry[] = [],
  offered: readonly Entry[],
  names: readonly (string | null | undefined)[],
): Entry[] {
  const known = new Set<string | null | undefined>(entries.map(({ name }) => name))
  const missing = [...new Set(names)].filter((name) => !known.has(name))
  const found = missing.map((name) => offered.find((entry) => entry.name === name))
  return [...entries, ...found.filter((entry) => entry !== undefined)]
}
