/**
 * What the browser checks of a value: its type, one of some values, a list of items, or an object
 * with these fields. A field whose name ends in `?` may be missing or null, and counts as missing if
 * it is invalid.
 */
export type ValueSchema =
  | 'string'
  | 'number'
  | 'boolean'
  | 'object'
  | 'any'
  | { readonly oneOf: readonly unknown[] }
  | readonly [ValueSchema]
  | { readonly fields: Readonly<Record<string, ValueSchema>> }

/** What the browser checks of the `data` of a response. */
export interface DataSchema<T> {
  readonly fields: Readonly<Record<string, ValueSchema>>
  /** Only the type of a valid value. */
  readonly type?: T
}
