import styled from 'styled-components'

/**
 * Scaled so that the longest word of the name fits on a line. Uses `vw`: container query units
 * would cost a style recalculation on every change of the page.
 */
const Heading = styled.h1<{ $wordLength: number }>`
  display: grid;
  gap: 0.25rem;
  font-size: ${({ theme, $wordLength }) =>
    `clamp(1.75rem, ${140 / $wordLength}vw, ${theme.size.display})`};
  font-weight: 800;
  letter-spacing: -0.045em;
  line-height: 0.98;

  ${({ theme }) => theme.from.desktop} {
    font-size: ${({ theme, $wordLength }) =>
      `clamp(1.75rem, ${80 / $wordLength}vw, ${theme.size.display})`};
  }

  /* The browser paints an opaque box, as high as the font, behind each line. */
  @media (forced-colors: active) {
    line-height: 1.3;
  }

  span:first-child {
    color: ${({ theme }) => theme.textMuted};
    font-size: ${({ theme }) => theme.size.subheading};
    font-weight: 600;
    letter-spacing: 0;
    line-height: 1.5;
  }
`

/** The length of a name's longest word; lines also break after hyphens. */
function longestWordLength(name: string): number {
  return Math.max(...name.split(/[\s-]/).map((word) => word.length))
}

export function Greeting({ name }: { name: string }) {
  return (
    <Heading $wordLength={longestWordLength(name)}>
      <span>Halo, Saya </span>
      <span>{name}</span>
    </Heading>
  )
}
