import styled, { keyframes } from 'styled-components'

const turn = keyframes`
  to { transform: rotate(1turn); }
`

/** A turning ring; says nothing by itself. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-block;
  width: 1.25em;
  height: 1.25em;
  border: 0.16em solid currentcolor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;
`

const Frame = styled.div<{ $tall: boolean }>`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.75rem;
  min-height: ${({ $tall }) => ($tall ? '60vh' : '5rem')};
  color: ${({ theme }) => theme.textQuiet};
`

interface LoadingProps {
  text: string
  /** Fills the page where it is all that the page has. */
  tall?: boolean
}

/** A spinner with what is being waited for. */
export function Loading({ text, tall = false }: LoadingProps) {
  return (
    <Frame role="status" $tall={tall}>
      <Spinner />
      <span>{text}</span>
    </Frame>
  )
}
