import type { PrefetchQueries } from '../../api/prefetchQueries'
import { allTags } from '../../features/posts/postsSlice'
import { prefetchPosts } from '../../features/posts/prefetchPosts'
import { usePostFeed } from '../../features/posts/usePostFeed'
import { useProfile } from '../../features/profile/useProfile'
import { describeList } from '../../features/seo/headTexts'
import { PageHead } from '../../features/seo/PageHead'
import { readFilter } from '../../lib/filterInUrl'
import { paths } from '../../lib/paths'
import { FilterBar, sortByCount } from '../../ui/FilterBar'
import { Page } from '../../ui/Page'
import { ResultCount } from '../../ui/ResultCount'
import { FeedLink } from './FeedLink'
import { Newsletter } from './Newsletter'
import { PostGrid } from './PostGrid'

export const prefetchQueries: PrefetchQueries = ({ page, search }) => [
  prefetchPosts(readFilter(search, 'tag'), page),
]

/** The owner's posts, page by page, with a filter by tag. */
export default function BlogPage() {
  const feed = usePostFeed()
  const { posts, tags, total, selected, select } = feed
  const { owner } = useProfile()
  return (
    <Page title="Blog & Artikel">
      <PageHead
        section="Artikel"
        path={paths.blog}
        owner={owner}
        description={describeList(
          `Artikel ${owner.full_name}`,
          posts.map(({ title }) => title),
        )}
        keywords={tags.map(({ name }) => name)}
      />
      <FilterBar
        label="Tag artikel"
        noun="artikel"
        options={sortByCount([
          { value: allTags, label: 'Semua', count: total },
          ...tags.map(({ name, total }) => ({ value: name, label: name, count: total })),
        ])}
        selected={selected}
        onSelect={select}
      />
      <ResultCount count={feed.isLoading || feed.error ? undefined : posts.length} noun="artikel" />
      <PostGrid feed={feed} />
      <FeedLink />
      <Newsletter />
    </Page>
  )
}
