import { Type, type Static } from 'typebox'
import { languagePattern } from './schema/fields'
import { isSingle, isSorted, nouns, publishedResources } from './nouns'
import { Id, Maybe, OrNull, strict, Timestamp } from './schema/values'

/** How a revision came about; `imported`: the state that an import left, stored before the first change of it. */
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

/** The nouns whose entries have revisions, can be deleted, and are sorted by the owner. */
export const trackedResources = Object.keys(nouns) as (keyof typeof nouns)[]
export const deletableResources = trackedResources.filter((name) => !isSingle(name))
export const sortedResources = trackedResources.filter(isSorted)

export const DeletableResource = Type.Enum(deletableResources)
export type DeletableResource = Static<typeof DeletableResource>
export const TrackedResource = Type.Enum(trackedResources)
export type TrackedResource = Static<typeof TrackedResource>
export const PublishedResource = Type.Enum([...publishedResources])
export type PublishedResource = Static<typeof PublishedResource>
export const SortedResource = Type.Enum(sortedResources)
export type SortedResource = Static<typeof SortedResource>

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

export const Restored = Type.Object({ id: Id })

/** Body of `PUT /order/{resource}`: the ids of all entries in their new order. */
export const OrderInput = Type.Object(
  { ids: Type.Array(Id, { maxItems: 10_000, uniqueItems: true }) },
  strict,
)

export const SavedOrder = Type.Object({ ids: Type.Array(Id) })

/** Identifies the form that has written a draft. */
export const DraftKey = Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' })

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
export const DraftsData = Type.Object({ drafts: Type.Array(Draft) })
export type DraftsData = Static<typeof DraftsData>

export const DraftInput = Type.Object(
  {
    entry_id: Maybe(Id),
    revision: DraftReference.properties.revision,
    entry_version: Maybe(Type.String({ maxLength: 100 })),
    /** An empty object deletes the draft. */
    changes,
    /** The body of the write that would save the changes, as far as they are valid; for previews. */
    input: Type.Optional(changes),
    /** The drafts of other forms that this one contains; no other draft is replaced. */
    replaces: Type.Array(DraftReference, { maxItems: 100 }),
  },
  strict,
)
export type DraftInput = Static<typeof DraftInput>
export const DraftReferenceData = Type.Object({ draft: DraftReference })
export type DraftReferenceData = Static<typeof DraftReferenceData>

export const PreviewInput = Type.Object(
  {
    resource: TrackedResource,
    /** Null for a new entry. */
    id: OrNull(Id),
    /** The body of the write that would save the entry. */
    input: Type.Record(Type.String(), Type.Unknown()),
    /** The path of the API, with its query, that is read after the write. */
    path: Type.Optional(Type.String({ maxLength: 2000, pattern: '^/[a-z]' })),
  },
  strict,
)
export type PreviewInput = Static<typeof PreviewInput>

export const PreviewData = Type.Object({
  id: Id,
  /** The slug of a project or a post; null for other entries. */
  slug: OrNull(Type.String()),
  /** The fields that the server has left out because it refuses their values. */
  refused: Type.Optional(Type.Array(Type.String())),
  /** The response of the API to the path. */
  response: Type.Optional(Type.Unknown()),
})
export type PreviewData = Static<typeof PreviewData>

/** A link with which anybody sees the page of an entry with its draft. */
const PreviewLink = Type.Object({
  id: Type.String(),
  resource: PublishedResource,
  /** Missing while the entry does not exist. */
  entry_id: Maybe(Id),
  expires_at: Timestamp,
})
export type PreviewLink = Static<typeof PreviewLink>

/** `data` of `GET /preview-links`: those that have not expired. */
export const PreviewLinksData = Type.Object({ links: Type.Array(PreviewLink) })
export type PreviewLinksData = Static<typeof PreviewLinksData>

export const PreviewLinkInput = Type.Object(
  {
    resource: PublishedResource,
    /** Null for the draft of a new entry. */
    entry_id: OrNull(Id),
  },
  strict,
)
export type PreviewLinkInput = Static<typeof PreviewLinkInput>

export const NewPreviewLinkData = Type.Object({
  link: PreviewLink,
  /**
   * The address of the page, which contains a secret that is not stored; without host and base path
   * where the public URL of the site is not configured.
   */
  address: Type.String(),
})
export type NewPreviewLinkData = Static<typeof NewPreviewLinkData>

/** The settings of the server that the owner can change in the studio: environment variables. */
export const siteSettingNames = [
  'PUBLIC_URL',
  'CONTACT_SMTP_URL',
  'CONTACT_TO',
  'CONTACT_FROM',
  'CONTACT_WEBHOOK',
  'VIEWS',
  'MESSAGE_DAYS',
  'UNTRANSLATED_POSTS',
] as const
const SiteSettingName = Type.Enum(siteSettingNames)
export type SiteSettingName = Static<typeof SiteSettingName>

