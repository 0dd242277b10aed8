import styled, { css } from 'styled-components'

/** A card that starts with a picture. */
export const pictureCard = css`
  display: grid;
  grid-template-rows: auto 1fr;
  overflow: hidden;
  min-width: 0;
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.surfaceRaised};
`

/** Makes the whole card the target of its link, whose text is only the title. */
export const cardLink = css`
  a {
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

/** Truncates text after three lines. */
export const truncatedText = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`

export const Card = styled.div`
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.surfaceRaised};
  padding: clamp(1.25rem, 2.5vw, 1.875rem);
`

/** Cards in as many columns as fit, each at least `$min` wide. */
export const CardGrid = styled.div<{ $min?: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min = '19rem' }) => $min}), 1fr));
  gap: clamp(1.125rem, 2.2vw, 1.75rem);

  /* Hides the cards without the style recalculation that display: none would cause. */
  &[aria-hidden='true'] {
    content-visibility: hidden;
  }
`
