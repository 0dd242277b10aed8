import styled from 'styled-components'

/** A word in a frame: a technology, a tag. */
export const Chip = styled.span<{ $colour?: string }>`
  display: inline-flex;
  align-items: center;
  padding: 0.2rem 0.7rem;
  border: 1px solid ${({ theme, $colour }) => $colour ?? theme.line};
  border-radius: ${({ theme }) => theme.radius.round};
  color: ${({ theme, $colour }) => $colour ?? theme.textQuiet};
  font: 500 ${({ theme }) => theme.size.tiny} / 1.5 ${({ theme }) => theme.font.code};
`

/** Chips beside each other, as a list or as anything else (`as`). */
export const ChipRow = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;

  li {
    display: flex;
    min-width: 0;
  }
`

/** A standing that is worth a glance: current, featured, the category. */
export const Badge = styled.span<{ $colour?: string }>`
  display: inline-block;
  padding: 0.15rem 0.7rem;
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.accentSoft};
  color: ${({ theme }) => theme.accentStrong};
  font-size: ${({ theme }) => theme.size.tiny};
  font-weight: 650;
`
