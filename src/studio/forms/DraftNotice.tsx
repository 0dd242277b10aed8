import styled from 'styled-components'
import { Button } from '../../ui/Button'
import { formatTime } from '../ui/formatTime'

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem;
  padding: 0.875rem 1.125rem;
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.accentSoft};
  font-size: ${({ theme }) => theme.size.small};
`

/** Says that the form shows a draft, and discards it. */
export function DraftNotice({ savedAt, onDiscard }: { savedAt: string; onDiscard: () => void }) {
  return (
    <Box role="status">
      <span>{`Draf dari ${formatTime(savedAt)}, belum disimpan.`}</span>
      <Button $variant="outline" onClick={onDiscard}>
        Buang draf
      </Button>
    </Box>
  )
}
