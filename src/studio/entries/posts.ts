import { PostInput, type Post } from '../../contract/posts'
import { postWritesApi } from '../../features/posts/postWritesApi'
import { formatLongDate } from '../../lib/dates'
import {
  check,
  cloth,
  defineForm,
  fresh,
  group,
  longText,
  markdown,
  moment,
  number,
  picture,
  text,
  texts,
} from '../forms/fields'
import { defineList, type Status } from '../lists/entryList'

const { listAllPosts, getPost, createPost, updatePost, deletePost } = postWritesApi.endpoints

/** Visitors see a post from its date on, unless it is a draft or has no text. */
function statusOf({ draft, hasContent, publishedAt }: Post): Status {
  if (draft) return 'draft'
  if (!hasContent) return 'empty'
  return Date.parse(publishedAt) > Date.now() ? 'scheduled' : 'published'
}

const list = defineList<Post>({
  resource: 'posts',
  useRows() {
    const { data: rows, ...query } = listAllPosts.useQuery()
    return { ...query, rows }
  },
  summarize: (post, { common, dates }) => ({
    title: post.title,
    details: [
      statusOf(post) !== 'scheduled' && formatLongDate(post.publishedAt, dates),
      post.hasContent && post.readTime > 0 && common.readTime(post.readTime),
      post.tags?.[0],
    ],
    statuses: [post.featured && 'featured', statusOf(post)],
    date: post.publishedAt,
    thumbnail: {
      picture: post.cover_url,
      cloth: { cloth: post.cloth, name: post.slug?.trim() || post.title },
    },
  }),
  visibility: 'draft',
  titleField: 'title',
  updateRows: (change) => postWritesApi.util.updateQueryData('listAllPosts', undefined, change),
  remove: (id) => deletePost.initiate(id),
})

const form = defineForm<PostInput, 'posts'>({
  resource: 'posts',
  schema: PostInput,
  requests: {
    read: (id) => getPost.initiate(id, fresh),
    create: (write) => createPost.initiate(write),
    update: (write) => updatePost.initiate(write),
  },
  initialValues: { draft: true },
  publication: {
    field: 'draft',
    publishedValue: false,
    date: 'publishedAt',
    content: 'content',
  },
  sections: [
    {
      title: 'content',
      fields: [text('title'), longText('excerpt'), markdown('content'), texts('tags')],
    },
    {
      title: 'look',
      fields: [picture('cover_url', 'cover_alt'), text('cover_alt'), cloth],
    },
    {
      title: 'details',
      fields: [
        check('draft'),
        moment('publishedAt'),
        check('featured'),
        text('slug'),
        texts('aliases'),
        number('readTime'),
        text('language'),
        group('author', [text('name'), picture('avatar')]),
      ],
    },
  ],
})

export const posts = { list, form }
