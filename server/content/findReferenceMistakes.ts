import { isBefore } from '../validation/isBefore'
import type { Content } from './contentSchema'
import type { Mistake } from './formatPath'
import { findProjectIndex } from './projectReferences'
import { slugOfTitle } from '../slugs'

/** Finds what the schema cannot check: references to unknown names, and duplicate names. */
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
    ...findDuplicates(
      'categories',
      'name',
      categories.map(({ name }) => name),
    ),
    ...findDuplicates(
      'skills',
      'name',
      skills.map(({ name }) => name),
    ),
    ...findDuplicates(
      'projects',
      'slug',
      projects.map(({ slug, title }) => slug ?? slugOfTitle(title)),
    ),
    ...unknownCategories,
    ...unknownSkills,
    ...findUnknownProjects(content),
    ...findReversedPeriods(content),
    ...skills.flatMap((skill, index) =>
      skill.is_listed === false && typeof skill.percent === 'number'
        ? [{ path: ['skills', index, 'is_listed'], message: 'contradicts percent: remove one' }]
        : [],
    ),
  ]
}

function findUnknownProjects({ projects, testimonials }: Content): Mistake[] {
  return testimonials.flatMap(({ project }, index) =>
    project && findProjectIndex(projects, project) < 0
      ? [{ path: ['testimonials', index, 'project'], message: `names no project: "${project}"` }]
      : [],
  )
}

function findReversedPeriods({ projects }: Content): Mistake[] {
  return projects.flatMap(({ start_date, end_date }, index) =>
    start_date && end_date && isBefore(end_date, start_date)
      ? [{ path: ['projects', index, 'end_date'], message: `is before start_date, ${start_date}` }]
      : [],
  )
}

function findDuplicates(list: string, field: string, values: string[]): Mistake[] {
  return values.flatMap((value, index) =>
    values.indexOf(value) < index
      ? [{ path: [list, index, field], message: `is used twice: "${value}"` }]
      : [],
  )
}
