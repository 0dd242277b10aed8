import styled from 'styled-components'
import type { RichText as Tree } from '../../contract/schema/richText'
import { useTexts } from '../../language/TextsContext'
import { headingsOf } from './tree'

/** Closed where it would come before the text, and open beside it. */
const Frame = styled.nav`
  padding-inline: 1.25rem;
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  font-size: ${({ theme }) => theme.size.small};
  line-height: 1.4;

  summary,
  p {
    font-weight: 700;
  }
  summary {
    padding-block: 0.875rem;
    cursor: pointer;
  }
  p {
    display: none;
    margin-bottom: 0.375rem;
  }
  ol {
    padding-bottom: 0.875rem;
  }
  ${({ theme }) => theme.from.tablet} {
    ol {
      columns: 2;
      column-gap: 2rem;
    }
  }
  ${({ theme }) => theme.from.desktop} {
    padding: 0;
    border: 0;
    scroll-target-group: auto;

    ol {
      columns: auto;
    }
    /* In older browsers it is closed there, too. */
    @supports selector(::details-content) {
      summary {
        display: none;
      }
      p {
        display: block;
      }
      ::details-content {
        content-visibility: visible;
      }
    }
  }

  li {
    break-inside: avoid;
  }
  li:has(+ [data-depth='3']) {
    break-after: avoid;
  }
  li[data-depth='3'] {
    padding-inline-start: 1rem;
  }
  a {
    display: block;
    padding-block: 0.3125rem;
    color: ${({ theme }) => theme.textMuted};
    text-decoration: none;
  }
  a:target-current {
    color: ${({ theme }) => theme.accent};
  }
  ${({ theme }) => theme.hover} {
    a:hover {
      color: ${({ theme }) => theme.accent};
      text-decoration: underline;
    }
  }
`

/** Links to the headings of a text, if there are at least three. */
export function TableOfContents({ text }: { text: Tree }) {
  const { richText } = useTexts()
  const headings = headingsOf(text)
  if (headings.length < 3) return null
  return (
    <Frame aria-label={richText.contents}>
      <p aria-hidden>{richText.contents}</p>
      <details>
        <summary>{richText.contents}</summary>
        <ol>
          {headings.map(({ id, text, depth }) => (
            <li key={id} data-depth={depth}>
              <a dir="auto" href={`#${id}`}>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </Frame>
  )
}
