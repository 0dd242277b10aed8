import { Type, type Static } from 'typebox'
import { Id, Timestamp } from './primitives'

/** How a revision came about; `imported`: the row was found like that, written by an import. */
export const RevisionAction = Type.Union([
  Type.Literal('created'),
  Type.Literal('updated'),
  Type.Literal('imported'),
])
export type RevisionAction = Static<typeof RevisionAction>

/** A saved state of an entry; `data` is a body that PUT accepts. */
export const Revision = Type.Object({
  id: Id,
  action: RevisionAction,
  saved_at: Timestamp,
  data: Type.Record(Type.String(), Type.Unknown()),
})
export type Revision = Static<typeof Revision>

/** `data` of `GET /revisions/{resource}/{id}`, the latest first. */
export const RevisionsData = Type.Object({ revisions: Type.Array(Revision) })
export type RevisionsData = Static<typeof RevisionsData>

/** A resource whose entries can be deleted, by the first part of its path. */
export const DeletableResource = Type.Union([
  Type.Literal('experience'),
  Type.Literal('education'),
  Type.Literal('categories'),
  Type.Literal('skills'),
  Type.Literal('profile-skills'),
  Type.Literal('projects'),
  Type.Literal('testimonials'),
  Type.Literal('posts'),
])
export type DeletableResource = Static<typeof DeletableResource>

/** A resource whose entries have revisions. */
export const TrackedResource = Type.Union([Type.Literal('profiles'), DeletableResource])
export type TrackedResource = Static<typeof TrackedResource>

/** A resource whose entries the owner sorts. */
export const SortedResource = Type.Union([
  Type.Literal('categories'),
  Type.Literal('skills'),
  Type.Literal('profile-skills'),
  Type.Literal('projects'),
  Type.Literal('testimonials'),
])
export type SortedResource = Static<typeof SortedResource>

/** A deleted entry. */
export const TrashEntry = Type.Object({
  resource: DeletableResource,
  id: Id,
  title: Type.String(),
  deleted_at: Timestamp,
})
export type TrashEntry = Static<typeof TrashEntry>

/** `data` of `GET /trash`, the latest first. */
export const TrashData = Type.Object({ entries: Type.Array(TrashEntry) })
export type TrashData = Static<typeof TrashData>

/** `data` of `POST /trash/{resource}/{id}/restore`. */
export const RestoredData = Type.Object({ id: Id })
export type RestoredData = Static<typeof RestoredData>

/** Body of `PUT /order/{resource}`: the ids of all entries in their new order. */
export const OrderInput = Type.Object(
  { ids: Type.Array(Id, { maxItems: 10_000, uniqueItems: true }) },
  { additionalProperties: false },
)
export type OrderInput = Static<typeof OrderInput>

/** `data` of `PUT /order/{resource}`. */
export const OrderData = Type.Object({ ids: Type.Array(Id) })
export type OrderData = Static<typeof OrderData>
