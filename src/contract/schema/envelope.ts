import { Type, type Static, type TSchema } from 'typebox'
import { Id } from './values'

/**
 * The body of every successful response. In the files of the nouns, `…Data` is its `data`, `…Input` the
 * body of a POST, and `…Changes` that of a PUT.
 */
export const Success = <T extends TSchema>(data: T) =>
  Type.Object({ status: Type.Literal('success'), data })
export interface Success<T> {
  status: 'success'
  data: T
}

/** Why a field was refused, besides the keywords of JSON Schema. */
export type RefusalCode = 'taken' | 'unknownReference' | 'beforeStart' | 'characters' | 'inUse'

/** An invalid field: the reason as a message, and for programs as a code with its parameters. */
const FieldError = Type.Object({
  path: Type.String(),
  message: Type.String(),
  code: Type.Optional(Type.String()),
  params: Type.Optional(Type.Unsafe<Record<string, unknown>>({ type: 'object' })),
})
export type FieldError = Static<typeof FieldError>

/** The body of every error response; `errors` lists the invalid fields of a bad request. */
export const Failure = Type.Object({
  status: Type.Literal('error'),
  statusCode: Type.Integer(),
  message: Type.String(),
  errors: Type.Optional(Type.Array(FieldError)),
})
export type Failure = Static<typeof Failure>

/** `data` of every DELETE: the id of the deleted row. */
export const DeletedData = Type.Object({ id: Id })

/** `data` of what has no other result. */
export const DoneData = Type.Object({})

/** `data` of `GET /health`. */
export const HealthData = Type.Object({
  database: Type.Literal('ok'),
  uptime: Type.Number({ description: 'seconds since start' }),
})

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
  /** Never set: it carries the type of a valid value for TypeScript. */
  readonly type?: T
}
