import type { Post } from '../../contract/posts'
import { postWritesApi } from '../../features/posts/postWritesApi'
import { formatLongDate } from '../../lib/dates'
import type { EntryListDefinition } from '../lists/entryList'
import { EntryListScreen } from '../lists/EntryListScreen'

/** Visitors see a post from its date on, unless it is a draft. */
function statusOf(isDraft: boolean, publishedAt: string) {
  if (isDraft) return 'Draf'
  return Date.parse(publishedAt) > Date.now() && 'Terjadwal'
}

const list: EntryListDefinition<Post> = {
  resource: 'posts',
  summarize: ({ title, publishedAt, tags, featured, draft }) => ({
    title,
    details: [formatLongDate(publishedAt), tags?.join(', ')],
    statuses: [featured && 'Unggulan', statusOf(draft, publishedAt)],
  }),
  updateRows: (change) => postWritesApi.util.updateQueryData('listAllPosts', undefined, change),
  remove: (id) => postWritesApi.endpoints.deletePost.initiate(id),
}

/** The list of posts, the newest first. */
export default function PostsScreen() {
  const { data, error, refetch } = postWritesApi.endpoints.listAllPosts.useQuery()
  return <EntryListScreen list={list} rows={data} error={error} onRetry={refetch} />
}
