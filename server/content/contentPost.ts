import { Type, type Static } from 'typebox'
import { Day, strict, Text } from '../../src/contract/inputs'
import { postDetailFields } from '../../src/contract/posts'
import { Id, Maybe } from '../../src/contract/primitives'
import { contentFields } from '../contentFields'

const { content, ...fields } = contentFields(postDetailFields)

/** A post without its text, as in the front matter of a Markdown file. */
export const PostFrontMatter = Type.Object(
  { ...fields, excerpt: Maybe(Text), publishedAt: Day },
  strict,
)

/** A post of a list. */
export const ContentPost = Type.Object(
  {
    ...PostFrontMatter.properties,
    content,
    /** Ignored: the posts of the API are numbered. */
    id: Maybe(Id),
  },
  strict,
)
export type ContentPost = Static<typeof ContentPost>
