import {
  Type,
  type Static,
  type TBoolean,
  type TNull,
  type TObject,
  type TOptional,
  type TSchema,
  type TUnion,
} from 'typebox'
import type { Fields, flag } from '../../src/contract/schema/fields'
import { Maybe, type ReadOnly } from '../../src/contract/schema/values'
import { fromColumns, initialFlags, toColumns, withoutEmpty, writableNames } from './columns'

type FlagInput = ReturnType<typeof flag>['input']
type ContentValue<Input extends TSchema> = Input extends FlagInput
  ? TOptional<TUnion<[TBoolean, TNull]>>
  : Input

type ContentFields<T extends Fields> = {
  [Key in keyof T as T[Key]['input'] extends typeof ReadOnly ? never : Key]: ContentValue<
    T[Key]['input']
  >
}

export type ContentEntry<T extends Fields> = Static<TObject<ContentFields<T>>>

/**
 * The fields of the content file: those that a write to the API has, with `true` and `false` for
 * flags.
 */
export function contentFields<T extends Fields>(fields: T): ContentFields<T> {
  const schemas = writableNames(fields).map((name) => {
    const isFlag = fields[name]?.initial !== undefined
    return [name, isFlag ? Maybe(Type.Boolean()) : fields[name]?.input]
  })
  return Object.fromEntries(schemas) as ContentFields<T>
}

/** Converts an entry of the content file into columns. Empty fields are omitted. */
export function entryToColumns<T extends Fields, Entry extends object>(fields: T, entry: Entry) {
  return { ...initialFlags(fields), ...toColumns(withoutEmpty(entry)) }
}

/**
 * Converts a row into an entry of the content file, without empty fields and without flags that
 * have their initial value.
 */
export function toContentEntry<T extends Fields>(fields: T, row: object): ContentEntry<T> {
  const values = new Map<string, unknown>(Object.entries(withoutEmpty(fromColumns(fields, row))))
  const entry = writableNames(fields).flatMap((name) => {
    const value = values.get(name)
    const initial = fields[name]?.initial
    if (value === undefined || value === initial) return []
    return [[name, initial === undefined ? value : value === 1]]
  })
  return Object.fromEntries(entry) as ContentEntry<T>
}
