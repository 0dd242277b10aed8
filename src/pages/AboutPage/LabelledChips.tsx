import styled from 'styled-components'
import { commaList } from '../../lib/commaList'
import { ChipList } from '../../ui/Chip'

const Frame = styled.div`
  display: grid;
  gap: 0.625rem;

  h2 {
    color: ${({ theme }) => theme.textMuted};
    font-size: ${({ theme }) => theme.size.small};
    letter-spacing: 0;
  }
`

interface LabelledChipsProps {
  label: string
  /** Comma-separated. */
  text: string | null | undefined
}

/** A comma-separated list as chips; nothing if it is empty. */
export function LabelledChips({ label, text }: LabelledChipsProps) {
  const entries = commaList(text)
  if (entries.length === 0) return null
  return (
    <Frame>
      <h2>{label}</h2>
      <ChipList labels={entries} />
    </Frame>
  )
}
