import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from 'react-router-dom'
import styled, { css, keyframes } from 'styled-components'

export const pictureCard = css`
  display: grid;
  grid-template-rows: auto 1fr;
  overflow: hidden;
  min-width: 0;
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.surfaceRaised};
`

/**
 * Makes the whole card the target of its main link, that of its heading or of a name. Its picture
 * and its arrow move while a pointer is over it.
 */
export const cardLink = css`
  position: relative;
  break-inside: avoid;

  :is(h2, h3, strong) a {
    text-decoration: none;

    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
  &:has(:is(h2, h3, strong) a:focus-visible) {
    outline: 3px solid ${({ theme }) => theme.accent};
    outline-offset: 3px;

    a {
      outline: none;
    }
  }

  @media (hover: hover) and (prefers-reduced-motion: no-preference) {
    picture img,
    h2 svg,
    h3 svg {
      transition: transform ${({ theme }) => theme.duration.medium};
    }
    &:hover picture img {
      transform: scale(1.03);
    }
    &:hover :is(h2, h3) svg {
      transform: translateX(0.25em);
    }
  }
`

export const CardArrow = styled(ArrowRight).attrs({ 'aria-hidden': true, size: '0.9em' })`
  display: inline;
  color: ${({ theme }) => theme.accent};
  vertical-align: -0.08em;
`

/** Keeps an arrow on the line of the last word. */
export const arrowSpace = '\u00a0'

/** The title of a card, as a link if its entry has a page. */
export function CardTitle({ title, to }: { title: string; to: string | undefined }) {
  if (!to) return title
  return (
    <Link to={to}>
      {title}
      {arrowSpace}
      <CardArrow />
    </Link>
  )
}

/** Three lines of whole words: an ellipsis would cut the last one. */
export const truncatedText = css`
  overflow: hidden;
  max-height: 3lh;
`

export const Card = styled.div`
  break-inside: avoid;
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.surfaceRaised};
  padding: clamp(1.25rem, 2.5vw, 1.875rem);
`

export const cardGap = 'clamp(1.125rem, 2.2vw, 1.75rem)'

export const CardGrid = styled.div<{ $min?: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min = '19rem' }) => $min}), 1fr));
  gap: ${cardGap};

  /* Hides the cards without the style recalculation that display: none would cause. */
  &[aria-hidden='true'] {
    content-visibility: hidden;
  }
`

const pulse = keyframes`
  50% { opacity: 0.55; }
`

export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{
  $width?: string
  $height?: string
  $round?: boolean
}>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = '1rem' }) => $height};
  border-radius: ${({ theme, $round }) => ($round ? theme.radius.round : theme.radius.small)};
  background: ${({ theme }) => theme.line};
  animation: ${pulse} 1.6s ease-in-out infinite;
`

const SkeletonCard = styled(Card)`
  display: grid;
  gap: 1rem;
`

interface CardSkeletonsProps {
  count: number
  hasPictures?: boolean
}

export function CardSkeletons({ count, hasPictures = true }: CardSkeletonsProps) {
  return (
    <CardGrid>
      {Array.from({ length: count }, (_, index) => (
        <SkeletonCard key={index} data-testid="placeholder-card">
          {hasPictures && <Skeleton $height="11rem" />}
          <Skeleton $width="60%" />
          <Skeleton $height={hasPictures ? '4rem' : '12rem'} />
        </SkeletonCard>
      ))}
    </CardGrid>
  )
}
