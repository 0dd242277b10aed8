import {
  array,
  boolean,
  fallback,
  getDotPath,
  looseObject,
  nullish,
  number,
  picklist,
  pipe,
  safeParse,
  string,
  transform,
  type GenericSchema,
} from 'valibot'
import { mergeRepeatedIds } from '../lib/mergeRepeatedIds'

/** Validates the `data` of a response. */
export type DataSchema<T> = GenericSchema<unknown, T>

/** A field of the contract. At run time it may also be absent or null; screens handle that. */
type Field<T> = GenericSchema<unknown, NonNullable<T> | null | undefined>

/** A schema for every field of a wire type that visitors get: a missing one is a compile error. */
type Fields<T> = { [Key in keyof T as Exclude<Key, 'version'>]-?: Field<T[Key]> }

/** Optional fields: a value of another type is treated as absent. */
export const optional = {
  text: fallback(nullish(string()), undefined),
  number: fallback(nullish(number()), undefined),
  texts: fallback(nullish(array(string())), undefined),
  flag: fallback(nullish(picklist([0, 1])), undefined),
  boolean: fallback(nullish(boolean()), undefined),
}

/** One of some texts; another value is treated as absent. */
export function optionalChoice<const T extends string>(choices: readonly T[]) {
  return fallback(nullish(picklist(choices)), undefined)
}

/** Fields without which a response is invalid. */
export const required = { id: number(), number: number(), text: string() }

/** An object of the contract; additional fields are kept. */
export function objectSchema<T extends object>(fields: Fields<T>): DataSchema<T> {
  const schema: GenericSchema = looseObject(fields)
  return pipe(
    schema,
    transform((value) => value as T),
  )
}

/** A list of objects; repeated ids are merged. */
export function listSchema<T extends object>(row: DataSchema<T>): DataSchema<T[]> {
  return pipe(array(row), transform(mergeRepeatedIds))
}

/** A list that may be absent; an invalid list is treated as absent. */
export function optionalListSchema<T extends object>(
  row: DataSchema<T>,
): GenericSchema<unknown, T[] | null | undefined> {
  return fallback(nullish(listSchema(row)), undefined)
}

/** An object that may be absent; an invalid one is treated as absent. */
export function optionalObjectSchema<T extends object>(
  fields: Fields<T>,
): GenericSchema<unknown, T | null | undefined> {
  return fallback(nullish(objectSchema(fields)), undefined)
}

/** Absent pagination fields are filled in by `completePagination`. */
export const paginationSchema = fallback(
  nullish(
    looseObject({
      currentPage: optional.number,
      totalPages: optional.number,
      totalData: optional.number,
      limit: optional.number,
    }),
  ),
  undefined,
) as Field<{ currentPage: number; totalPages: number; totalData: number; limit: number }>

/**
 * Validates the data of a response.
 * @returns the data without optional fields of a wrong type, or the first mismatch
 * @example `{ mismatch: 'projects.0.title: Invalid type: Expected string but received 7' }`
 */
export function validateData(
  schema: DataSchema<unknown>,
  data: unknown,
): { data: unknown } | { mismatch: string } {
  const { issues, output } = safeParse(schema, data, { abortEarly: true })
  if (!issues) return { data: output }
  return { mismatch: `${getDotPath(issues[0]) ?? 'data'}: ${issues[0].message}` }
}
