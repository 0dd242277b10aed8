import styled, { keyframes } from 'styled-components'

const pulse = keyframes`
  50% { opacity: 0.55; }
`

/** A placeholder block for content that is loading. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{
  $width?: string
  $height?: string
  $round?: boolean
}>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = '1rem' }) => $height};
  border-radius: ${({ theme, $round }) => ($round ? theme.radius.round : theme.radius.small)};
  background: ${({ theme }) => theme.line};
  animation: ${pulse} 1.6s ease-in-out infinite;
`
