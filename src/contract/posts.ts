import { Type, type Static } from 'typebox'
import { Cloth } from './cloth'
import { Day, Link, Markdown, Name, ReadOnly, Slug, strict, Text, type Writable } from './inputs'
import { Id, Maybe, Pagination, PictureColours, Timestamp, Version } from './primitives'
import { RichText } from './richText'

export const PostAuthor = Type.Object({ name: Type.String(), avatar: Maybe(Type.String()) })
export type PostAuthor = Static<typeof PostAuthor>

/** A post of the blog, as lists contain it: without its text. */
export const Post = Type.Object({
  id: Id,
  title: Type.String(),
  excerpt: Type.String(),
  slug: Type.String(),
  publishedAt: Timestamp,
  tags: Type.Array(Type.String()),
  featured: Type.Boolean(),
  /** Minutes. */
  readTime: Type.Integer(),
  author: Maybe(PostAuthor),
  /** The language of title, excerpt and text, as a BCP 47 tag; Indonesian if it is missing. */
  language: Maybe(Type.String()),
  cover_url: Maybe(Type.String()),
  /** What the cover shows, for visitors who do not see it. */
  cover_alt: Maybe(Type.String()),
  cover_colours: PictureColours,
  cloth: Maybe(Cloth),
  /** Whether the post has a text, and therefore a page. */
  hasContent: Type.Boolean(),
  /** Drafts, and posts with a date in the future, are sent to the owner only. */
  draft: Type.Boolean(),
  updated_at: Timestamp,
})
export type Post = Static<typeof Post>

/** A post that another one refers to. */
export const PostLink = Type.Pick(Post, ['title', 'slug'])
export type PostLink = Static<typeof PostLink>

/** A post with its text, and its neighbours among the posts with a text. */
export const PostDetail = Type.Object({
  ...Post.properties,
  /** The text as Markdown; sent to the owner only. */
  content: Maybe(Type.String()),
  /** The parsed text. */
  content_tree: Maybe(RichText),
  /** The next older post. */
  previous: Maybe(PostLink),
  /** The next newer post. */
  next: Maybe(PostLink),
  /** Up to three posts with the same tags, the most similar first. */
  related: Maybe(Type.Array(Post)),
  version: Version,
})
export type PostDetail = Static<typeof PostDetail>

/** A tag, and the number of posts with it. */
export const PostTag = Type.Object({ name: Type.String(), total: Type.Integer() })
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
export const PostInput = Type.Object(
  {
    title: Name,
    excerpt: Text,
    slug: Maybe(Slug),
    publishedAt: Maybe(Day),
    tags: Maybe(Type.Array(Name, { maxItems: 20 })),
    featured: Maybe(Type.Boolean()),
    readTime: Maybe(Type.Integer({ minimum: 1, maximum: 600 })),
    author: Maybe(Type.Object({ name: Name, avatar: Maybe(Link) }, strict)),
    language: Maybe(Type.String({ pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$' })),
    cover_url: Maybe(Link),
    cover_alt: Maybe(Name),
    cloth: Maybe(Cloth),
    draft: Maybe(Type.Boolean()),
    content: Maybe(Markdown),
    id: ReadOnly,
    cover_colours: ReadOnly,
    hasContent: ReadOnly,
    updated_at: ReadOnly,
    content_tree: ReadOnly,
    previous: ReadOnly,
    next: ReadOnly,
    related: ReadOnly,
    version: ReadOnly,
  },
  strict,
)
export type PostInput = Writable<Static<typeof PostInput>>

/** Body of `PUT /posts/{id}`: omitted fields are not changed. */
export const PostChanges = Type.Partial(PostInput, strict)
export type PostChanges = Writable<Static<typeof PostChanges>>
