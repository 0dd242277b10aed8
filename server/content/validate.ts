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
        if (error.params.type === 'null') return []
        return [{ path, message: typeMessages[String(error.params.type)] ?? error.message }]
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

/** Finds what the schema cannot check: references to unknown names, and duplicate names. */
function findReferenceMistakes(content: Content): Mistake[] {
  const { categories, skills, projects, testimonials } = content
  const categoryNames = new Set(categories.map(({ name }) => name))
  const skillNames = new Set(skills.map(({ name }) => name))
  const unknownCategory = ({ category }: { category?: string | null }) =>
    category && !categoryNames.has(category) ? `names no category: "${category}"` : undefined
  return [
    ...findDuplicates(['categories', 'name'], categories, ({ name }) => name),
    ...findDuplicates(['skills', 'name'], skills, ({ name }) => name),
    ...findDuplicates(['projects', 'slug'], projects, slugOf),
    ...findInList(['skills', 'category'], skills, unknownCategory),
    ...findInList(['projects', 'category'], projects, unknownCategory),
    ...findInList(['testimonials', 'category'], testimonials, unknownCategory),
    ...projects.flatMap((project, index) =>
      (project.skills ?? []).flatMap((skill, position) => {
        const path = ['projects', index, 'skills', position]
        return skillNames.has(skill) ? [] : [{ path, message: `names no skill: "${skill}"` }]
      }),
    ),
    ...findInList(['testimonials', 'project'], testimonials, ({ project }) =>
      project && findProjectIndex(projects, project) < 0
        ? `names no project: "${project}"`
        : undefined,
    ),
    ...findInList(['projects', 'end_date'], projects, ({ start_date, end_date }) =>
      start_date && end_date && isBefore(end_date, start_date)
        ? `is before start_date, ${start_date}`
        : undefined,
    ),
    ...findInList(['skills', 'is_listed'], skills, ({ is_listed, percent }) =>
      is_listed === false && typeof percent === 'number'
        ? 'contradicts percent: remove one'
        : undefined,
    ),
  ]
}

type Place = [list: string, field: string]

/** @param find returns what is wrong with a field of an entry */
function findInList<Entry>(
  [list, field]: Place,
  entries: readonly Entry[],
  find: (entry: Entry, index: number) => string | undefined,
): Mistake[] {
  return entries.flatMap((entry, index) => {
    const message = find(entry, index)
    return message === undefined ? [] : [{ path: [list, index, field], message }]
  })
}

function findDuplicates<Entry>(
  place: Place,
  entries: readonly Entry[],
  valueOf: (entry: Entry) => string,
): Mistake[] {
  const values = entries.map(valueOf)
  return findInList(place, values, (value, index) =>
    values.indexOf(value) < index ? `is used twice: "${value}"` : undefined,
  )
}

function slugOf({ slug, title }: Content['projects'][number]): string {
  return slug ?? slugOfTitle(title)
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
  const index = projects.findIndex((project) => slugOf(project) === name)
  return index >= 0 ? index : projects.findIndex(({ title }) => title === name)
}
