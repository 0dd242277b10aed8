import styled from 'styled-components'

/** A decorative spinner; the text beside it describes the state. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-block;
  width: 1.25em;
  height: 1.25em;
  border: 0.16em solid currentcolor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: rotate 800ms linear infinite;
`

const Frame = styled.div<{ $tall: boolean }>`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.75rem;
  min-height: ${({ $tall }) => ($tall ? '60vh' : '5rem')};
  color: ${({ theme }) => theme.textMuted};
`

interface LoadingProps {
  text: string
  /** For a page with nothing else on it. */
  tall?: boolean
  lang?: string
}

export function Loading({ text, tall = false, lang }: LoadingProps) {
  return (
    <Frame role="status" lang={lang} $tall={tall}>
      <Spinner />
      <span>{text}</span>
    </Frame>
  )
}
