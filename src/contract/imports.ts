import { Type, type Static } from 'typebox'
import { importLimits } from './constants'
import { TrackedResource } from './studio'
import { Maybe, strict } from './schema/values'

const ImportFile = Type.Object(
  {
    /** The name of the file; of a file in a folder, with the folder's name: `blog/2026/air.md`. */
    path: Type.String({ minLength: 1, maxLength: 500 }),
    base64: Type.String(),
  },
  strict,
)
export type ImportFile = Static<typeof ImportFile>

/** A user of GitHub, and the names of the repositories that become projects. */
const GithubSource = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 100 }),
    repositories: Type.Array(Type.String({ maxLength: 100 }), { maxItems: 1000 }),
  },
  strict,
)
export type GithubSource = Static<typeof GithubSource>

const sources = {
  /**
   * Files whose paths begin with the same folder are read together, as are CSV files, Markdown files
   * and pictures without a folder; any other file is read by itself.
   */
  files: Type.Optional(Type.Array(ImportFile, { maxItems: importLimits.files })),
  github: Type.Optional(GithubSource),
}

export const ImportPreviewInput = Type.Object(sources, strict)
export type ImportPreviewInput = Static<typeof ImportPreviewInput>

export const ImportInput = Type.Object(
  {
    ...sources,
    /** Whether the values of the files replace those that the owner has edited. */
    replaces: Type.Boolean(),
    /** Whether entries are deleted that were imported before and are not in the files any more. */
    deletes: Type.Boolean(),
  },
  strict,
)
export type ImportInput = Static<typeof ImportInput>

const ImportedEntry = Type.Object({ resource: TrackedResource, title: Type.String() })
export type ImportedEntry = Static<typeof ImportedEntry>

/** A field of an entry; the title of the profile is empty. Values are shortened, empty for none. */
const ImportedField = Type.Object({
  ...ImportedEntry.properties,
  field: Type.String(),
  /** The value on the site. */
  own: Type.String(),
  /** The value of the files. */
  given: Type.String(),
})
export type ImportedField = Static<typeof ImportedField>

const ImportChanges = Type.Object({
  added: Type.Array(ImportedEntry),
  changed: Type.Array(ImportedField),
  /** Entries that were imported before and are not in the files any more. */
  removed: Type.Array(ImportedEntry),
  /** Fields that the owner has edited and that differ in the files: they are not changed. */
  kept: Type.Array(ImportedField),
  /** The number of entries that are equal. */
  unchanged: Type.Integer(),
  /** The number of entries that the owner has deleted, and that are not added again. */
  omitted: Type.Integer(),
})
export type ImportChanges = Static<typeof ImportChanges>

/** `data` of `POST /studio/imports/preview`. Messages are in the requested language. */
export const ImportPreviewData = Type.Object({
  sources: Type.Array(
    Type.Object({
      /** The kind of the source, such as `LinkedIn`. */
      kind: Type.String(),
      /** The numbers of entries that were read: `14 projects, 27 skills`. */
      taken: Type.String(),
      /** What was assumed, changed, left out and not downloaded, in lines; empty if nothing was. */
      notes: Type.String(),
    }),
  ),
  changes: ImportChanges,
  /** The changes if the values of the files replace those that the owner has edited. */
  replacing: ImportChanges,
})
export type ImportPreviewData = Static<typeof ImportPreviewData>

export const ImportedData = Type.Object({
  changes: ImportChanges,
  /** The pictures on other hosts that were not loaded, in lines; empty if all were. */
  missing_pictures: Type.String(),
})
export type ImportedData = Static<typeof ImportedData>

/** A public repository that can become a project. */
const GithubRepository = Type.Object({
  name: Type.String(),
  description: Maybe(Type.String()),
  stars: Type.Integer(),
  /** The language with the most code. */
  language: Maybe(Type.String()),
  /** Whether the site has it; if it has none, whether an import takes it unless others are named. */
  is_selected: Type.Boolean(),
})
export type GithubRepository = Static<typeof GithubRepository>

/** `data` of `GET /studio/imports/github`, the selected ones first, then those with the most stars. */
export const GithubRepositoriesData = Type.Object({ repositories: Type.Array(GithubRepository) })
export type GithubRepositoriesData = Static<typeof GithubRepositoriesData>
