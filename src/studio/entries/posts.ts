import { PostInput, type Post } from '../../contract/posts'
import { postWritesApi } from '../../features/posts/postWritesApi'
import { formatLongDate } from '../../lib/dates'
import { cloth } from '../forms/fields'
import { stateOf } from '../forms/publication'
import { defineEntries } from '../lists/entryList'

const { listAllPosts, getPost, createPost, updatePost, deletePost } = postWritesApi.endpoints

const statusOf = ({ draft, hasContent, publishedAt }: Post) =>
  stateOf({ isDraft: draft, hasContent, date: publishedAt })

export const posts = defineEntries<Post, PostInput, 'posts'>({
  resource: 'posts',
  useRows: () => listAllPosts.useQuery(),
  updateRows: (change) => postWritesApi.util.updateQueryData('listAllPosts', undefined, change),
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
  remove: (id) => deletePost.initiate(id),
  schema: PostInput,
  endpoints: { get: getPost, create: createPost, update: updatePost },
  initialValues: { draft: true },
  publication: { field: 'draft', publishedValue: false, date: 'publishedAt', content: 'content' },
  sections: {
    content: { title: 'text', excerpt: 'longText', content: 'markdown', tags: 'texts' },
    look: { cover_url: { type: 'picture', alt: 'cover_alt' }, cover_alt: 'text', cloth },
    details: {
      draft: 'check',
      publishedAt: 'moment',
      featured: 'check',
      slug: 'text',
      aliases: 'texts',
      readTime: 'number',
      language: 'shortText',
      author: { group: { name: 'text', avatar: 'picture' } },
    },
  },
})
