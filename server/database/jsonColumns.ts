/** A value that is stored as JSON text. */
export type JsonText<T> = string & { readonly parsed?: T }

/**
 * The value of a column for a list or an object; an empty one is stored as null.
 * @returns undefined for undefined, which leaves a column as it is
 */
export function toJson<T>(value: T): JsonText<NonNullable<T>> | null | undefined {
  if (value === undefined) return undefined
  return value && Object.keys(value).length > 0 ? JSON.stringify(value) : null
}

/** The value that `toJson` has stored; null for a column that is null. */
export function fromJson<T>(text: JsonText<T> | null): T | null {
  return text === null ? null : (JSON.parse(text) as T)
}
