import { Type, type Static, type TSchema } from 'typebox'

/** The id of a row, limited to PostgreSQL's `integer`, so that both databases reject the same ids. */
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

/** `1` for yes, `0` for no. */
export const Flag = Type.Union([Type.Literal(0), Type.Literal(1)])
export type Flag = Static<typeof Flag>

/** An ISO 8601 year, month, date, or date and time: `2024`, `2024-03-01T08:00:00.000Z`. */
export const Timestamp = Type.String()

/** A field that may be absent, `null` or empty. */
export const Maybe = <T extends TSchema>(schema: T) =>
  Type.Optional(Type.Union([schema, Type.Null()]))

/**
 * The upper and the lower colour of a picture, shown while it is loading: `#7b9e89 #65a1b2`.
 * Only for pictures of the site itself.
 */
export const PictureColours = Type.Optional(Type.String({ pattern: '^#[0-9a-f]{6} #[0-9a-f]{6}$' }))

/** Changes with the fields that the owner can write; sent to the owner only. */
export const Version = Type.Optional(Type.String())

/**
 * A value that the server always sends, but that browsers treat as absent if it is missing or
 * invalid.
 */
export const Lenient = <T extends TSchema>(schema: T): T =>
  Type.With(schema, { 'x-lenient': true }) as TSchema as T

const Count = Lenient(Type.Integer())

/** Pagination of a list; `totalPages` is 0 for an empty list. */
export const Pagination = Lenient(
  Type.Object({ currentPage: Count, totalPages: Count, totalData: Count, limit: Count }),
)
export type Pagination = Static<typeof Pagination>
