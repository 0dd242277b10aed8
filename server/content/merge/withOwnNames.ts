import type { Content } from '../contentSchema'

type Named = Pick<Content, 'categories' | 'skills'>

/**
 * Spells technologies and categories as the owner does: `typescript` of a file is their `TypeScript`,
 * to which their projects refer.
 */
export function withOwnNames(own: Partial<Content>, file: Partial<Content>): Partial<Content> {
  const skillOf = spellingOf(own.skills)
  const categoryOf = spellingOf(own.categories)
  const spell = <Entry extends { category?: string | null }>(entry: Entry): Entry =>
    entry.category ? { ...entry, category: categoryOf(entry.category) } : entry
  const { categories, skills, projects, testimonials } = file
  return {
    ...file,
    ...(categories && {
      categories: categories.map((one) => ({ ...one, name: categoryOf(one.name) })),
    }),
    ...(skills && { skills: skills.map((one) => ({ ...spell(one), name: skillOf(one.name) })) }),
    ...(projects && {
      projects: projects.map((one) => ({
        ...spell(one),
        ...(one.skills && { skills: [...new Set(one.skills.map(skillOf))] }),
      })),
    }),
    ...(testimonials && { testimonials: testimonials.map(spell) }),
  }
}

function spellingOf(entries: Named[keyof Named] = []): (name: string) => string {
  const names = entries.map(({ name }) => name)
  const known = new Set(names)
  // Of equal names, the first one counts.
  const spellings = new Map(names.map((name) => [name.toLowerCase(), name] as const).reverse())
  return (name) => (known.has(name) ? name : (spellings.get(name.toLowerCase()) ?? name))
}
