import type { Content } from './contentSchema'
import { slugOfTitle } from './slugOfTitle'

/** A mistake at a place of the file, for example `['projects', 0, 'category']`. */
export interface Mistake {
  path: (string | number)[]
  message: string
}

/** What a schema cannot see: names that nothing has, and names that two things have. */
export function findReferenceMistakes(content: Content): Mistake[] {
  const { categories, skills, projects, testimonials } = content
  const categoryNames = new Set(categories.map(({ name }) => name))
  const skillNames = new Set(skills.map(({ name }) => name))

  const unknownCategories = Object.entries({ skills, projects, testimonials }).flatMap(
    ([list, entries]) =>
      entries.flatMap(({ category }, index) =>
        category && !categoryNames.has(category)
          ? [{ path: [list, index, 'category'], message: `names no category: "${category}"` }]
          : [],
      ),
  )
  const unknownSkills = projects.flatMap((project, index) =>
    (project.skills ?? []).flatMap((skill, position) =>
      skillNames.has(skill)
        ? []
        : [
            {
              path: ['projects', index, 'skills', position],
              message: `names no skill: "${skill}"`,
            },
          ],
    ),
  )
  return [
    ...repeated(
      'categories',
      'name',
      categories.map(({ name }) => name),
    ),
    ...repeated(
      'skills',
      'name',
      skills.map(({ name }) => name),
    ),
    ...repeated(
      'projects',
      'slug',
      projects.map(({ slug, title }) => slug ?? slugOfTitle(title)),
    ),
    ...unknownCategories,
    ...unknownSkills,
  ]
}

function repeated(list: string, field: string, values: string[]): Mistake[] {
  return values.flatMap((value, index) =>
    values.indexOf(value) < index
      ? [{ path: [list, index, field], message: `stands twice: "${value}"` }]
      : [],
  )
}
