import {
  array,
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

/** A check of what an answer's `data` holds. */
export type Shape<T> = GenericSchema<unknown, T>

/**
 * A field that the contract names. The type is the contract's; at run time it may also be
 * left out or null, because no screen falls over that.
 */
type Field<T> = GenericSchema<unknown, NonNullable<T> | null | undefined>

/** Every field of a wire type, each with its check: one that is forgotten does not compile. */
type Fields<T> = { [Key in keyof T]-?: Field<T[Key]> }

/** A field that may be missing: a value of another type is read as a missing one. */
export const text = fallback(nullish(string()), undefined)
export const amount = fallback(nullish(number()), undefined)
export const flag = fallback(nullish(picklist([0, 1])), undefined)

/** What an answer makes no sense without. */
export const needed = { id: number(), number: number(), text: string() }

/** An object of the contract. What it holds beside is let through. */
export function shapeOf<T extends object>(fields: Fields<T>): Shape<T> {
  return looseObject(fields) as unknown as Shape<T>
}

/** A list of them, each id once. */
export function listOf<T extends object>(shape: Shape<T>): Shape<T[]> {
  return pipe(array(shape), transform(mergeRepeatedIds))
}

/** A list of them that may be missing. */
export function maybeListOf<T extends object>(
  shape: Shape<T>,
): GenericSchema<unknown, T[] | null | undefined> {
  return fallback(nullish(listOf(shape)), undefined)
}

/** Where a list stands; what a server leaves out is filled in by `completePagination`. */
export const paginationShape = fallback(
  nullish(
    looseObject({ currentPage: amount, totalPages: amount, totalData: amount, limit: amount }),
  ),
  undefined,
) as Field<{ currentPage: number; totalPages: number; totalData: number; limit: number }>

/**
 * Reads an answer's data by its shape.
 * @returns the data with optional fields of a wrong type left out, or what does not fit
 * @example `{ mismatch: 'projects.0.title: Invalid type: Expected string but received 7' }`
 */
export function readShape(
  shape: Shape<unknown>,
  data: unknown,
): { data: unknown } | { mismatch: string } {
  const { issues, output } = safeParse(shape, data, { abortEarly: true })
  if (!issues) return { data: output }
  return { mismatch: `${getDotPath(issues[0]) ?? 'data'}: ${issues[0].message}` }
}
