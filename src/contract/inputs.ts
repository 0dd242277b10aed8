import { Type } from 'typebox'

/** A name or a title. */
export const Name = Type.String({ minLength: 1, maxLength: 200 })

/** Longer text. */
export const Text = Type.String({ maxLength: 20_000 })

/** Rich text as Markdown: CommonMark with the tables, task lists and footnotes of GitHub. */
export const Markdown = Type.String({ maxLength: 100_000 })

/** A link: http(s), mailto, tel, or a path of the site. */
export const Link = Type.String({ maxLength: 2000, format: 'link' })

/** A link that is not empty. */
export const RequiredLink = Type.String({ minLength: 1, maxLength: 2000, format: 'link' })

/** An ISO 8601 year, month, date, or date and time with a time zone, that exists in the calendar. */
export const Day = Type.String({
  maxLength: 40,
  // For editors that do not support the custom format.
  pattern: '^\\d{4}(-\\d{2}(-\\d{2}(T[\\d:.]+(Z|[+-]\\d{2}:\\d{2}))?)?)?$',
  format: 'day',
})

export const Year = Type.Integer({ minimum: 1900, maximum: 2200 })

/** Short texts, shown as bullets. */
export const Highlights = Type.Array(Type.String({ minLength: 1, maxLength: 2000 }), {
  maxItems: 100,
})

/** 0 to 100. */
export const Percent = Type.Number({ minimum: 0, maximum: 100 })

/** 1 to 5 stars. */
export const Rating = Type.Integer({ minimum: 1, maximum: 5 })

/** The part of a URL that identifies a row. */
export const Slug = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 200 })

/** A field of a response that a request may contain, and that is ignored. */
export const ReadOnly = Type.Optional(Type.Unknown({ readOnly: true }))

/** The fields of a body that are written: all but the read-only ones. */
export type Writable<T> = T extends readonly (infer Item)[]
  ? Writable<Item>[]
  : T extends object
    ? { [Key in keyof T as unknown extends T[Key] ? never : Key]: Writable<T[Key]> }
    : T

/** Rejects unknown fields. */
export const strict = { additionalProperties: false }
