import styled from 'styled-components'
import { publishHeight } from './publishHeight'

/** At the lower edge of the window, above what scrolls, which fades out before it. */
export const StickyBar = styled.div.attrs({ ref: publishHeight('--save-bar') })`
  position: sticky;
  z-index: 5;
  bottom: 0;
  padding-block: 0.875rem;
  border-top: 1px solid ${({ theme }) => theme.line};
  background: ${({ theme }) => theme.surface};

  &::before {
    content: '';
    position: absolute;
    inset: auto 0 calc(100% + 1px);
    height: 1.5rem;
    background: linear-gradient(transparent, ${({ theme }) => theme.surface});
    pointer-events: none;
  }
`
