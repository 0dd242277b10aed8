import styled from 'styled-components'
import type { RichText as Tree } from '../../contract/richText'
import { headingsOf } from './tree'

const Frame = styled.nav`
  padding: 1rem 1.25rem;
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  font-size: ${({ theme }) => theme.size.small};
  line-height: 1.4;

  ${({ theme }) => theme.from.desktop} {
    padding-block: 0.25rem;
    border-width: 0 0 0 1px;
    border-radius: 0;
  }

  p {
    margin-bottom: 0.375rem;
    font-weight: 700;
  }
  li[data-depth='3'] {
    padding-left: 1rem;
  }
  a {
    display: block;
    padding-block: 0.3125rem;
    color: ${({ theme }) => theme.textMuted};
    text-decoration: none;
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
  const headings = headingsOf(text)
  if (headings.length < 3) return null
  return (
    <Frame aria-label="Daftar isi">
      <p aria-hidden>Daftar isi</p>
      <ol>
        {headings.map(({ id, text, depth }) => (
          <li key={id} data-depth={depth}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </Frame>
  )
}
