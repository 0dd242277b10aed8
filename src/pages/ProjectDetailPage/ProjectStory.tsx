import styled from 'styled-components'
import type { RichText as Tree } from '../../contract/richText'
import { RichText } from '../../ui/richText/RichText'
import { TableOfContents } from '../../ui/richText/TableOfContents'

const Frame = styled.section`
  display: grid;
  gap: clamp(1.5rem, 3vw, 3rem);

  ${({ theme }) => theme.from.desktop} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
    column-gap: clamp(2rem, 5.5vw, 5rem);
  }
`

/** Beside the text from desktop width, otherwise above it. */
const Contents = styled.div`
  &:empty {
    display: none;
  }

  ${({ theme }) => theme.from.desktop} {
    grid-area: 1 / 2;
    position: sticky;
    top: 6rem;
    align-self: start;
    overflow-y: auto;
    max-height: calc(100vh - 7rem);
  }

  ${({ theme }) => theme.print} {
    display: none;
  }
`

/** The case study of a project with its table of contents. */
export function ProjectStory({ text }: { text: Tree }) {
  return (
    <Frame aria-label="Cerita proyek">
      <Contents>
        <TableOfContents text={text} />
      </Contents>
      <RichText text={text} />
    </Frame>
  )
}
