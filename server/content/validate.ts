import type { Static, TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { formats, registerFormats } from '../validation/formats'
import { isBefore } from '../validation/isBefore'
import { slugOfTitle } from '../rows/slugs'
import { Content } from './contentSchema'
import type { Mistake, Path } from './yamlSource'

registerFormats()

/** Compiles a schema for values of files. */
export function compileSchema<Schema extends TSchema>(schema: Schema) {
  const validator = Compile(schema)
  return {
    isValid: (value: unknown): value is Static<Schema> => validator.Check(value),
    /** Lists what the schema does not allow in a value, each with its path and what it must be. */
    findMistakes: (value: unknown) => findSchemaMistakes(validator, value),
  }
}

const schema = compileSchema(Content)

/** Checks a parsed content file, and what its entries refer to. */
export function findMistakes(content: unknown): Mistake[] {
  return schema.isValid(content) ? findReferenceMistakes(content) : schema.findMistakes(content)
}

function findSchemaMistakes(
  validator: Validator<Record<string, never>, TSchema>,
  content: unknown,
): Mistake[] {
  const errors = validator.Errors(content)
  const wrongFormat = errors.filter(({ keyword }) => keyword === 'format')
  return errors.flatMap((error) => {
    const path = pathOf(error.instancePath)
    switch (error.keyword) {
      // Other errors describe the same mistake more precisely.
      case 'anyOf':
      case 'additionalProperties':
        return []
      case 'boolean':
        return [{ path, message: 'is not a known field' }]
      case 'required':
        return error.params.requiredProperties.map((field) => ({
          path: [...path, field],
          message: 'is missing',
        }))
      case 'pattern':
        // The error of the format is more precise.
        return wrongFormat.some(({ instancePath }) => instancePath === error.instancePath)
          ? []
          : [{ path, message: error.message }]
      case 'format':
        return [{ path, message: formats[error.params.format]?.message ?? error.message }]
      case 'enum':
        return [{ path, message: `must be one of ${error.params.allowedValues.join(', ')}` }]
      case 'type':
        // An optional field is a union with null: the error of the other type is enough.
        return error.params.type === 'null' ? [] : [{ path, message: typeMessage(error) }]
      default:
        return [{ path, message: error.message }]
    }
  })
}

/** Splits a JSON pointer such as `/projects/0/title`. */
function pathOf(pointer: string): Path {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))
}

const typeMessages: Record<string, string> = {
  array: 'must be a list',
  object: 'must have fields, such as "name: value"',
  string: 'must be text: put numbers and dates in quotes',
}

function typeMessage({
  params: { type },
  message,
}: {
  params: { type: unknown }
  message: string
}) {
  return typeMessages[String(type)] ?? message
}

/** Finds what the schema cannot check: references to unknown names, and duplicate names. */
function findReferenceMistakes(content: Content): Mistake[] {
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
