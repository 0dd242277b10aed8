import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { Post, PostDetail, PostLink } from '../../contract/posts'
import { PostMeta, usePostLanguage } from '../../features/posts/PostCover'
import { CallToAction } from '../../features/profile/CallToAction'
import { useTexts } from '../../language/TextsContext'
import { paths } from '../../lib/paths'
import { ButtonLink } from '../../ui/Button'
import { CardGrid, cardGap } from '../../ui/Card'
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

const Neighbours = styled.nav`
  display: grid;
  gap: ${cardGap};

  ${({ theme }) => theme.from.tablet} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`

const Neighbour = styled(Tile)`
  display: flex;
  align-items: center;
  gap: 1rem;

  span {
    flex: 1;
  }

  small {
    display: block;
    color: ${({ theme }) => theme.textMuted};
    font-size: ${({ theme }) => theme.size.tiny};
  }

  svg {
    flex: none;
    color: ${({ theme }) => theme.accent};
  }

  &[rel='next'] {
    text-align: end;
  }
`

interface NeighbouringPostProps {
  post: PostLink | null | undefined
  rel: 'prev' | 'next'
  label: string
}

function NeighbouringPost({ post, rel, label }: NeighbouringPostProps) {
  if (!post?.slug) return null
  return (
    <Neighbour to={paths.post(post.slug)} rel={rel}>
      {rel === 'prev' && <ArrowLeft size="1.25rem" aria-hidden="true" />}
      <span>
        <small>{label}</small> <strong dir="auto">{post.title}</strong>
      </span>
      {rel === 'next' && <ArrowRight size="1.25rem" aria-hidden="true" />}
    </Neighbour>
  )
}

function NeighbouringPosts({ previous, next }: Pick<PostDetail, 'previous' | 'next'>) {
  const { post: texts } = useTexts()
  if (!previous?.slug && !next?.slug) return null
  return (
    <Neighbours aria-label={texts.neighbours}>
      <NeighbouringPost post={previous} rel="prev" label={texts.previous} />
      <NeighbouringPost post={next} rel="next" label={texts.next} />
    </Neighbours>
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
