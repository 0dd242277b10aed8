import styled, { keyframes } from 'styled-components'

const breathe = keyframes`
  50% { opacity: 0.55; }
`

/** A block in the place of something that is still on its way. */
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
  animation: ${breathe} 1.6s ease-in-out infinite;
`

/** Text for a screen reader only. */
export const HiddenText = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`
