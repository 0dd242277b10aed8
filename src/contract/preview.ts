import { Type, type Static } from 'typebox'
import { strict } from './inputs'
import { TrackedResource } from './history'
import { Id } from './primitives'

/** Body of `POST /studio/preview`. */
export const PreviewInput = Type.Object(
  {
    resource: TrackedResource,
    /** Null for a new entry. */
    id: Type.Union([Id, Type.Null()]),
    /** The body of the write that would save the entry. */
    input: Type.Record(Type.String(), Type.Unknown()),
    /** What to read then: a path of the API with its query. */
    path: Type.Optional(Type.String({ maxLength: 2000, pattern: '^/[a-z]' })),
  },
  strict,
)
export type PreviewInput = Static<typeof PreviewInput>

/** `data` of `POST /studio/preview`. */
export const PreviewData = Type.Object({
  id: Id,
  /** Of a project or a post. */
  slug: Type.Union([Type.String(), Type.Null()]),
  /** The response of the API to the path. */
  response: Type.Optional(Type.Unknown()),
})
export type PreviewData = Static<typeof PreviewData>
