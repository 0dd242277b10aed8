import styled, { css } from 'styled-components'
import { truncatedText } from '../../ui/cards/Card'
import { Cloth } from '../../ui/pictures/Cloth'
import { Picture } from '../../ui/pictures/Picture'

export const Screenshot = styled(Picture)``

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
  ${({ theme }) => theme.smallText}
`

/** The picture and the edge below it are beside the text, as high as that. */
export const sideBySideCard = css`
  grid-template-rows: 1fr auto;

  ${Screenshot} {
    width: 100%;
    height: 100%;
  }
  ${Content} {
    grid-area: 1 / 2 / span 2;
  }
`

/** The whole picture beside category and title, and the rest below both. */
export const compactCard = css`
  grid-template: auto 1fr auto / minmax(0, 5fr) minmax(0, 8fr);

  ${Screenshot} {
    grid-row: span 2;
    width: 100%;
    height: 100%;
  }
  ${Edge} {
    grid-area: 5 / 1 / auto / -1;
  }
  ${Content} {
    display: contents;

    > * {
      grid-column: 1 / -1;
      margin: 0.75rem 1rem 0;
    }
    > span,
    > h2 {
      grid-column: 2;
      margin-bottom: 0.5rem;
    }
    > span + h2 {
      margin-top: 0;
    }
    > ul {
      margin-block: 0.625rem 1rem;
    }
  }
  ${Description} {
    max-height: 2lh;
  }
`
