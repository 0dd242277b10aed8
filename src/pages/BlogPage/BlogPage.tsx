import styled from 'styled-components'
import { allTags } from '../../features/blog/blogSlice'
import { PostCard } from '../../features/blog/PostCard'
import { usePosts } from '../../features/blog/usePosts'
import { useProfile } from '../../features/profile/useProfile'
import { describeList } from '../../features/seo/headTexts'
import { PageHead } from '../../features/seo/PageHead'
import { paths } from '../../lib/paths'
import { FilterBar } from '../../ui/FilterBar'
import { Notice } from '../../ui/Notice'
import { Page } from '../../ui/Page'
import { Newsletter } from './Newsletter'

const Columns = styled.div`
  display: grid;
  gap: clamp(1.125rem, 2.2vw, 1.75rem);

  ${({ theme }) => theme.from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`

/** The owner's posts, with a filter by tag. */
export default function BlogPage() {
  const { posts, tags, selected, select } = usePosts()
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
        keywords={tags}
      />
      <FilterBar
        label="Tag artikel"
        options={[
          { value: allTags, label: 'Semua' },
          ...tags.map((tag) => ({ value: tag, label: tag })),
        ]}
        selected={selected}
        onSelect={select}
      />
      <Columns>
        {posts.map((post, index) => (
          <PostCard
            key={post.id}
            post={post}
            index={index}
            wide={index === 0 && selected === allTags}
          />
        ))}
      </Columns>
      {posts.length === 0 && (
        <Notice
          title="Tidak ada artikel"
          message={
            selected === allTags
              ? 'Belum ada artikel.'
              : `Belum ada artikel untuk tag "${selected}"`
          }
        />
      )}
      <Newsletter />
    </Page>
  )
}
