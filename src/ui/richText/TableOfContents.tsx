import styled from 'styled-components'
import type { RichText as Tree } from '../../contract/schema/richText'
import { useTexts } from '../../language/TextsContext'
import { headingsOf } from './tree'

const Frame = styled.nav`
  padding: 1rem 1.25rem;
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  font-size: ${({ theme }) => theme.size.small};
  line-height: 1.4;

  ${({ theme }) => theme.from.tablet} {
    columns: 2;
    column-gap: 2rem;
  }
  ${({ theme }) => theme.from.desktop} {
    columns: auto;
    padding: 0;
    border: 0;
    scroll-target-group: auto;
  }

  p {
    column-span: all;
    margin-bottom: 0.375rem;
    font-weight: 700;
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
      <ol>
        {headings.map(({ id, text, depth }) => (
          <li key={id} data-depth={depth}>
            <a dir="auto" href={`#${id}`}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </Frame>
  )
}
