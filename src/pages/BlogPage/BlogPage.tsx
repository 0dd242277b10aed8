import Rss from 'lucide-react/icons/rss'
import { useSelector } from 'react-redux'
import styled from 'styled-components'
import { failureText } from '../../api/apiError'
import type { PrefetchQueries } from '../../api/prefetchQueries'
import { PostCard } from '../../features/posts/PostCard'
import { prefetchPosts, usePostFeed } from '../../features/posts/usePostFeed'
import { useProfile } from '../../features/profile/useProfile'
import { describeList } from '../../features/seo/headTexts'
import { PageHead } from '../../features/seo/PageHead'
import { useTexts } from '../../language/TextsContext'
import { allEntries, readFilter } from '../../lib/urls/filterInUrl'
import { paths } from '../../lib/urls/paths'
import { useInView } from '../../ui/lists/useInView'
import { sitePath } from '../../sitePath'
import { siteSlice } from '../../siteSlice'
import { cardGap } from '../../ui/cards/CardGrid'
import { cardId, FeedFooter } from '../../ui/lists/FeedFooter'
import { FilterBar, ResultCount, sortByCount } from '../../ui/lists/FilterBar'
import { DeferredContent, useFirstEntries } from '../../ui/DeferredContent'
import { Notice } from '../../ui/Notice'
import { Page } from '../../ui/Page'
import { Newsletter } from './Newsletter'

type Feed = ReturnType<typeof usePostFeed>

const Columns = styled.div`
  display: grid;
  gap: ${cardGap};

  ${({ theme }) => theme.from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`

/** The first post spans both columns, and the last one if it would otherwise stand alone. */
function isWide(index: number, { posts, hasMore, selected }: Feed): boolean {
  if (selected !== allEntries) return false
  return index === 0 || (!hasMore && index === posts.length - 1 && index % 2 === 1)
}

function PostGrid({ feed }: { feed: Feed }) {
  const { blog: texts, common, errors } = useTexts()
  const { posts, selected, isLoading, error, loadMore } = feed
  const lastCard = useInView<HTMLElement>(loadMore)
  const shown = useFirstEntries(posts)
  if (!isLoading && !error && posts.length === 0) {
    const message = selected === allEntries ? texts.emptyText : texts.emptyTag(selected)
    return <Notice title={texts.empty} message={message} />
  }
  return (
    <>
      <Columns>
        {shown.map((post, index) => (
          <PostCard
            key={post.id}
            post={post}
            index={index}
            wide={isWide(index, feed)}
            ref={index === posts.length - 1 ? lastCard : undefined}
          />
        ))}
      </Columns>
      <FeedFooter
        feed={feed}
        target={cardId('artikel', posts.length + 1)}
        texts={{
          ...texts,
          message: failureText(error, errors, texts.failedText),
          retry: common.retry,
        }}
      />
    </>
  )
}

const Anchor = styled.a`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  width: fit-content;
  min-height: 2.75rem;
  margin-top: 1.5rem;
  ${({ theme }) => theme.smallText}
  font-weight: 600;

  svg {
    width: 1.2em;
    height: 1.2em;
    color: ${({ theme }) => theme.accent};
  }

  ${({ theme }) => theme.hover} {
    &:hover {
      color: ${({ theme }) => theme.accent};
    }
  }
  ${({ theme }) => theme.screenOnly}
`

/** A link to the feed of the posts. Feeds contain absolute URLs: no public URL, no feed. */
function FeedLink() {
  const { blog } = useTexts()
  if (!useSelector(siteSlice.selectors.selectPublicUrl)) return null
  return (
    <Anchor href={sitePath('/feed.xml')} type="application/atom+xml">
      <Rss aria-hidden="true" />
      {blog.feed}
    </Anchor>
  )
}

export const prefetchQueries: PrefetchQueries = ({ page, search }) => [
  prefetchPosts(readFilter(search, 'tag'), page),
]

export default function BlogPage() {
  const feed = usePostFeed()
  const { posts, tags, total, selected, select } = feed
  const { blog: texts, pages } = useTexts()
  const count = feed.isLoading || feed.error ? undefined : posts.length
  const { owner } = useProfile()
  return (
    <Page title={texts.title}>
      <PageHead
        section={pages.blog}
        path={paths.blog}
        owner={owner}
        description={describeList(
          texts.description(owner.full_name),
          posts.map(({ title }) => title),
        )}
        keywords={tags.map(({ name }) => name)}
      />
      <FilterBar
        label={texts.filter}
        describeCount={texts.count}
        options={sortByCount([
          { value: allEntries, label: texts.all, count: total },
          ...tags.map(({ name, total }) => ({ value: name, label: name, count: total })),
        ])}
        selected={selected}
        onSelect={select}
      />
      <ResultCount text={count === undefined ? undefined : texts.shown(count)} />
      <PostGrid feed={feed} />
      <DeferredContent>
        <FeedLink />
        <Newsletter />
      </DeferredContent>
    </Page>
  )
}
