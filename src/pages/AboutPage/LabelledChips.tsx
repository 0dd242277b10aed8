import styled from 'styled-components'
import { ChipList } from '../../ui/Chip'

const Frame = styled.div`
  break-inside: avoid;
  display: grid;
  gap: 0.625rem;

  h2 {
    color: ${({ theme }) => theme.textMuted};
    font-size: ${({ theme }) => theme.size.small};
    letter-spacing: 0;
  }
`

/** In the face of the text, unlike names of technologies. */
const TextChips = styled(ChipList)`
  span {
    font-family: ${({ theme }) => theme.font.text};
  }
`

interface LabelledChipsProps {
  label: string
  entries: readonly string[]
  /** Whether the entries are names of technologies. */
  areTechnologies?: boolean
}

/** Short texts as chips; nothing if there are none. */
export function LabelledChips({ label, entries, areTechnologies }: LabelledChipsProps) {
  if (entries.length === 0) return null
  const Chips = areTechnologies ? ChipList : TextChips
  return (
    <Frame>
      <h2>{label}</h2>
      <Chips labels={entries} />
    </Frame>
  )
}
