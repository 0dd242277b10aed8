import { Type, type Static } from 'typebox'
import { deletableResources, sortedResources, trackedResources } from './nouns'
import { Id, Maybe, OrNull, strict, Timestamp } from './values'

/** How a revision came about; `imported`: the row was found like that, written by an import. */
const RevisionAction = Type.Enum(['created', 'updated', 'imported'])
export type RevisionAction = Static<typeof RevisionAction>

/** A saved state of an entry; `data` is a body that PUT accepts. */
const Revision = Type.Object({
  id: Id,
  action: RevisionAction,
  saved_at: Timestamp,
  data: Type.Record(Type.String(), Type.Unknown()),
})
export type Revision = Static<typeof Revision>

/** `data` of `GET /revisions/{resource}/{id}`, the latest first. */
export const RevisionsData = Type.Object({ revisions: Type.Array(Revision) })
export type RevisionsData = Static<typeof RevisionsData>

export const DeletableResource = Type.Enum(deletableResources)
export type DeletableResource = Static<typeof DeletableResource>

export const TrackedResource = Type.Enum(trackedResources)
export type TrackedResource = Static<typeof TrackedResource>

export const SortedResource = Type.Enum(sortedResources)
export type SortedResource = Static<typeof SortedResource>

/** A deleted entry. */
const TrashEntry = Type.Object({
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
  strict,
)

/** `data` of `PUT /order/{resource}`. */
export const OrderData = Type.Object({ ids: Type.Array(Id) })
export type OrderData = Static<typeof OrderData>

/** Identifies the form that has written a draft. */
export const DraftKey = Type.String({ pattern: '^[A-Za-z0-9-]{8,64}$' })

/** A draft of a form as it was at a moment: the revision increases with every change. */
const DraftReference = Type.Object(
  { key: DraftKey, revision: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }) },
  strict,
)
export type DraftReference = Static<typeof DraftReference>

const changes = Type.Record(Type.String(), Type.Unknown())

/** The unsaved changes of an entry. */
const Draft = Type.Object({
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

/** Body of `POST /studio/preview`. */
export const PreviewInput = Type.Object(
  {
    resource: TrackedResource,
    /** Null for a new entry. */
    id: OrNull(Id),
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
  slug: OrNull(Type.String()),
  /** The response of the API to the path. */
  response: Type.Optional(Type.Unknown()),
})
export type PreviewData = Static<typeof PreviewData>

/** Something that the owner should correct. */
const Finding = Type.Object({
  /** How much it matters: before publishing, soon, or as an improvement. */
  severity: Type.Enum(['must', 'should', 'could']),
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
const PageViews = Type.Object({ path: Type.String(), views: Type.Integer() })
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
