import { Type, type Static, type TSchema } from 'typebox'

/** A row's number. Bounded by PostgreSQL's `integer`, so that both databases refuse the same ids. */
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

/** `1` for yes, `0` for no. */
export const Flag = Type.Union([Type.Literal(0), Type.Literal(1)])
export type Flag = Static<typeof Flag>

/** An ISO 8601 date or date and time, for example `2024-03-01T08:00:00.000Z`. */
export const Timestamp = Type.String()

/** A field that may be absent, `null` or empty. */
export const Maybe = <T extends TSchema>(schema: T) =>
  Type.Optional(Type.Union([schema, Type.Null()]))

/**
 * The upper and the lower colour of a picture, which stand in for it until it is there:
 * `#7b9e89 #65a1b2`. Only of pictures that the site has itself.
 */
export const PictureColours = Type.Optional(Type.String({ pattern: '^#[0-9a-f]{6} #[0-9a-f]{6}$' }))

/** Where a list stands: `totalPages` is 0 for an empty list. */
export const Pagination = Type.Object({
  currentPage: Type.Integer(),
  totalPages: Type.Integer(),
  totalData: Type.Integer(),
  limit: Type.Integer(),
})
export type Pagination = Static<typeof Pagination>
