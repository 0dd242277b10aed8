import {
  array,
  getDotPath,
  looseObject,
  nullish,
  number,
  picklist,
  safeParse,
  string,
  type GenericSchema,
} from 'valibot'

/** A check of what an answer's `data` holds. */
export type Shape<T> = GenericSchema<unknown, T>

/**
 * A field that the contract names. The type is the contract's; at run time it may also be
 * left out or null, because no screen falls over that.
 */
type Field<T> = GenericSchema<unknown, NonNullable<T> | null | undefined>

/** Every field of a wire type, each with its check: one that is forgotten does not compile. */
type Fields<T> = { [Key in keyof T]-?: Field<T[Key]> }

export const text = nullish(string())
export const amount = nullish(number())
export const flag = nullish(picklist([0, 1]))

/** What an answer makes no sense without. */
export const needed = { id: number(), number: number(), text: string() }

/** An object of the contract. What it holds beside is let through. */
export function shapeOf<T extends object>(fields: Fields<T>): Shape<T> {
  return looseObject(fields) as unknown as Shape<T>
}

/** A list of them. */
export function listOf<T>(shape: Shape<T>): Shape<T[]> {
  return array(shape)
}

/** A list of them that may be left out. */
export function maybeListOf<T>(shape: Shape<T>): GenericSchema<unknown, T[] | null | undefined> {
  return nullish(array(shape))
}

/** Where a list stands; what a server leaves out is filled in by `completePagination`. */
export const paginationShape = nullish(
  looseObject({ currentPage: amount, totalPages: amount, totalData: amount, limit: amount }),
) as Field<{ currentPage: number; totalPages: number; totalData: number; limit: number }>

/**
 * What does not fit, in words; nothing where all of it does.
 * @example `projects.0.title: Invalid type: Expected string but received 7`
 */
export function findMismatch(shape: Shape<unknown>, data: unknown): string | undefined {
  const { issues } = safeParse(shape, data, { abortEarly: true })
  return issues && `${getDotPath(issues[0]) ?? 'data'}: ${issues[0].message}`
}
