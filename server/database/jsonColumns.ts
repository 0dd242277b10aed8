/** A value that is stored as JSON text. */
export type JsonText<T> = string & { readonly parsed?: T }

/**
 * The value of a column for a list; an empty list is stored as null.
 * @returns undefined for undefined, which leaves a column as it is
 */
export function toJson<T>(list: T[] | null | undefined): JsonText<T[]> | null | undefined {
  if (list === undefined) return undefined
  return list && list.length > 0 ? JSON.stringify(list) : null
}

/** The list that `toJson` has stored; null for a column that is null. */
export function fromJson<T>(text: JsonText<T> | null): T | null {
  return text === null ? null : (JSON.parse(text) as T)
}
