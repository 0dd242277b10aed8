import { Type, type Static } from 'typebox'
import { TrackedResource } from './history'
import { Id } from './primitives'

/** Something that the owner should correct. */
export const Finding = Type.Object({
  /** How much it matters: before publishing, soon, or as an improvement. */
  severity: Type.Union([Type.Literal('must'), Type.Literal('should'), Type.Literal('could')]),
  /** What is wrong and what to do, in English. */
  message: Type.String(),
  /** What it is about; absent for a setting. */
  resource: Type.Optional(TrackedResource),
  /** The entry; absent where it is about none, or about several. */
  id: Type.Optional(Id),
  /** The field of the entry. */
  field: Type.Optional(Type.String()),
})
export type Finding = Static<typeof Finding>

/** `data` of `GET /studio/findings`. */
export const FindingsData = Type.Object({ findings: Type.Array(Finding) })
export type FindingsData = Static<typeof FindingsData>

/** How often visitors have opened a page. */
export const PageViews = Type.Object({ path: Type.String(), views: Type.Integer() })
export type PageViews = Static<typeof PageViews>

/** `data` of `GET /studio/views`: the last 30 days, the page with the most views first. */
export const ViewsData = Type.Object({
  /** Whether the server counts views. */
  is_counted: Type.Boolean(),
  /** Of all pages. */
  total: Type.Integer(),
  pages: Type.Array(PageViews),
})
export type ViewsData = Static<typeof ViewsData>
