import type { SortedTable, TrackedTable, WritableTable } from '../../src/contract/nouns'
import type { Kysely } from 'kysely'
import type { Appearance } from '../../src/contract/appearance'
import type { Category } from '../../src/contract/categories'
import type { Education, Experience } from '../../src/contract/career'
import type { Draft, PublishedResource, RevisionAction } from '../../src/contract/studio'
import type { Flag } from '../../src/contract/schema/values'
import type { Profile } from '../../src/contract/profile'
import type { Post } from '../../src/contract/posts'
import type { Project, ProjectPicture } from '../../src/contract/projects'
import type { ProfileSkill, Skill } from '../../src/contract/skills'
import type { Testimonial } from '../../src/contract/testimonials'
import type { ColumnValue, JsonText } from '../rows/columns'

/**
 * The fields of a contract type as columns: optional fields become nullable columns. The version and
 * the names of untranslated fields are computed.
 */
type Columns<T> = {
  [Key in keyof T as Exclude<Key, 'version' | 'untranslated'>]-?: undefined extends T[Key]
    ? ColumnValue<NonNullable<T[Key]>> | null
    : ColumnValue<T[Key]>
}

interface Ordered {
  sort_order: number
}

/** `category_order` is a copy of the category's `sort_order`, for the index of the list. */
interface OrderedByCategory extends Ordered {
  category_order: number
}

interface ExpiringHash {
  hash: string
  /** In milliseconds since 1970. */
  expires_at: number
}

interface OfProfile {
  profile_id: number
}

export type { SortedTable, TrackedTable, WritableTable }

/** The tables. Columns have the names of the API's fields. */
export interface Database {
  profiles: Columns<
    Omit<Profile, 'profile_picture_colours' | 'shows_address' | `${string}_count`>
  > & {
    shows_address: Flag
  }
  appearance: Columns<Appearance>
  experiences: Columns<Experience> & OfProfile
  educations: Columns<Education> & OfProfile
  categories: Columns<Category> & Ordered & { slug: string }
  skills: Columns<Omit<Skill, 'category_name'>> & OrderedByCategory
  profile_skills: Columns<
    Omit<
      ProfileSkill,
      | 'skill_name'
      | 'category_name'
      | 'category_id'
      | 'skill_icon'
      | 'project_count'
      | 'project_years'
    >
  > &
    OfProfile &
    OrderedByCategory & {
      /** A copy of the skill's `is_active`, for the index of the list. */
      skill_is_active: Flag
    }
  projects: Columns<Omit<Project, 'category_name' | 'skill_names' | 'picture_colours'>> &
    Ordered & {
      story: string | null
      pictures: JsonText<ProjectPicture[]> | null
    }
  project_skills: { project_id: number; skill_id: number } & Ordered
  testimonials: Columns<
    Omit<Testimonial, 'category_name' | 'project_slug' | 'testimonial_image_colours'>
  > &
    Ordered & {
      is_active: number
    }
  posts: Columns<Omit<Post, 'cover_colours' | 'hasContent'>> & {
    content: string | null
    aliases: JsonText<string[]> | null
  }
  former_slugs: { table_name: 'projects' | 'posts'; former_slug: string; row_id: number }
  /** The parsed texts of projects and posts; `tree` is JSON. */
  rich_texts: {
    /** The hash of the text and of `treeVersion`. */
    hash: string
    tree: string
  }
  messages: {
    id: string
    name: string
    email: string
    subject: string
    message: string
    created_at: string
    attempts: number
    /** The time of the next attempt, in milliseconds since 1970; `neverDue` without one. */
    due_at: number
    delivered_at: string | null
    last_error: string | null
    read_at: string | null
  }
  page_views: {
    /** In UTC: `2026-11-22`. */
    day: string
    path: string
    views: number
  }
  /** The saved states of rows; `data` is JSON. */
  revisions: {
    id: number
    table_name: TrackedTable
    row_id: number
    action: RevisionAction
    data: string
    saved_at: string
  }
  /** Deleted rows; `rows` is JSON with the row and those that referred to it. */
  trash: {
    table_name: WritableTable
    row_id: number
    title: string
    rows: string
    deleted_at: string
  }
  pictures: {
    /** The SHA-256 of `bytes`. */
    hash: string
    extension: string
    width: number
    height: number
    size: number
    alt: string | null
    focus_x: number | null
    focus_y: number | null
    created_at: string
    /** Written as a Buffer, which PostgreSQL also returns. */
    bytes: Buffer | ArrayBuffer
  }
  /** Unsaved changes, one row per entry; `changes` is JSON. */
  drafts: Pick<Draft, 'key' | 'resource' | 'revision' | 'saved_at'> & {
    /** 0 for a new entry. */
    entry_id: number
    /** The version of the entry that was changed. */
    entry_version: string | null
    changes: string
    /** The body of the write that would save the changes, as JSON; null for resources without preview links. */
    input: string | null
  }
  /** Links to previews of entries; `entry_id` is that of the draft for a new entry. */
  preview_links: ExpiringHash & { id: string; resource: PublishedResource; entry_id: number }
  subscribers: {
    /** Normalised: without spaces around it, in lower case. */
    email: string
    /** The secret of the links that confirm and cancel the subscription. */
    token: string
    confirmed_at: string
  }
  /** Requests of strangers, which are limited. */
  request_counts: {
    key: string
    count: number
    expires_at: number
  }
  pending_subscriptions: {
    /** The hash of token and address, neither of which is stored before the confirmation. */
    hash: string
    /** In milliseconds since 1970. */
    expires_at: number
  }
  /** The owner's account; it is open when there is a sign-in method. Times are in milliseconds. */
  owners: {
    id: number
    user_handle: string
    password_hash: string | null
    /** Signs the cookies of devices. */
    device_key: string
    opened_at: number | null
  }
  passkeys: {
    id: string
    credential_id: string
    public_key: string
    counter: number
    transports: JsonText<string[]>
    name: string
    created_at: number
    used_at: number | null
  }
  sessions: {
    id: string
    token_hash: string
    device: string
    signed_in_at: number
    used_at: number
    /** The passkey by which the owner has signed in; the session ends with it. */
    passkey_id: string | null
  }
  invitations: ExpiringHash
  /** The challenges of WebAuthn that are not answered yet. */
  challenges: ExpiringHash
  /** Wrong passwords: those of each device, of each session, and of all strangers together. */
  sign_in_attempts: {
    key: string
    failures: number
    failed_at: number
    retry_at: number
  }
  meta: { key: string; value: string }
}

export type Db = Kysely<Database>

/** The id of the only profile, and of its appearance; rows without a given profile belong to it. */
export const ownerId = 1
