import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { Post, PostDetail, PostLink } from '../../contract/posts'
import { PostMeta, usePostLanguage } from '../../features/posts/PostCover'
import { CallToAction } from '../../features/profile/CallToAction'
import { useTexts } from '../../language/TextsContext'
import { paths } from '../../lib/paths'
import { ButtonLink } from '../../ui/Button'
import { CardGrid } from '../../ui/Card'
import { Heading } from '../../ui/Page'
import { NeighbourLinks } from '../../ui/PageLinks'
import { SectionBoundaries } from '../../ui/ErrorBoundary'

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2rem, 5vw, 4rem);
  padding-top: clamp(2rem, 5vw, 4rem);

  ${Heading} {
    margin-bottom: 1.5rem;
  }

  ${({ theme }) => theme.print} {
    display: none;
  }
`

const Tile = styled(Link)`
  display: grid;
  gap: 0.375rem;
  align-content: start;
  padding: 1.125rem 1.25rem;
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.surfaceRaised};
  text-decoration: none;

  &:hover {
    border-color: ${({ theme }) => theme.accent};
  }

  strong {
    font-weight: 650;
    line-height: 1.35;
  }
`

function NeighbouringPosts({ previous, next }: Pick<PostDetail, 'previous' | 'next'>) {
  const { post: texts } = useTexts()
  const describe = (post: PostLink | null | undefined, label: string) =>
    post?.slug ? { to: paths.post(post.slug), label, title: post.title } : undefined
  return (
    <NeighbourLinks
      label={texts.neighbours}
      previous={describe(previous, texts.previous)}
      next={describe(next, texts.next)}
    />
  )
}

function RelatedPost({ post }: { post: Post }) {
  return (
    <Tile to={paths.post(post.slug)}>
      <PostMeta post={post} />{' '}
      <strong dir="auto" lang={usePostLanguage(post)}>
        {post.title}
      </strong>
    </Tile>
  )
}

function RelatedPosts({ posts }: { posts: PostDetail['related'] }) {
  const { post: texts } = useTexts()
  const linked = posts?.filter(({ slug }) => slug) ?? []
  if (linked.length === 0) return null
  return (
    <section>
      <Heading>{texts.related}</Heading>
      <CardGrid as="ul">
        {linked.map((post) => (
          <li key={post.id}>
            <RelatedPost post={post} />
          </li>
        ))}
      </CardGrid>
    </section>
  )
}

/** What follows a post: its neighbours, related posts, and a call to action. */
export function PostEnding({ post }: { post: PostDetail }) {
  const { common, post: texts } = useTexts()
  return (
    <Frame>
      <SectionBoundaries>
        <NeighbouringPosts previous={post.previous} next={post.next} />
        <RelatedPosts posts={post.related} />
        <CallToAction page="posts">
          <ButtonLink to={paths.contact}>{common.contactMe}</ButtonLink>
          <ButtonLink to={paths.blog} $variant="outline">
            {texts.all}
          </ButtonLink>
        </CallToAction>
      </SectionBoundaries>
    </Frame>
  )
}
