import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { TLocalizedValidationError } from 'typebox/error'
import { reportAllErrors } from '../../src/contract/schema/reportAllErrors'
import { commandTexts } from '../language/catalogues'
import { formatOfPattern, registerFormats } from '../validation/formats'
import { isBefore } from '../validation/periods'
import { slugOf } from '../rows/slugs'
import { Content } from './contentSchema'
import { formatMistake, parseYaml, type Mistake } from './yamlSource'

registerFormats()
reportAllErrors()

export interface CompiledSchema<T> {
  isValid: (value: unknown) => value is T
  findMistakes: (value: unknown) => Mistake[]
}

/** Returns a validator for values of files that compiles its schema with the first value. */
export function compileSchema<S extends TSchema>(schema: S): CompiledSchema<Static<S>> {
  let compiled: ReturnType<typeof Compile<S>> | undefined
  const validator = () => (compiled ??= Compile(schema))
  return {
    isValid: (value): value is Static<S> => validator().Check(value),
    findMistakes: (value) => findSchemaMistakes(validator().Errors(value)),
  }
}

/** @returns the mistakes of a YAML text with their lines, as they are printed; none with the data */
export function parseAs<T>(name: string, text: string, schema: CompiledSchema<T>) {
  const { data, error, lineOf } = parseYaml(text)
  if (!error && schema.isValid(data)) return { data, lineOf }
  const mistakes = error ? [{ path: [], ...error }] : schema.findMistakes(data)
  return {
    mistakes: mistakes.map((one) => formatMistake(name, error?.line ?? lineOf(one.path), one)),
  }
}

const schema = compileSchema(Content)

/** Checks a parsed content file, and what its entries refer to. */
export function findMistakes(content: unknown): Mistake[] {
  return schema.isValid(content) ? findReferenceMistakes(content) : schema.findMistakes(content)
}

function findSchemaMistakes(errors: TLocalizedValidationError[]): Mistake[] {
  const hasFormat = ({ instancePath }: TLocalizedValidationError) =>
    errors.some((error) => error.keyword === 'format' && error.instancePath === instancePath)
  return errors.flatMap((error): Mistake[] => {
    // A JSON pointer such as `/projects/0/title`.
    const [, ...parts] = error.instancePath.split('/')
    const path = parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part))
    if (error.keyword === 'required') {
      const { missing: message } = commandTexts().mistakes
      return error.params.requiredProperties.map((field) => ({ path: [...path, field], message }))
    }
    // The error of the format is more precise.
    const isRepeated = error.keyword === 'pattern' && hasFormat(error)
    const message = isRepeated ? undefined : messageOf(error)
    return message === undefined ? [] : [{ path, message }]
  })
}

function patternMessage(pattern: string): string {
  const { formats, pattern: mismatch } = commandTexts().mistakes
  const format = formatOfPattern[pattern]
  return format ? formats[format] : mismatch(pattern)
}

function messageOf(error: TLocalizedValidationError): string | undefined {
  const texts = commandTexts().mistakes
  const { formats, types }: Record<'formats' | 'types', Record<string, string>> = texts
  switch (error.keyword) {
    // Other errors describe the same mistake more precisely.
    case 'anyOf':
    case 'additionalProperties':
      return undefined
    case 'boolean':
      return texts.unknownField
    case 'pattern':
      return patternMessage(String(error.params.pattern))
    case 'format':
      return formats[error.params.format] ?? error.message
    case 'enum':
      return texts.oneOf(error.params.allowedValues.join(', '))
    case 'type':
      // An optional field is a union with null: the error of the other type is enough.
      if (error.params.type === 'null') return undefined
      return types[String(error.params.type)] ?? error.message
    case 'minLength':
    case 'maxLength':
    case 'maxItems':
    case 'minimum':
    case 'maximum':
      return texts[error.keyword](Number(error.params.limit))
    default:
      return error.message
  }
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
      ({ category, name }) => JSON.stringify([category, name]),
    ),
    ...findDuplicates(
      ['projects', 'slug'],
      projects,
      slugOf,
      // The slug of a title without letters is empty.
      (project) => slugOf(project) || project.title,
    ),
    ...(['skills', 'projects', 'testimonials'] as const).flatMap((list) =>
      findInList<{ category?: string | null }>([list, 'category'], content[list], unknownCategory),
    ),
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

/** @param keyOf by default, the value; entries with the same key are duplicates */
export function findDuplicates<Entry>(
  place: Place,
  entries: readonly Entry[],
  valueOf: (entry: Entry) => string,
  keyOf = valueOf,
): Mistake[] {
  const keys = entries.map(keyOf)
  return findInList(place, entries, (entry, index) =>
    keys.indexOf(keyOf(entry)) < index
      ? commandTexts().mistakes.usedTwice(valueOf(entry))
      : undefined,
  )
}

/** The index of the project that a testimonial names by its slug, or by its title; -1 if none. */
export function findProjectIndex(projects: Content['projects'], name?: string | null) {
  if (!name) return -1
  const index = projects.findIndex((project) => slugOf(project) === name)
  return index >= 0 ? index : projects.findIndex(({ title }) => title === name)
}
