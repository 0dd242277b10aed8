import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from 'react-router-dom'
import styled, { css } from 'styled-components'

/**
 * Makes the whole card the target of its main link, that of its heading or of a name. Its picture
 * and its arrow move while a pointer is over it.
 */
export const cardLink = css`
  position: relative;
  break-inside: avoid;

  :is(h2, h3, strong) a {
    text-decoration: none;

    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
  &:has(:is(h2, h3, strong) a:focus-visible) {
    outline: 3px solid ${({ theme }) => theme.accent};
    outline-offset: 3px;

    a {
      outline: none;
    }
  }

  @media (hover: hover) and (prefers-reduced-motion: no-preference) {
    picture img,
    h2 svg,
    h3 svg {
      transition: transform ${({ theme }) => theme.duration.medium};
    }
    &:hover picture img {
      transform: scale(1.03);
    }
    &:hover :is(h2, h3) svg {
      transform: translateX(0.25em);
    }
  }
`

export const CardArrow = styled(ArrowRight).attrs({ 'aria-hidden': true, size: '0.9em' })`
  display: inline;
  color: ${({ theme }) => theme.accent};
  vertical-align: -0.08em;
`

/** A no-break space, which keeps an arrow on the line of the last word. */
export const arrowSpace = '\u00a0'

export function CardTitle({ title, to }: { title: string; to: string | undefined }) {
  if (!to) return title
  return (
    <Link to={to}>
      {title}
      {arrowSpace}
      <CardArrow />
    </Link>
  )
}

/**
 * Truncates a text to three lines of whole words; an ellipsis would cut the last one. A longer text can be
 * scrolled, so that the scroll-driven animation fades the end of the last line.
 */
export const truncatedText = css`
  overflow: hidden;
  max-height: 3lh;
  /* Fills every line; "pretty" shortens the last ones of a text. */
  text-wrap: wrap;
  animation: fade linear;
  animation-timeline: scroll(self);
`
