import styled from 'styled-components'
import { cardId, PostCard } from '../../features/posts/PostCard'
import { allTags } from '../../features/posts/postsSlice'
import type { usePostFeed } from '../../features/posts/usePostFeed'
import { messageOf } from '../../api/apiError'
import { useInView } from '../../lib/useInView'
import { Button } from '../../ui/Button'
import { Loading } from '../../ui/Loading'
import { NextPageLink } from '../../ui/NextPageLink'
import { Notice } from '../../ui/Notice'

type Feed = ReturnType<typeof usePostFeed>

const Columns = styled.div`
  display: grid;
  gap: clamp(1.125rem, 2.2vw, 1.75rem);

  ${({ theme }) => theme.from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`

/** The first post spans both columns, and the last one if it would otherwise stand alone. */
function isWide(index: number, { posts, hasMore, selected }: Feed): boolean {
  if (selected !== allTags) return false
  return index === 0 || (!hasMore && index === posts.length - 1 && index % 2 === 1)
}

/** Why there are no posts. */
function NoPosts({ selected }: { selected: string }) {
  const message =
    selected === allTags ? 'Belum ada artikel.' : `Belum ada artikel untuk tag "${selected}"`
  return <Notice title="Tidak ada artikel" message={message} />
}

/** The loaded posts of the selected tag; the next page loads when the last card comes into view. */
export function PostGrid({ feed }: { feed: Feed }) {
  const { posts, selected, isLoading, error, hasMore, loadMore, nextPageQuery, retry } = feed
  const lastCard = useInView<HTMLElement>(loadMore)
  const isLoaded = !isLoading && !error
  if (isLoaded && posts.length === 0) return <NoPosts selected={selected} />
  return (
    <>
      <Columns>
        {posts.map((post, index) => (
          <PostCard
            key={post.id}
            post={post}
            index={index}
            wide={isWide(index, feed)}
            ref={index === posts.length - 1 ? lastCard : undefined}
          />
        ))}
      </Columns>
      {isLoaded && hasMore && nextPageQuery && (
        <NextPageLink
          query={nextPageQuery}
          target={cardId(posts.length + 1)}
          text="Muat artikel berikutnya"
          onLoadMore={loadMore}
        />
      )}
      {isLoading && <Loading text="Memuat artikel..." />}
      {!isLoading && Boolean(error) && (
        <Notice
          title="Gagal Memuat Artikel"
          message={messageOf(error, 'Gagal memuat data artikel. Silakan coba lagi nanti.')}
          tone="error"
        >
          <Button onClick={retry}>Coba Lagi</Button>
        </Notice>
      )}
    </>
  )
}
