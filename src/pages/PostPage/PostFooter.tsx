import styled from 'styled-components'
import type { Post, PostDetail } from '../../contract/posts'
import { PostMeta, usePostLanguage } from '../../features/posts/PostCover'
import { CallToAction } from '../../features/profile/CallToAction'
import { useTexts } from '../../language/TextsContext'
import { paths } from '../../lib/urls/paths'
import { ButtonLink } from '../../ui/Button'
import { CardGrid } from '../../ui/cards/CardGrid'
import { LinkCard, Neighbours } from '../../ui/lists/Neighbours'
import { Heading } from '../../ui/Page'
import { SectionBoundaries } from '../../ui/ErrorBoundary'

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2rem, 5vw, 4rem);
  padding-top: clamp(2rem, 5vw, 4rem);

  ${Heading} {
    margin-bottom: 1.5rem;
  }
  ${({ theme }) => theme.screenOnly}
`

/** One or two posts fill the row. */
const RelatedGrid = styled(CardGrid)`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
`

const RelatedCard = styled(LinkCard)`
  height: 100%;
  padding: 1.125rem 1.25rem;
`

function RelatedPost({ post }: { post: Post }) {
  return (
    <RelatedCard to={paths.post(post.slug)}>
      <PostMeta post={post} />{' '}
      <strong dir="auto" lang={usePostLanguage(post)}>
        {post.title}
      </strong>
    </RelatedCard>
  )
}

function RelatedPosts({ post: { related } }: { post: PostDetail }) {
  const { post: texts } = useTexts()
  const linked = related?.filter(({ slug }) => slug) ?? []
  if (linked.length === 0) return null
  return (
    <section>
      <Heading>{texts.related}</Heading>
      <RelatedGrid as="ul">
        {linked.map((post) => (
          <li key={post.id}>
            <RelatedPost post={post} />
          </li>
        ))}
      </RelatedGrid>
    </section>
  )
}

function toNeighbour(rel: 'prev' | 'next', label: string, post: PostDetail['next']) {
  return { rel, label, title: post?.title ?? '', to: post?.slug && paths.post(post.slug) }
}

/** Links to the previous and the next post, related posts, and a call to action. */
export function PostFooter({ post }: { post: PostDetail }) {
  const { common, post: texts } = useTexts()
  return (
    <Frame>
      <SectionBoundaries>
        <Neighbours
          label={texts.neighbours}
          entries={[
            toNeighbour('prev', texts.previous, post.previous),
            toNeighbour('next', texts.next, post.next),
          ]}
        />
        <RelatedPosts post={post} />
        <CallToAction page="posts">
          <ButtonLink to={paths.contact}>{common.contactMe}</ButtonLink>
          <ButtonLink to={paths.blog} $variant="outline">
            {common.allPosts}
          </ButtonLink>
        </CallToAction>
      </SectionBoundaries>
    </Frame>
  )
}
