import styled from 'styled-components'
import { formatLongDate } from '../../lib/dates'
import { categoryKeys, type CategoryKey } from '../../theme/palettes'
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
    ${({ $wide }) => $wide && 'grid: auto / minmax(0, 5fr) minmax(0, 7fr); grid-column: 1 / -1;'}
  }
`

/** A piece of batik, dyed in the colour of the post: posts have no pictures of their own. */
const Cloth = styled.div<{ $dye: CategoryKey }>`
  position: relative;
  min-height: 7.5rem;
  overflow: hidden;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: ${({ theme, $dye }) => theme.category[$dye]};
    opacity: 0.12;
  }

  div {
    position: absolute;
    inset: 0;
    background: ${({ theme, $dye }) => theme.category[$dye]};
    opacity: 0.5;
  }
`

const Words = styled.div<{ $wide: boolean }>`
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

const dyes = categoryKeys.filter((key) => key !== 'other')

/** Stays with the post, whichever others stand beside it. */
function dyeOf({ id }: BlogPost): CategoryKey {
  return dyes[id % dyes.length] ?? 'other'
}

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
      <Cloth $dye={dyeOf(post)}>
        <KawungField $tile={wide ? '5rem' : '3.75rem'} />
      </Cloth>
      <Words $wide={wide}>
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
