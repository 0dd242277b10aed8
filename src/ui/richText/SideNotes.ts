import { createContext } from 'react'
import styled from 'styled-components'
import type { RichText } from '../../contract/schema/richText'
import { textWidth, wideWidth } from './Body'

export type Footnote = RichText['footnotes'][number]

/** The footnotes that are shown beside their first references, where the margin is wide enough. */
export const SideNotes = createContext<readonly Footnote[]>([])

/** Floats from its line to the end of the margin, below the note before it. */
export const SideNote = styled.span`
  display: none;

  @container (min-width: ${wideWidth}) {
    float: inline-end;
    clear: inline-end;
    display: block;
    width: 11.25rem;
    margin-inline-end: calc(${textWidth} - ${wideWidth});
    margin-bottom: 1rem;
    ${({ theme }) => theme.smallText}
    font-weight: 400;
    line-height: 1.5;
    text-indent: 0;
  }

  table & {
    display: none;
  }
`
