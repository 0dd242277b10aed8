import styled, { css } from 'styled-components'
import { breakpoints } from '../../theme/theme'
import { accentBorderOnHover } from '../../ui/Button'
import { cardLink } from '../../ui/cards/Card'
import { cardGap, pictureCard } from '../../ui/cards/CardGrid'
import { compactCard, Content, Description, Screenshot, sideBySideCard } from './projectCardParts'

/** The first row has a wide and a narrow card, and the third card has a row of its own. */
export const ProjectGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${cardGap};

  ${({ theme }) => theme.from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${({ theme }) => theme.from.desktop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
`

/** Important, because the ratio of a cloth is a style of its element. */
const ratio = (value: string) => css`
  ${Screenshot} {
    aspect-ratio: ${value} !important;
  }
`

const largeText = css`
  h2 {
    font-size: ${({ theme }) => theme.size.heading};
  }
  ${Description} {
    font-size: ${({ theme }) => theme.size.body};
  }
`

export const Frame = styled.article`
  ${pictureCard}
  grid-template-rows: auto auto 1fr;
  ${cardLink}
  ${accentBorderOnHover}

  &:nth-child(n + 7) {
    animation: rise 400ms backwards ease-out;
    /* Scroll anchoring would follow the card's entrance animation. */
    overflow-anchor: none;
  }

  @media (min-width: 20rem) and (max-width: ${breakpoints.belowTablet}) {
    &:nth-child(n + 4) {
      ${compactCard}
    }
  }

  ${({ theme }) => theme.from.tablet} {
    &:first-child {
      ${ratio('16 / 9')}
      grid-column: 1 / -1;
      ${largeText}
    }
  }

  /* Alone in the last row of two columns. */
  @media (min-width: ${breakpoints.tablet}) and (max-width: ${breakpoints.belowDesktop}) {
    &:nth-child(even):last-child {
      ${sideBySideCard}
      grid-column: 1 / -1;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  ${({ theme }) => theme.from.desktop} {
    grid-column: span 4;

    &:first-child {
      grid-column: span 7;
    }
    &:nth-child(2) {
      grid-column: span 5;
    }
    &:nth-child(3),
    [data-single] > & {
      ${sideBySideCard}
      grid-column: 1 / -1;
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);

      ${Content} {
        justify-content: center;
        padding: 2rem clamp(1.5rem, 3vw, 3rem);
      }
      ul {
        margin-top: 0;
      }
    }
    /* A last row of two. */
    &:nth-child(n + 4):nth-child(3n + 1):nth-last-child(2),
    &:nth-child(n + 5):nth-child(3n + 2):last-child {
      grid-column: span 6;
    }
    &:nth-child(-n + 3) {
      ${largeText}

      ${Description} {
        max-height: 8lh;
        text-wrap: pretty;
      }
    }
  }
`
