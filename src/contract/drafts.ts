import { Type, type Static } from 'typebox'
import { TrackedResource } from './history'
import { strict } from './inputs'
import { Id, Maybe, Timestamp } from './primitives'

/** Identifies the form that has written a draft. */
export const DraftKey = Type.String({ pattern: '^[A-Za-z0-9-]{8,64}$' })

/** A draft of a form as it was at a moment: the revision increases with every change. */
export const DraftReference = Type.Object(
  { key: DraftKey, revision: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }) },
  strict,
)
export type DraftReference = Static<typeof DraftReference>

const changes = Type.Record(Type.String(), Type.Unknown())

/** The unsaved changes of an entry. */
export const Draft = Type.Object({
  ...DraftReference.properties,
  resource: TrackedResource,
  /** Missing while the entry does not exist. */
  entry_id: Maybe(Id),
  /** The version of the entry that was changed. */
  entry_version: Maybe(Type.String()),
  saved_at: Timestamp,
  /** The values of the changed fields in the form. */
  changes,
})
export type Draft = Static<typeof Draft>

/** `data` of `GET /drafts/{resource}`. */
export const DraftsData = Type.Object({ drafts: Type.Array(Draft) })
export type DraftsData = Static<typeof DraftsData>

/** Body of `PUT /drafts/{resource}/{key}`. */
export const DraftInput = Type.Object(
  {
    entry_id: Maybe(Id),
    revision: DraftReference.properties.revision,
    entry_version: Maybe(Type.String({ maxLength: 100 })),
    /** Without any, the draft is deleted. */
    changes,
    /** The drafts of other forms that this one contains; no other draft is replaced. */
    replaces: Type.Array(DraftReference, { maxItems: 100 }),
  },
  strict,
)
export type DraftInput = Static<typeof DraftInput>

/** `data` of `PUT /drafts/{resource}/{key}`. */
export const DraftReferenceData = Type.Object({ draft: DraftReference })
export type DraftReferenceData = Static<typeof DraftReferenceData>
