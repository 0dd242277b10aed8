import { Type, type Static } from 'typebox'
import { TrackedResource } from './history'
import { strict } from './inputs'
import { Id, Maybe, Timestamp } from './primitives'

/** Identifies a draft. It is made by the form that writes the draft, and no other form writes it. */
export const DraftKey = Type.String({ pattern: '^[A-Za-z0-9-]{8,64}$' })

/** Increases with every change of a draft. */
const DraftRevision = Type.Integer({ minimum: 0, maximum: 2_147_483_647 })

/** A revision of a draft that has become superfluous. */
export const DraftReference = Type.Object({ key: DraftKey, revision: DraftRevision }, strict)
export type DraftReference = Static<typeof DraftReference>

/**
 * Unsaved changes of an entry. A draft that is not `open` remains for some days without its data,
 * so that a delayed request does not write it again.
 */
export const Draft = Type.Object({
  key: DraftKey,
  resource: TrackedResource,
  /** Missing while the entry does not exist. */
  entry_id: Maybe(Id),
  /** Of a saved draft: the latest one that was saved. */
  revision: DraftRevision,
  state: Type.Union([Type.Literal('open'), Type.Literal('saved'), Type.Literal('discarded')]),
  saved_at: Timestamp,
  data: Maybe(Type.Record(Type.String(), Type.Unknown())),
})
export type Draft = Static<typeof Draft>

/** `data` of `GET /drafts/{resource}`: also the closed drafts, the latest first. */
export const DraftsData = Type.Object({ drafts: Type.Array(Draft) })
export type DraftsData = Static<typeof DraftsData>

/** Body of `PUT /drafts/{resource}/{key}`. */
export const DraftInput = Type.Object(
  {
    entry_id: Maybe(Id),
    revision: DraftRevision,
    data: Type.Record(Type.String(), Type.Unknown()),
    /** Drafts that this one continues; they are discarded unless they have changed. */
    replaces: Maybe(Type.Array(DraftReference, { maxItems: 20 })),
  },
  strict,
)
export type DraftInput = Static<typeof DraftInput>

/** `data` of the endpoints that change a draft. */
export const DraftReferenceData = Type.Object({ draft: DraftReference })
export type DraftReferenceData = Static<typeof DraftReferenceData>
