import { Type } from 'typebox'

/** A name or a title, in the owner's words. */
export const Name = Type.String({ minLength: 1, maxLength: 200 })

/** Some paragraphs. */
export const Text = Type.String({ maxLength: 20_000 })

/** An address that the site renders: http(s), mailto, tel, or a path of the site. */
export const Link = Type.String({ maxLength: 2000, format: 'link' })

/** A day, a month, or a moment with its time zone, ISO 8601, that exists in the calendar. */
export const Day = Type.String({
  maxLength: 40,
  // For editors, which do not know the format.
  pattern: '^\\d{4}-\\d{2}(-\\d{2}(T[\\d:.]+(Z|[+-]\\d{2}:\\d{2}))?)?$',
  format: 'day',
})

export const Year = Type.Integer({ minimum: 1900, maximum: 2200 })

/** 0 to 100. */
export const Percent = Type.Number({ minimum: 0, maximum: 100 })

/** How a thing is called in an address. */
export const Slug = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 200 })

/** A field of an answer that may be sent back as it came, and says nothing. */
export const ReadOnly = Type.Optional(Type.Unknown({ readOnly: true }))

/** What is not named here is a mistake, not something to pass over in silence. */
export const strict = { additionalProperties: false }
