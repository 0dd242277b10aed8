import ArrowRight from 'lucide-react/icons/arrow-right'
import styled from 'styled-components'
import { VisuallyHidden } from './VisuallyHidden'

const Frame = styled.span`
  > span:first-child {
    color: ${({ theme }) => theme.textMuted};
    font-weight: 300;
  }

  svg {
    display: inline;
    width: 0.75em;
    height: 0.75em;
    color: ${({ theme }) => theme.accent};
    vertical-align: -0.03em;
  }
`

/** The figure of an outcome; in a change such as `2 hours → 20 minutes`, the arrow is an icon. */
export function OutcomeFigure({ text }: { text: string }) {
  const [before, after] = text.split(/\s*→\s*/)
  if (!after) return text
  return (
    <Frame>
      <span>{before}</span> <VisuallyHidden>→</VisuallyHidden>
      <ArrowRight aria-hidden="true" /> {after}
    </Frame>
  )
}
