import { Type, type Static } from 'typebox'
import { TrackedResource } from './studio'
import { Id, Maybe, strict, Timestamp } from './schema/values'

/** The SHA-256 of a stored picture, in hexadecimal digits. */
export const PictureHash = Type.String({ pattern: '^[0-9a-f]{64}$' })

/** The point that crops keep in view, in percent from the left and from the top. */
export const FocalPoint = Type.Object(
  { x: Type.Integer({ minimum: 0, maximum: 100 }), y: Type.Integer({ minimum: 0, maximum: 100 }) },
  strict,
)
export type FocalPoint = Static<typeof FocalPoint>

/** An entry, or a draft of one, that shows a picture. */
const PictureUse = Type.Object({
  resource: TrackedResource,
  /** Missing for the draft of a new entry. */
  id: Maybe(Id),
  title: Type.String(),
  is_draft: Type.Boolean(),
})
export type PictureUse = Static<typeof PictureUse>

/** A picture that the owner has uploaded. */
const StoredPicture = Type.Object({
  hash: PictureHash,
  /** The path that content refers to: `/pictures/stored/HASH.jpg`. */
  url: Type.String(),
  /** The media type. */
  type: Type.String(),
  /** Pixels. */
  width: Type.Integer(),
  height: Type.Integer(),
  /** Bytes. */
  size: Type.Integer(),
  /** What the picture shows, proposed where it is selected. */
  alt: Maybe(Type.String()),
  /** Proposed where the picture is selected; the centre if it is missing. */
  focus: Maybe(FocalPoint),
  created_at: Timestamp,
  /** The entries and drafts that show it. */
  uses: Type.Array(PictureUse),
  /** Whether an earlier state of an entry or a deleted entry shows it. */
  is_in_history: Type.Boolean(),
})
export type StoredPicture = Static<typeof StoredPicture>

/** `data` of `GET /pictures`, the latest first. */
export const StoredPicturesData = Type.Object({ pictures: Type.Array(StoredPicture) })
export type StoredPicturesData = Static<typeof StoredPicturesData>

/** A file of the folder `public/pictures`, which the studio does not change. */
const SitePicture = Type.Object({
  /** Its path in the folder: `projects/a.webp`. */
  name: Type.String(),
  /** The path that content refers to: `/pictures/projects/a.webp`. */
  url: Type.String(),
  /** Bytes. */
  size: Type.Integer(),
  /** The entries and drafts that show it. */
  uses: Type.Array(PictureUse),
})
export type SitePicture = Static<typeof SitePicture>

/** `data` of `GET /pictures/files`, by name. */
export const SitePicturesData = Type.Object({ files: Type.Array(SitePicture) })
export type SitePicturesData = Static<typeof SitePicturesData>
export const StoredPictureData = Type.Object({ picture: StoredPicture })
export type StoredPictureData = Static<typeof StoredPictureData>

/** Body of `PUT /pictures/{hash}`: omitted fields are not changed. */
export const PictureChanges = Type.Object(
  { alt: Maybe(Type.String({ maxLength: 200 })), focus: Maybe(FocalPoint) },
  strict,
)
export type PictureChanges = Static<typeof PictureChanges>
export const DeletedPicture = Type.Object({ hash: PictureHash })
export type DeletedPicture = Static<typeof DeletedPicture>

/** What is wrong with a refused picture, as the `path` of its error. */
export type RefusedProperty = 'picture' | 'type' | 'size' | 'sides' | 'pixels' | 'data' | 'time'
