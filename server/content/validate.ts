import type { Static, TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { formats, registerFormats } from '../validation/formats'
import { Content } from './contentSchema'
import { findReferenceMistakes } from './findReferenceMistakes'
import type { Mistake, Path } from './formatPath'

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
