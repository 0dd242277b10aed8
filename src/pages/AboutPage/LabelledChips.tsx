import styled from 'styled-components'
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
  entries: readonly string[]
}

/** Short texts as chips; nothing if there are none. */
export function LabelledChips({ label, entries }: LabelledChipsProps) {
  if (entries.length === 0) return null
  return (
    <Frame>
      <h2>{label}</h2>
      <ChipList labels={entries} />
    </Frame>
  )
}
