import type { DataSchema, ValueSchema } from '../contract/dataSchema'
import { mergeRepeatedIds } from '../lib/mergeRepeatedIds'

type Body = Record<string, unknown>

/** A required value is invalid; the message names its path. */
class MismatchError extends Error {}

/**
 * Checks the data of a response. Unknown fields are kept, invalid optional fields are removed, and
 * rows with the same id are merged.
 * @returns the data, or the first invalid required value
 * @example `{ mismatch: 'projects.0.title: expected string, found number' }`
 */
export function validateData(
  schema: DataSchema<unknown>,
  data: unknown,
): { data: unknown } | { mismatch: string } {
  try {
    return { data: readValue(schema, data, '') }
  } catch (error) {
    if (error instanceof MismatchError) return { mismatch: error.message }
    throw error
  }
}

function readValue(schema: ValueSchema, value: unknown, path: string): unknown {
  if (schema === 'any') return value
  if (schema === 'object') return isObject(value) ? value : refuse('object', value, path)
  if (typeof schema === 'string') {
    return typeof value === schema ? value : refuse(schema, value, path)
  }
  if ('oneOf' in schema) {
    return schema.oneOf.includes(value) ? value : refuse(schema.oneOf.join('|'), value, path)
  }
  if ('fields' in schema) {
    return isObject(value) ? readFields(schema.fields, value, path) : refuse('object', value, path)
  }
  if (!Array.isArray(value)) return refuse('list', value, path)
  const items = value.map((item, index) => readValue(schema[0], item, join(path, index)))
  return items.every(isObject) ? mergeRepeatedIds(items) : items
}

function readFields(fields: Record<string, ValueSchema>, value: Body, path: string): Body {
  const result = { ...value }
  for (const [key, schema] of Object.entries(fields)) {
    const name = key.replace('?', '')
    const field = value[name]
    if (name === key) result[name] = readValue(schema, field, join(path, name))
    else if (field !== undefined && field !== null) {
      result[name] = readOptional(schema, field, join(path, name))
    }
  }
  return result
}

function readOptional(schema: ValueSchema, value: unknown, path: string): unknown {
  try {
    return readValue(schema, value, path)
  } catch (error) {
    if (error instanceof MismatchError) return undefined
    throw error
  }
}

function refuse(expected: string, value: unknown, path: string): never {
  const found = value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value
  throw new MismatchError(`${path || 'data'}: expected ${expected}, found ${found}`)
}

function join(path: string, name: string | number): string {
  return path ? `${path}.${name}` : String(name)
}

function isObject(value: unknown): value is Body {
  return typeof value === 'object' && value !== null
}
