import styled from 'styled-components'
import type { HeroKind } from '../../contract/constants'
import { useSharedTexts } from '../../language/TextsContext'
import { textAttributes } from '../../lib/scripts'

/**
 * Scaled so that the name fits on two lines of its column. Uses `vw`: container query units would cost a style
 * recalculation on every change of the page.
 */
const Heading = styled.h1<{ $lineLength: number; $hero: HeroKind }>`
  display: grid;
  gap: 0.25rem;
  font-size: ${({ theme, $lineLength }) =>
    `clamp(1.75rem, ${140 / $lineLength}vw, ${theme.size.display})`};
  font-weight: 800;
  letter-spacing: -0.045em;
  line-height: 0.98;

  ${({ theme }) => theme.from.tablet} {
    font-size: ${({ theme, $lineLength, $hero }) => {
      const [vw, rem] = $hero === 'work' ? [58, 54] : [80, 72]
      return `clamp(1.75rem, min(${vw / $lineLength}vw, ${rem / $lineLength}rem), ${theme.size.display})`
    }};
  }

  /* The browser paints an opaque box, as high as the font, behind each line. */
  @media (forced-colors: active) {
    line-height: 1.3;
  }

  /* Aligns the first letter with the texts below: large letters have a wide space before them. */
  span:last-child {
    margin-inline-start: -0.04em;
  }
  span:first-child {
    color: ${({ theme }) => theme.textMuted};
    font-size: ${({ theme }) => theme.size.heading};
    font-weight: 300;
    letter-spacing: 0;
    line-height: 1.3;
  }
`

/** The length of the longer line of a name on two lines, which also break after hyphens. */
function longerLineLength(name: string): number {
  const words = name.split(/[\s-]/)
  const lengths = words.map((_, index) => {
    const lines = [words.slice(0, index), words.slice(index)]
    return Math.max(...lines.map((line) => line.join(' ').length))
  })
  return Math.min(...lengths)
}

export function Greeting({ name, hero }: { name: string; hero: HeroKind }) {
  const { home } = useSharedTexts()
  return (
    <Heading $lineLength={longerLineLength(name)} $hero={hero}>
      <span>{home.greeting} </span>
      <span {...textAttributes(name)}>{name}</span>
    </Heading>
  )
}
