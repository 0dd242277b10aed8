import type { Static, TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { commandTexts } from '../language/catalogues'
import { registerFormats } from '../validation/formats'
import { isBefore } from '../validation/isBefore'
import { slugOf } from '../rows/slugs'
import { Content } from './contentSchema'
import type { Mistake } from './yamlSource'

registerFormats()

/** Returns a validator for values of files that compiles its schema with the first value. */
export function compileSchema<Schema extends TSchema>(schema: Schema) {
  let compiled: ReturnType<typeof Compile<Schema>> | undefined
  const validator = () => (compiled ??= Compile(schema))
  return {
    isValid: (value: unknown): value is Static<Schema> => validator().Check(value),
    /** Lists what the schema does not allow in a value, each with its path and what it must be. */
    findMistakes: (value: unknown) => findSchemaMistakes(validator(), value),
  }
}

const schema = compileSchema(Content)

/** Checks a parsed content file, and what its entries refer to. */
export function findMistakes(content: unknown): Mistake[] {
  return schema.isValid(content) ? findReferenceMistakes(content) : schema.findMistakes(content)
}

type AnyValidator = Validator<Record<string, never>, TSchema>

function findSchemaMistakes(validator: AnyValidator, content: unknown): Mistake[] {
  const texts = commandTexts().mistakes
  const { formats, types }: Record<'formats' | 'types', Record<string, string>> = texts
  const errors = validator.Errors(content)
  const wrongFormat = errors.filter(({ keyword }) => keyword === 'format')
  return errors.flatMap((error): Mistake[] => {
    // A JSON pointer such as `/projects/0/title`.
    const [, ...parts] = error.instancePath.split('/')
    const path = parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part))
    const mistake = (message: string, ...field: string[]) => ({
      path: [...path, ...field],
      message,
    })
    switch (error.keyword) {
      // Other errors describe the same mistake more precisely.
      case 'anyOf':
      case 'additionalProperties':
        return []
      case 'boolean':
        return [mistake(texts.unknownField)]
      case 'required':
        return error.params.requiredProperties.map((field) => mistake(texts.missing, field))
      case 'pattern':
        // The error of the format is more precise.
        return wrongFormat.some(({ instancePath }) => instancePath === error.instancePath)
          ? []
          : [mistake(texts.pattern(String(error.params.pattern)))]
      case 'format':
        return [mistake(formats[error.params.format] ?? error.message)]
      case 'enum':
        return [mistake(texts.oneOf(error.params.allowedValues.join(', ')))]
      case 'type':
        // An optional field is a union with null: the error of the other type is enough.
        return error.params.type === 'null'
          ? []
          : [mistake(types[String(error.params.type)] ?? error.message)]
      case 'minLength':
      case 'maxLength':
      case 'maxItems':
        return [mistake(texts[error.keyword](error.params.limit))]
      case 'minimum':
      case 'maximum':
        return [mistake(texts[error.keyword](Number(error.params.limit)))]
      default:
        return [mistake(error.message)]
    }
  })
}

/** Finds what the schema cannot check: references to unknown names, and duplicate names. */
function findReferenceMistakes(content: Content): Mistake[] {
  const { categories, skills, projects, testimonials } = content
  const texts = commandTexts().mistakes
  const categoryNames = new Set(categories.map(({ name }) => name))
  const skillNames = new Set(skills.map(({ name }) => name))
  const unknownCategory = ({ category }: { category?: string | null }) =>
    category && !categoryNames.has(category) ? texts.noCategory(category) : undefined
  return [
    ...findDuplicates(['categories', 'name'], categories, ({ name }) => name),
    // A technology may be in several categories.
    ...findDuplicates(
      ['skills', 'name'],
      skills,
      ({ name }) => name,
      ({ category }) => category,
    ),
    ...findDuplicates(['projects', 'slug'], projects, slugOf),
    ...findInList(['skills', 'category'], skills, unknownCategory),
    ...findInList(['projects', 'category'], projects, unknownCategory),
    ...findInList(['testimonials', 'category'], testimonials, unknownCategory),
    ...projects.flatMap((project, index) =>
      (project.skills ?? []).flatMap((skill, position) => {
        const path = ['projects', index, 'skills', position]
        return skillNames.has(skill) ? [] : [{ path, message: texts.noSkill(skill) }]
      }),
    ),
    ...findInList(['testimonials', 'project'], testimonials, ({ project }) =>
      project && findProjectIndex(projects, project) < 0 ? texts.noProject(project) : undefined,
    ),
    ...findInList(['projects', 'end_date'], projects, ({ start_date, end_date }) =>
      start_date && end_date && isBefore(end_date, start_date)
        ? texts.beforeStart(start_date)
        : undefined,
    ),
    ...findInList(['skills', 'is_listed'], skills, ({ is_listed, percent }) =>
      is_listed === false && typeof percent === 'number' ? texts.percentOfHidden : undefined,
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
  groupOf: (entry: Entry) => string = () => '',
): Mistake[] {
  const keys = entries.map((entry) => JSON.stringify([groupOf(entry), valueOf(entry)]))
  return findInList(place, entries, (entry, index) =>
    keys.indexOf(keys[index] ?? '') < index
      ? commandTexts().mistakes.usedTwice(valueOf(entry))
      : undefined,
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
  const index = projects.findIndex((project) => slugOf(project) === name)
  return index >= 0 ? index : projects.findIndex(({ title }) => title === name)
}
