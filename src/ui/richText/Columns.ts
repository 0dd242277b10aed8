import styled from 'styled-components'
import { textWidth, wideWidth } from './Body'

/** From a desktop on: the table of contents, the text, and a margin into which wide blocks extend. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(1.5rem, 3vw, 2.5rem);

  ${({ theme }) => theme.from.desktop} {
    grid-template-columns: minmax(12.5rem, 1fr) minmax(0, ${textWidth}) minmax(0, 1fr);
    column-gap: 2.25rem;

    > *,
    > picture > img {
      grid-column: 2 / -1;
      max-width: ${wideWidth};
    }
  }
`

/** The place of the table of contents: beside the text from a desktop on, otherwise above it. */
export const ContentsColumn = styled.div`
  ${({ theme }) => theme.from.desktop} {
    grid-area: 1 / 1 / -1;
    position: sticky;
    top: 6rem;
    align-self: start;
    overflow-y: auto;
    max-width: 12.5rem;
    max-height: calc(100vh - 7rem);
  }

  &:empty {
    display: none;
  }
`
