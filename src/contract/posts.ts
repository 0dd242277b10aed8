import { Type, type Static } from 'typebox'
import {
  type Body,
  derived,
  inputOf,
  lenient,
  optional,
  outputOf,
  readOnly,
  required,
  translated,
  withTranslations,
} from './schema/fields'
import {
  Cloth,
  CalendarDate,
  FormerPath,
  Id,
  Lenient,
  Link,
  Markdown,
  Maybe,
  Name,
  Pagination,
  PictureColours,
  Slug,
  Slugs,
  strict,
  Text,
  Timestamp,
  Version,
} from './schema/values'
import { RichText } from './schema/richText'

const Author = Type.Object({ name: Name, avatar: Maybe(Link) }, strict)

export const languageTagPattern = '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$'

export const postFields = withTranslations({
  id: readOnly(Id),
  title: translated(required(Name)),
  excerpt: translated(lenient(required(Text))),
  slug: translated(derived(Slug)),
  publishedAt: derived(CalendarDate),
  tags: derived(Type.Array(Name, { maxItems: 20 })),
  featured: derived(Type.Boolean()),
  /** Minutes. */
  readTime: derived(Type.Integer({ minimum: 1, maximum: 600 })),
  author: optional(Author),
  /** The language of title, excerpt and text, as a BCP 47 tag; the site's main one if missing. */
  language: optional(Type.String({ pattern: languageTagPattern })),
  cover_url: optional(Link),
  /** What the cover shows, for visitors who do not see it. */
  cover_alt: translated(optional(Name)),
  cover_colours: readOnly(PictureColours),
  cloth: optional(Cloth),
  /** Whether the post has a text; without one it is a draft, and has no page. */
  hasContent: readOnly(Lenient(Type.Boolean())),
  /** Drafts, posts without a text and posts with a date in the future are sent to the owner only. */
  draft: derived(Type.Boolean()),
  updated_at: readOnly(Lenient(Timestamp)),
})

/** A post of the blog, as lists contain it: without its text. */
const Post = outputOf(postFields)
export type Post = Static<typeof Post>

/** A post that another one refers to. */
const PostLink = Type.Object({ title: Type.String(), slug: Type.String() })
type PostLink = Static<typeof PostLink>

/** The fields of a post, with those that only its page shows. */
export const postDetailFields = withTranslations({
  ...postFields,
  /** Markdown; sent to the owner only. */
  content: translated(optional(Markdown)),
  /** The parsed text. */
  content_tree: readOnly(Maybe(RichText)),
  /** Paths of the post on a former site, which lead to it; sent to the owner only. */
  aliases: optional(Type.Array(FormerPath, { maxItems: 20 })),
  slugs: readOnly(Slugs),
  /** The next older post. */
  previous: readOnly(Maybe(PostLink)),
  /** The next newer post. */
  next: readOnly(Maybe(PostLink)),
  /** Up to three other posts with the same tags, the most similar first. */
  related: readOnly(Maybe(Type.Array(Post))),
  version: readOnly(Version),
})

/** A post with its text, and its neighbours. */
const PostDetail = outputOf(postDetailFields)
export type PostDetail = Static<typeof PostDetail>

/** A tag, and the number of posts with it. */
const PostTag = Type.Object({ name: Type.String(), total: Type.Integer() })
export type PostTag = Static<typeof PostTag>

/** `data` of `GET /posts`, the newest post first. */
export const PostsData = Type.Object({
  posts: Type.Array(Post),
  /** The tags of all posts, also of those that are filtered out, in order of first appearance. */
  tags: Maybe(Type.Array(PostTag)),
  pagination: Pagination,
})
export type PostsData = Static<typeof PostsData>

/** `data` of `GET /posts/slug/{slug}` and of the endpoints that return one post. */
export const PostData = Type.Object({ post: PostDetail })
export type PostData = Static<typeof PostData>

/**
 * Body of `POST /posts`. If omitted, the slug is derived from the title, the reading time from the
 * text, and the date is the current time.
 */
export const PostInput = inputOf(postDetailFields)
export type PostInput = Body<typeof PostInput>
