import styled from 'styled-components'
import { formatLongDate } from '../../lib/dates'
import { categoryKeys, type CategoryKey } from '../../theme/palettes'
import { pictureCard } from '../../ui/Card'
import { ChipList } from '../../ui/Chip'
import { KawungPattern } from '../../ui/KawungPattern'
import type { BlogPost } from './posts'

const Frame = styled.article<{ $wide: boolean }>`
  ${pictureCard}
  animation: rise 400ms backwards ease-out;

  ${({ theme }) => theme.from.tablet} {
    ${({ $wide }) => $wide && 'grid: auto / minmax(0, 5fr) minmax(0, 7fr); grid-column: 1 / -1;'}
  }
`

/** A batik pattern in place of a picture, which posts do not have. */
const Banner = styled.div<{ $colour: CategoryKey }>`
  position: relative;
  min-height: 7.5rem;
  overflow: hidden;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: ${({ theme, $colour }) => theme.category[$colour]};
    opacity: 0.12;
  }

  div {
    position: absolute;
    inset: 0;
    background: ${({ theme, $colour }) => theme.category[$colour]};
    opacity: 0.5;
  }
`

const Content = styled.div<{ $wide: boolean }>`
  display: grid;
  gap: 0.875rem;
  align-content: ${({ $wide }) => ($wide ? 'center' : 'start')};
  justify-items: start;
  padding: clamp(1.25rem, 3vw, 2rem);
`

const Title = styled.h2<{ $wide: boolean }>`
  font-size: ${({ theme, $wide }) => ($wide ? theme.size.heading : theme.size.subheading)};
`

const Excerpt = styled.p`
  max-width: 46rem;
  color: ${({ theme }) => theme.textMuted};
`

const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  color: ${({ theme }) => theme.textMuted};
  font-size: ${({ theme }) => theme.size.tiny};
`

const ReadMore = styled.button`
  padding: 0.5rem 0;
  border: 0;
  background: none;
  color: ${({ theme }) => theme.accent};
  font-size: ${({ theme }) => theme.size.small};
  font-weight: 650;
`

/** Milliseconds between the entrance animations of two posts. */
const entranceDelay = 100

const colours = categoryKeys.filter((key) => key !== 'other')

/** Derived from the id, so that a filter does not change the colour. */
function colourOf({ id }: BlogPost): CategoryKey {
  return colours[id % colours.length] ?? 'other'
}

interface PostCardProps {
  post: BlogPost
  index: number
  /** Spans both columns. */
  wide: boolean
}

/** A preview of a post. */
export function PostCard({ post, index, wide }: PostCardProps) {
  return (
    <Frame $wide={wide} style={{ animationDelay: `${index * entranceDelay}ms` }}>
      <Banner $colour={colourOf(post)}>
        <KawungPattern $tile={wide ? '5rem' : '3.75rem'} />
      </Banner>
      <Content $wide={wide}>
        <ChipList aria-label="Tag" labels={post.tags} />
        <Title $wide={wide}>{post.title}</Title>
        <Excerpt>{post.excerpt}</Excerpt>
        <Meta>
          <time dateTime={post.publishedAt}>{formatLongDate(post.publishedAt)}</time>
          <span>{post.readTime} menit baca</span>
        </Meta>
        <ReadMore type="button" aria-label={`Baca Selengkapnya → ${post.title}`}>
          Baca Selengkapnya →
        </ReadMore>
      </Content>
    </Frame>
  )
}