/** Something that the owner should correct. */
const Finding = Type.Object({
  /** How much it matters: before publishing, soon, or as an improvement. */
  severity: Type.Enum(['must', 'should', 'could']),
  /** What is wrong and what to do, in the requested language. */
  message: Type.String(),
  /** The noun that the finding is about; absent for a setting. */
  resource: Type.Optional(TrackedResource),
  /** The setting that the owner can change in the studio. */
  setting: Type.Optional(SiteSettingName),
  /** The entry; absent where it is about none, or about several. */
  id: Type.Optional(Id),
  /** The field of the entry. */
  field: Type.Optional(Type.String()),
})
export type Finding = Static<typeof Finding>

/** `data` of `GET` and `PUT /studio/languages`: the first language is the main one. */
export const SiteLanguagesData = Type.Object({
  /** The languages that the server will have after its next start. */
  languages: Type.Array(Type.String()),
  /** Whether the running server has other languages. */
  needs_restart: Type.Boolean(),
  /** Whether the environment of the server has the setting, so that the studio cannot change it. */
  is_fixed: Type.Boolean(),
})
export type SiteLanguagesData = Static<typeof SiteLanguagesData>

export const SiteLanguagesInput = Type.Object(
  {
    languages: Type.Array(Type.String({ pattern: languagePattern }), {
      minItems: 1,
      uniqueItems: true,
    }),
  },
  strict,
)
export type SiteLanguagesInput = Static<typeof SiteLanguagesInput>

const SiteSetting = Type.Object({
  name: SiteSettingName,
  /** The value of the environment, the stored one, or the default; empty for a secret and if there is none. */
  value: Type.String(),
  /** Whether the environment or the database has it. */
  is_set: Type.Boolean(),
  /** Whether the environment of the server has it, so that the studio cannot change it. */
  is_fixed: Type.Boolean(),
})
export type SiteSetting = Static<typeof SiteSetting>
export const SiteSettingsData = Type.Object({ settings: Type.Array(SiteSetting) })
export type SiteSettingsData = Static<typeof SiteSettingsData>

/** Body of `PUT /studio/settings`: the settings that change; an empty text removes one. */
export const SiteSettingsInput = Type.Object(
  {
    settings: Type.Partial(Type.Record(SiteSettingName, Type.String({ maxLength: 2000 })), strict),
  },
  strict,
)
export type SiteSettingsInput = Static<typeof SiteSettingsInput>

/** An entry with texts that are not translated into one of the languages of the site. */
const UntranslatedEntry = Type.Object({
  language: Type.String(),
  resource: TrackedResource,
  id: Id,
  title: Type.String(),
  fields: Type.Array(Type.String()),
})
export type UntranslatedEntry = Static<typeof UntranslatedEntry>
export const UntranslatedData = Type.Object({ entries: Type.Array(UntranslatedEntry) })
export type UntranslatedData = Static<typeof UntranslatedData>
export const FindingsData = Type.Object({ findings: Type.Array(Finding) })
export type FindingsData = Static<typeof FindingsData>

/** The steps to a finished site, in the order in which the studio shows them. */
export const siteTasks = [
  'name',
  'title',
  'biography',
  'photo',
  'email',
  'project',
  'projectPicture',
  'career',
  'skills',
  'article',
] as const

/** A step to a finished site, and the form in which the owner completes it. */
const SiteTask = Type.Object({
  name: Type.Enum(siteTasks),
  is_ready: Type.Boolean(),
  /** A site without it is finished, too. */
  is_optional: Type.Boolean(),
  resource: TrackedResource,
  /** The entry to change; absent for a new one, and for the list. */
  id: Type.Optional(Id),
  /** Whether the owner adds an entry. */
  is_new: Type.Boolean(),
  /** The field of the entry. */
  field: Type.Optional(Type.String()),
})
export type SiteTask = Static<typeof SiteTask>
export const SiteTasksData = Type.Object({ tasks: Type.Array(SiteTask) })
export type SiteTasksData = Static<typeof SiteTasksData>

const DraftCount = Type.Object({ resource: TrackedResource, drafts: Type.Integer() })
export type DraftCount = Static<typeof DraftCount>

/** `data` of `GET /studio/drafts`: the resources with drafts. */
export const DraftCountsData = Type.Object({ counts: Type.Array(DraftCount) })
export type DraftCountsData = Static<typeof DraftCountsData>

/** How often visitors have opened pages on a day in UTC. */
const DayViews = Type.Object({ day: Type.String(), views: Type.Integer() })
export type DayViews = Static<typeof DayViews>

/** How often visitors have opened a page. */
const PageViews = Type.Object({ path: Type.String(), views: Type.Integer() })
export type PageViews = Static<typeof PageViews>

/** `data` of `GET /studio/views`: the last 30 days, the page with the most views first. */
export const ViewsData = Type.Object({
  /** Whether the server counts views. */
  is_counted: Type.Boolean(),
  /** The views of all pages. */
  total: Type.Integer(),
  pages: Type.Array(PageViews),
  /** Every day, the first one first. */
  days: Type.Array(DayViews),
})
export type ViewsData = Static<typeof ViewsData>
