import styled from 'styled-components'
import { formatLongDate } from '../../lib/dates'
import { Chip, ChipRow } from '../../ui/Chip'
import { KawungField } from '../../ui/Kawung'
import type { BlogPost } from './posts'

const Frame = styled.article<{ $wide: boolean }>`
  display: grid;
  grid-template-rows: auto 1fr;
  overflow: hidden;
  min-width: 0;
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.surfaceRaised};
  animation: rise 400ms backwards ease-out;

  ${({ theme }) => theme.from.tablet} {
    grid-column: ${({ $wide }) => ($wide ? '1 / -1' : 'auto')};
  }
`

const Band = styled(KawungField)<{ $wide: boolean }>`
  height: ${({ $wide }) => ($wide ? 'clamp(4rem, 12vw, 9rem)' : '2.5rem')};
`

const Words = styled.div`
  display: grid;
  gap: 0.875rem;
  align-content: start;
  justify-items: start;
  padding: clamp(1.25rem, 3vw, 2rem);
`

const Title = styled.h2<{ $wide: boolean }>`
  font-size: ${({ theme, $wide }) => ($wide ? theme.size.heading : theme.size.subheading)};
`

const Excerpt = styled.p`
  max-width: 46rem;
  color: ${({ theme }) => theme.textQuiet};
`

const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  color: ${({ theme }) => theme.textQuiet};
  font-size: ${({ theme }) => theme.size.tiny};
`

const More = styled.button`
  padding: 0.5rem 0;
  border: 0;
  background: none;
  color: ${({ theme }) => theme.accent};
  font-size: ${({ theme }) => theme.size.small};
  font-weight: 650;
`

/** Milliseconds between the entrance of one post and the next. */
const entranceStep = 100

interface PostCardProps {
  post: BlogPost
  index: number
  /** Spans both columns. */
  wide: boolean
}

/** A post, announced. */
export function PostCard({ post, index, wide }: PostCardProps) {
  return (
    <Frame $wide={wide} style={{ animationDelay: `${index * entranceStep}ms` }}>
      <Band $wide={wide} $tile="2.5rem" />
      <Words>
        <ChipRow aria-label="Tag">
          {post.tags.map((tag) => (
            <li key={tag}>
              <Chip>{tag}</Chip>
            </li>
          ))}
        </ChipRow>
        <Title $wide={wide}>{post.title}</Title>
        <Excerpt>{post.excerpt}</Excerpt>
        <Meta>
          <time dateTime={post.publishedAt}>{formatLongDate(post.publishedAt)}</time>
          <span>{post.readTime} menit baca</span>
        </Meta>
        <More type="button" aria-label={`Baca Selengkapnya → ${post.title}`}>
          Baca Selengkapnya →
        </More>
      </Words>
    </Frame>
  )
}
