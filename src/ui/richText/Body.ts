import styled, { css } from 'styled-components'

export const scrollable = css`
  overflow-x: auto;
  overscroll-behavior-x: contain;
`

const blockStyles = css`
  > * + *,
  blockquote > * + *,
  li > * + *,
  [lang] > * + * {
    margin-top: 1.25rem;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  ul,
  ol {
    padding-inline-start: 1.5rem;
  }
  li + li,
  li > ul,
  li > ol {
    margin-top: 0.375rem;
  }
  li::marker {
    color: ${({ theme }) => theme.textMuted};
  }
  [data-task] {
    list-style: none;
    position: relative;
  }
  input {
    position: absolute;
    inset-inline-start: -1.5rem;
    top: 0.45em;
    width: 0.8em;
    height: 0.8em;
    appearance: none;
    background: none;
    border: 1.5px solid ${({ theme }) => theme.textMuted};
    border-radius: 0.25em;
    break-inside: avoid;
    print-color-adjust: exact;

    &:checked {
      border-color: ${({ theme }) => theme.accent};
      background: ${({ theme }) => theme.accent};

      &::after {
        content: '';
        position: absolute;
        inset: 0.1em;
        background: ${({ theme }) => theme.onAccent};
        clip-path: polygon(14% 44%, 0 60%, 42% 94%, 100% 20%, 84% 6%, 40% 66%);
      }
    }
  }
  input + * {
    margin-top: 0;
  }
  blockquote {
    padding-inline-start: 1.25rem;
    border-inline-start: 3px solid ${({ theme }) => theme.accent};
    color: ${({ theme }) => theme.textMuted};
  }
  hr {
    margin-block: 2.5rem;
    border: 0;
    border-top: 1px solid ${({ theme }) => theme.line};
  }
  figcaption {
    margin-top: 0.5rem;
    ${({ theme }) => theme.smallText}
  }
`

/** A shadow at each side to which a region can be scrolled. */
const scrollShadows = css`
  --cover: var(--surface) 0.75rem, transparent;
  --shadow: var(--line), transparent;
  background:
    linear-gradient(to var(--end), var(--cover)) var(--start) / 2rem 100% no-repeat local,
    linear-gradient(to var(--start), var(--cover)) var(--end) / 2rem 100% no-repeat local,
    linear-gradient(to var(--end), var(--shadow)) var(--start) / 0.75rem 100% no-repeat,
    linear-gradient(to var(--start), var(--shadow)) var(--end) / 0.75rem 100% no-repeat;
`

const tableStyles = css`
  > [role='group'],
  [lang] > [role='group'],
  blockquote > [role='group'],
  li > [role='group'] {
    ${scrollable}
    ${scrollShadows}

    ${({ theme }) => theme.print} {
      background: none;
    }
  }
  table {
    border-collapse: collapse;
    font-size: 1rem;
    line-height: 1.5;
  }
  th,
  td {
    min-width: 3.5rem;
    padding-block: 0.5rem;
    padding-inline: 0 1rem;
    border-bottom: 1px solid ${({ theme }) => theme.line};
    text-align: start;
    vertical-align: top;
    overflow-wrap: break-word;
  }
  :is(th, td):last-child {
    padding-inline-end: 0;
  }
  th {
    font-weight: 650;
    border-bottom-width: 2px;
  }
`

const inlineStyles = css`
  a {
    padding-block: 0.25em;
    color: ${({ theme }) => theme.accent};
    text-underline-offset: 0.2em;
  }
  /* At least 24 pixels wide and high. */
  [role='doc-noteref'] {
    margin-inline: -0.5em;
    padding: 0.45em 0.85em;
  }
  strong {
    font-weight: 700;
  }
  code {
    font: 500 0.9em ${({ theme }) => theme.font.code};
  }
  :not(pre) > code {
    padding: 0.125em 0.2em;
    border-radius: 0.25rem;
    background: ${({ theme }) => theme.surfaceSunken};
  }
  sup {
    line-height: 0;
  }
  p img {
    display: inline-block;
    width: auto;
    height: 1.4em;
    vertical-align: text-bottom;
    object-fit: contain;
  }
  :target {
    background: ${({ theme }) => theme.accentSoft};
    border-radius: 0.25rem;
  }
`

/** The widest lines of a text, at most 75 characters long. */
export const textWidth = '42.5rem'

/** The widest code, tables and pictures of a text. */
export const wideWidth = '57.25rem'

const wideBlocks = css`
  > * {
    max-width: ${textWidth};
  }
  > :is(figure, [role='group']),
  > :has(> pre) {
    max-width: max(${textWidth}, var(--picture-width, 100%));
    /* Below the footnotes in the margin. */
    clear: inline-end;
  }
`

export const Body = styled.div`
  container-type: inline-size;
  position: relative;
  max-width: 35.8em;
  min-width: 0;

  ${({ theme }) => theme.from.tablet} {
    font-size: 1.125rem;
    line-height: 1.75;

    table {
      min-width: min(100%, ${textWidth});
      font-size: ${({ theme }) => theme.size.body};
    }
  }
  ${({ theme }) => theme.from.desktop} {
    max-width: ${wideWidth};
    font-size: 1.25rem;
    line-height: 1.7;
    ${wideBlocks}
  }

  ${blockStyles}
  ${tableStyles}
  ${inlineStyles}

  ${({ theme }) => theme.print} {
    container-type: normal;
    max-width: none;
    font-size: inherit;
    line-height: inherit;

    blockquote,
    tr {
      break-inside: avoid;
    }
    a[target]::after {
      content: ' (' attr(href) ')';
    }
  }
`
