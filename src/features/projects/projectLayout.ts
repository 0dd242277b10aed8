import styled, { css } from 'styled-components'
import { cardLink, truncatedText } from '../../ui/Card'
import { cardGap, pictureCard } from '../../ui/CardGrid'
import { Cloth } from '../../ui/Cloth'
import { Picture } from '../../ui/Picture'

/** The first card spans two thirds of a row, the second the rest, and the third a row of its own. */
export const ProjectGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${cardGap};

  ${({ theme }) => theme.from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${({ theme }) => theme.from.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

export const Screenshot = styled(Picture)``

/** Important, because the ratio of a cloth is a style of its element. */
const ratio = (value: string) => css`
  ${Screenshot} {
    aspect-ratio: ${value} !important;
  }
`

export const Edge = styled(Cloth)`
  height: calc(1rem + 2px);
  border-top: 2px solid var(--cloth-accent);
`

export const Content = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: 0.75rem;
  min-width: 0;
  padding: 1.25rem clamp(1.125rem, 2vw, 1.5rem) 1.5rem;

  h2 {
    font-size: ${({ theme }) => theme.size.body};
  }
  /* The chips of a row are at one height. */
  > ul {
    margin-top: auto;
  }
`

export const Description = styled.p`
  ${truncatedText}
  color: ${({ theme }) => theme.textMuted};
  font-size: ${({ theme }) => theme.size.small};
`

/** The picture and the edge below it are beside the text, as high as that. */
const sideBySide = css`
  grid-template-rows: 1fr auto;

  ${Screenshot} {
    width: 100%;
    height: 100%;
  }
  ${Content} {
    grid-area: 1 / 2 / span 2;
  }
`

export const Frame = styled.article`
  ${pictureCard}
  grid-template-rows: auto auto 1fr;
  ${cardLink}
  transition: border-color ${({ theme }) => theme.duration.short};

  &:hover {
    border-color: ${({ theme }) => theme.accent};
  }

  &:nth-child(n + 7) {
    animation: rise 400ms backwards ease-out;
    /* Scroll anchoring would follow the card's entrance animation. */
    overflow-anchor: none;
  }

  @media (min-width: 20rem) and (max-width: 39.99rem) {
    &:nth-child(n + 4) {
      ${sideBySide}
      grid-template-columns: minmax(0, 5fr) minmax(0, 8fr);

      ${Content} {
        gap: 0.5rem;
        padding: 0.875rem 1rem 1rem;
      }
      ${Description} {
        max-height: 2lh;
      }
    }
  }

  ${({ theme }) => theme.from.tablet} {
    &:first-child {
      ${ratio('2')}
      grid-column: 1 / -1;
    }
    &:nth-child(n + 4) {
      ${ratio('2')}
    }
  }

  ${({ theme }) => theme.from.desktop} {
    &:first-child:not(:last-child) {
      grid-column: span 2;
    }
    &:nth-child(2) {
      ${ratio('7 / 6')}

      ${Description} {
        max-height: 6lh;
      }
    }
    &:nth-child(3),
    &:only-child {
      ${sideBySide}
      grid-column: 1 / -1;
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);

      ${Content} {
        justify-content: center;
        padding: 2rem clamp(1.5rem, 3vw, 3rem);
      }
      ${Description} {
        max-height: 6lh;
      }
      ul {
        margin-top: 0;
      }
    }
    &:first-child,
    &:nth-child(3) {
      h2 {
        font-size: ${({ theme }) => theme.size.heading};
      }
      ${Description} {
        font-size: ${({ theme }) => theme.size.body};
      }
    }
  }
`
