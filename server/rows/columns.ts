import { Type, type TSchema } from 'typebox'
import type { Fields } from '../../src/contract/schema/fields'
import { ReadOnly, type Flag } from '../../src/contract/schema/values'

export type JsonText<T> = string & { readonly parsed?: T }

/** A value of the API as it is stored. */
export type ColumnValue<T> = T extends boolean ? Flag : T extends object ? JsonText<T> : T
type ColumnValues<T> = { [Key in keyof T]: ColumnValue<T[Key]> }
type Parsed<T> = T extends JsonText<infer Value> | null
  ? unknown extends Value
    ? T
    : Value | Extract<T, null>
  : T
type ParsedValues<T> = { [Key in keyof T]: Parsed<T[Key]> }

/**
 * Converts the fields of an entity into values of columns: lists and objects into JSON, without
 * their empty fields, and `true` and `false` into flags. An empty list or object is stored as null;
 * undefined leaves a column as it is.
 */
export function toColumns<T extends object>(fields: T): ColumnValues<T> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, toColumn(value)]),
  ) as ColumnValues<T>
}

function toColumn(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value !== 'object' || value === null) return value
  const compact = withoutEmptyParts(value)
  return isEmptyPart(compact) ? null : JSON.stringify(compact)
}

function withoutEmptyParts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmptyParts)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(
    ([name, part]) => [name, withoutEmptyParts(part)] as const,
  )
  return Object.fromEntries(parts.filter(([, part]) => !isEmptyPart(part)))
}

function isEmptyPart(value: unknown): boolean {
  if (typeof value !== 'object') return value === undefined || value === ''
  return value === null || Object.keys(value).length === 0
}

/** Parses the columns of a row that `toColumns` has stored as JSON. */
export function fromColumns<T extends object>(fields: Fields, row: T): ParsedValues<T> {
  const parsed = Object.entries(row).map(([name, value]) => {
    const isJson = typeof value === 'string' && isStoredAsJson(fields[name]?.output)
    return [name, isJson ? (JSON.parse(value) as unknown) : (value as unknown)]
  })
  return Object.fromEntries(parsed) as ParsedValues<T>
}

function isStoredAsJson(schema: TSchema | undefined): boolean {
  if (schema === undefined) return false
  if (Type.IsUnion(schema)) return schema.anyOf.some(isStoredAsJson)
  return 'type' in schema && (schema.type === 'array' || schema.type === 'object')
}

type WritableNames<T extends Fields> = {
  [Key in keyof T]: T[Key]['input'] extends typeof ReadOnly ? never : Key
}[keyof T] &
  string

/** The names of the fields that a write may change; a column has the same name. */
export function writableNames<T extends Fields>(fields: T): WritableNames<T>[] {
  return Object.keys(fields).filter(
    (name) => fields[name]?.input !== ReadOnly,
  ) as WritableNames<T>[]
}

/** The flags of a new entity whose body omits them. */
export function initialFlags<T extends Fields>(fields: T) {
  const flags = Object.entries(fields).filter(([, { initial }]) => initial !== undefined)
  return Object.fromEntries(flags.map(([name, { initial }]) => [name, initial])) as {
    [Key in keyof T as T[Key] extends { initial: Flag } ? Key : never]: Flag
  }
}

/** Removes fields that are null, undefined or empty texts. */
export function withoutEmpty<T extends object>(
  fields: T,
): { [Key in keyof T]: Exclude<T[Key], null> } {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== null && value !== undefined && value !== '',
    ),
  ) as { [Key in keyof T]: Exclude<T[Key], null> }
}
