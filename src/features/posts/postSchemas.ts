import { clothSchema } from '../../api/clothSchema'
import { richTextSchema } from '../../api/richTextSchema'
import {
  listSchema,
  objectSchema,
  optional,
  optionalListSchema,
  optionalObjectSchema,
  paginationSchema,
  required,
} from '../../api/schemas'
import type {
  Post,
  PostAuthor,
  PostData,
  PostDetail,
  PostLink,
  PostsData,
  PostTag,
} from '../../contract/posts'

const fields = {
  id: required.id,
  title: required.text,
  excerpt: optional.text,
  slug: optional.text,
  publishedAt: optional.text,
  tags: optional.texts,
  featured: optional.boolean,
  readTime: optional.number,
  author: optionalObjectSchema<PostAuthor>({ name: required.text, avatar: optional.text }),
  language: optional.text,
  cover_url: optional.text,
  cover_alt: optional.text,
  cover_colours: optional.text,
  cloth: clothSchema,
  hasContent: optional.boolean,
  draft: optional.boolean,
  updated_at: optional.text,
}

const postSchema = objectSchema<Post>(fields)
const postLinkSchema = optionalObjectSchema<PostLink>({
  title: required.text,
  slug: required.text,
})

export const postDataSchema = objectSchema<PostData>({
  post: objectSchema<PostDetail>({
    ...fields,
    content: optional.text,
    content_tree: richTextSchema,
    previous: postLinkSchema,
    next: postLinkSchema,
    related: optionalListSchema(postSchema),
  }),
})

export const postsDataSchema = objectSchema<PostsData>({
  posts: listSchema(postSchema),
  tags: optionalListSchema(objectSchema<PostTag>({ name: required.text, total: required.number })),
  pagination: paginationSchema,
})
