import { Type, type Static, type TArray, type TSchema } from 'typebox'
import { clothDyes, clothPatterns } from '../constants'

/** The id of a row, limited to PostgreSQL's `integer`, so that both databases reject the same ids. */
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

/** `1` for yes, `0` for no. */
export const Flag = Type.Union([Type.Literal(0), Type.Literal(1)])
export type Flag = Static<typeof Flag>

/** An ISO 8601 year, month, date, or date and time: `2024`, `2024-03-01T08:00:00.000Z`. */
export const Timestamp = Type.String()

/** A field that may be absent, `null` or empty. */
export const Maybe = <T extends TSchema>(schema: T) => Type.Optional(OrNull(schema))

export const OrNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

/**
 * The upper and the lower colour of a picture, shown while it is loading: `#7b9e89 #65a1b2`.
 * Only for pictures of the site itself.
 */
export const PictureColours = Type.Optional(Type.String({ pattern: '^#[0-9a-f]{6} #[0-9a-f]{6}$' }))

/** Changes with the fields that the owner can write; sent to the owner only. */
export const Version = Type.Optional(Type.String())

/** The texts of an entry in other languages: by their codes, the translated fields. */
export type Translations = Record<string, Record<string, unknown>>

/** The names of the texts of an entry that are in the main language, because they are not translated. */
export const Untranslated = Type.Optional(Type.Array(Type.String()))

/** The slugs of an entry by language, if it has several; a language without one uses that of the main language. */
export const Slugs = Maybe(Type.Record(Type.String(), Type.String()))

/** A value that the server always sends, but that browsers treat as absent if it is invalid. */
export const Lenient = <T extends TSchema>(schema: T): T =>
  Type.With(schema, { 'x-lenient': true }) as TSchema as T

const Count = Lenient(Type.Integer())

/** Pagination of a list; `totalPages` is 0 for an empty list. */
export const Pagination = Lenient(
  Type.Object({ currentPage: Count, totalPages: Count, totalData: Count, limit: Count }),
)
export type Pagination = Static<typeof Pagination>

/** The schema of a page of a list: its rows by their name, and its pagination. */
export function pageOf<Name extends string, Row extends TSchema>(name: Name, row: Row) {
  type Page = Record<Name, TArray<Row>> & { pagination: typeof Pagination }
  return Type.Object({ [name]: Type.Array(row), pagination: Pagination } as Page)
}

/** Rejects unknown fields. */
export const strict = { additionalProperties: false }

export const Name = Type.String({ minLength: 1, maxLength: 200 })
export const Text = Type.String({ maxLength: 20_000 })

/** CommonMark with the tables, task lists and footnotes of GitHub. */
export const Markdown = Type.String({ maxLength: 100_000 })

/** http(s), mailto, tel, or a path of the site. */
export const Link = Type.String({ maxLength: 2000, format: 'link' })
export const RequiredLink = Type.String({ minLength: 1, maxLength: 2000, format: 'link' })

/** An ISO 8601 year, month, date, or date and time with a time zone, that exists in the calendar. */
export const CalendarDate = Type.String({
  maxLength: 40,
  // For editors that do not support the custom format.
  pattern: '^\\d{4}(-\\d{2}(-\\d{2}(T[\\d:.]+(Z|[+-]\\d{2}:\\d{2}))?)?)?$',
  format: 'calendarDate',
})
/** The path of a page on the owner's former site, such as `/2024/05/kopi/`. */
export const FormerPath = Type.String({
  maxLength: 200,
  // For editors that do not support the custom format.
  pattern: '^/[^\\s?#]+$',
  format: 'formerPath',
})
export const Percent = Type.Number({ minimum: 0, maximum: 100 })
export const Year = Type.Integer({ minimum: 1900, maximum: 2200 })

/** Short texts, shown as bullets. */
export const Highlights = Type.Array(Type.String({ minLength: 1, maxLength: 2000 }), {
  maxItems: 100,
})

export const slugPattern = '^[a-z0-9]+(-[a-z0-9]+)*$'
/** The part of a URL that identifies a row. */
export const Slug = Type.String({ pattern: slugPattern, maxLength: 200 })

/** The batik cloth of an entry. What the owner does not select is derived from the entry. */
export const Cloth = Type.Object(
  { pattern: Maybe(Type.Enum([...clothPatterns])), dye: Maybe(Type.Enum([...clothDyes])) },
  strict,
)
export type Cloth = Static<typeof Cloth>

/** A field of a response that a request may contain, and that is ignored. */
export const ReadOnly = Type.Optional(Type.Unknown({ readOnly: true }))
