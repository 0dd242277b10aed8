import { Type, type Static } from 'typebox'
import { Day, strict, Text } from '../../src/contract/inputs'
import { PostInput } from '../../src/contract/posts'
import { Id, Maybe } from '../../src/contract/primitives'

const {
  title,
  slug,
  tags,
  featured,
  readTime,
  author,
  language,
  cover_url,
  cover_alt,
  cloth,
  draft,
} = PostInput.properties

/** A post without its text, as in the front matter of a Markdown file. */
export const PostFrontMatter = Type.Object(
  {
    title,
    slug,
    excerpt: Maybe(Text),
    publishedAt: Day,
    tags,
    featured,
    readTime,
    author,
    language,
    cover_url,
    cover_alt,
    cloth,
    draft,
  },
  strict,
)

/** A post of a list. */
export const ContentPost = Type.Object(
  {
    ...PostFrontMatter.properties,
    /** Rich text as Markdown. */
    content: PostInput.properties.content,
    /** Ignored: the posts of the sample are numbered. */
    id: Maybe(Id),
  },
  strict,
)
export type ContentPost = Static<typeof ContentPost>
