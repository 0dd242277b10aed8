import styled, { css } from 'styled-components'

export const pictureCard = css`
  display: grid;
  grid-template-rows: auto 1fr;
  overflow: hidden;
  min-width: 0;
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.surfaceRaised};
`

export const cardPadding = 'clamp(1.25rem, 2.5vw, 1.875rem)'

export const Card = styled.div`
  break-inside: avoid;
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.surfaceRaised};
  padding: ${cardPadding};
`

export const cardGap = 'clamp(1.125rem, 2.2vw, 1.75rem)'

export const CardGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: ${cardGap};

  /* Hides the cards without the style recalculation that display: none would cause. */
  &[aria-hidden='true'] {
    content-visibility: hidden;
  }
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
  animation: pulse 1.6s ease-in-out infinite;
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
