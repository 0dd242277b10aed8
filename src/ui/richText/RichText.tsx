import styled from 'styled-components'
import type { RichText as Tree } from '../../contract/schema/richText'
import { useTexts } from '../../language/TextsContext'
import { Blocks } from './Blocks'
import { Body, wideWidth } from './Body'
import { type Footnote, SideNotes } from './SideNotes'
import { nodesOf, noteId, referenceId } from './tree'

const Section = styled.section`
  padding-top: 1.5rem;
  border-top: 1px solid ${({ theme }) => theme.line};
  ${({ theme }) => theme.smallText}

  && {
    margin-top: 3rem;
  }
  [role='doc-backlink'] {
    display: inline-block;
    min-width: 1.5rem;
    min-height: 1.5rem;
    margin-inline-end: 0.5rem;
    text-decoration: none;
  }
  li > p:last-child {
    margin-top: 0;
  }

  /* They are beside the text, except those of tables. */
  @container (min-width: ${wideWidth}) {
    :has([role='note']):not(:has(table [role='doc-noteref'])) > & {
      display: none;
    }
  }
`

/** Only paragraphs can be within a line. */
const isParagraphs = ({ children }: Footnote) =>
  nodesOf(children).every(({ type }) => type === 'paragraph')

/**
 * Parsed Markdown. What it does not support is left out: the tree may be of another back end. A
 * page contains at most one, because the ids of the footnotes are fixed.
 */
export function RichText({ text }: { text: Tree }) {
  const { richText } = useTexts()
  const footnotes = nodesOf(text?.footnotes)
  return (
    <Body>
      <SideNotes value={footnotes.every(isParagraphs) ? footnotes : []}>
        <Blocks blocks={text?.blocks} />
      </SideNotes>
      {footnotes.length > 0 && (
        <Section role="doc-endnotes" aria-label={richText.footnotes}>
          <ol>
            {footnotes.map((footnote, index) => (
              <li key={index} id={noteId(index + 1)}>
                <Blocks blocks={footnote.children} />
                <BackLinks number={index + 1} occurrences={footnote.occurrences} />
              </li>
            ))}
          </ol>
        </Section>
      )}
    </Body>
  )
}

function BackLinks({ number, occurrences }: { number: number; occurrences: number }) {
  const { richText } = useTexts()
  const count = Number.isInteger(occurrences) ? Math.min(occurrences, 100) : 0
  return (
    <p>
      {Array.from({ length: count }, (_, index) => (
        <a
          key={index}
          href={`#${referenceId(number, index + 1)}`}
          role="doc-backlink"
          aria-label={richText.backToReference(index + 1, number)}
        >
          ↩{count > 1 && <sup>{index + 1}</sup>}
        </a>
      ))}
    </p>
  )
}
