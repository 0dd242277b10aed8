import { useEffect, useState, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import type { CodeToken } from '../../contract/schema/richText'
import { useTexts } from '../../language/TextsContext'
import { addCodeFont } from '../../theme/codeFont'
import { nodesOf, textOf } from './tree'
import { paintedOnly } from '../pictures/Cloth'
import { scrollable } from './Body'

const Frame = styled.div`
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.surfaceSunken};

  > div {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    min-height: 2.75rem;
    padding-inline-start: 1rem;
    border-bottom: 1px solid ${({ theme }) => theme.line};
    ${({ theme }) => theme.smallText}
  }
  > div > :first-child {
    flex: 1;
  }
  pre {
    ${scrollable}
    display: flex;
    padding-block: 0.875rem;
    padding-inline-start: 1rem;
    font: 500 ${({ theme }) => theme.size.small} / 1.6 ${({ theme }) => theme.font.code};
    /* The characters as they are typed: no ≥ for >=. */
    font-variant-ligatures: none;
    overflow-wrap: normal;
    tab-size: 2;
  }
  pre code {
    flex: none;
    font: inherit;
  }
  /* The space after the longest line; over longer code it fades what can be scrolled to. */
  pre::after {
    content: '';
    position: sticky;
    inset-inline-end: 0;
    flex: none;
    width: 2rem;
    background: linear-gradient(90deg, transparent, ${({ theme }) => theme.surfaceSunken});
    ${paintedOnly}
  }
  [data-kind='comment'] {
    color: ${({ theme }) => theme.textMuted};
    font-style: italic;
  }
  [data-kind='keyword'] {
    color: ${({ theme }) => theme.accent};
  }
  [data-kind='string'],
  [data-kind='added'] {
    color: ${({ theme }) => theme.positive};
  }
  [data-kind='number'] {
    color: ${({ theme }) => theme.category.tools};
  }
  [data-kind='function'] {
    color: ${({ theme }) => theme.category.frontend_development};
  }
  [data-kind='name'] {
    color: ${({ theme }) => theme.category.design};
  }
  [data-kind='removed'] {
    color: ${({ theme }) => theme.danger};
  }
  ${({ theme }) => theme.print} {
    button {
      display: none;
    }
    pre {
      display: block;
      white-space: pre-wrap;
      overflow-wrap: anywhere;
    }
  }
`

const Button = styled.button`
  min-height: 2.75rem;
  padding-inline: 1rem;
  border: 0;
  background: none;
  color: ${({ theme }) => theme.accent};
  font-weight: 650;
`

const resultMs = 3000

export function CodeBlock({ language, tokens }: { language: string; tokens: CodeToken[] }) {
  const { richText } = useTexts()
  const parts = nodesOf(tokens)
  useEffect(addCodeFont, [])
  return (
    <Frame>
      <div>
        <span>{language || richText.code}</span>
        <Copy text={parts.map(({ text }) => textOf(text)).join('')} />
      </div>
      <pre
        dir="ltr"
        role="group"
        aria-label={language ? richText.codeIn(language) : richText.code}
        tabIndex={0}
      >
        <code>
          {parts.map(({ text, kind }, index) =>
            textOf(kind) ? (
              <span key={index} data-kind={kind}>
                {textOf(text)}
              </span>
            ) : (
              textOf(text)
            ),
          )}
        </code>
      </pre>
    </Frame>
  )
}

const isClipboardAvailable = () => 'clipboard' in navigator
/** It never changes. */
const subscribe = () => () => undefined

/** A button that copies text; hidden until hydration and where the browser cannot copy. */
function Copy({ text }: { text: string }) {
  const { richText } = useTexts()
  const canCopy = useSyncExternalStore(subscribe, isClipboardAvailable, () => false)
  const [result, setResult] = useState('')
  useEffect(() => {
    if (!result) return undefined
    const timer = setTimeout(() => setResult(''), resultMs)
    return () => clearTimeout(timer)
  }, [result])
  if (!canCopy) return null
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setResult(richText.copied),
      () => setResult(richText.copyFailed),
    )
  return (
    <>
      <span role="status">{result}</span>
      <Button type="button" onClick={copy}>
        {richText.copyCode}
      </Button>
    </>
  )
}
