import { Type, type Static, type TSchema } from 'typebox'
import { Id } from './primitives'

/** The body of every successful response. */
export const Success = <T extends TSchema>(data: T) =>
  Type.Object({ status: Type.Literal('success'), data })
export interface Success<T> {
  status: 'success'
  data: T
}

/** The body of every error response; `errors` lists the invalid fields of a bad request. */
export const Failure = Type.Object({
  status: Type.Literal('error'),
  statusCode: Type.Integer(),
  message: Type.String(),
  errors: Type.Optional(Type.Array(Type.Object({ path: Type.String(), message: Type.String() }))),
})
export type Failure = Static<typeof Failure>

/** `data` of every DELETE: the id of the deleted row. */
export const DeletedData = Type.Object({ id: Id })
export type DeletedData = Static<typeof DeletedData>
