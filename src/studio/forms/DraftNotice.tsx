import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../ui/Button'
import { ErrorText } from '../../ui/TextField'
import { failureReason } from '../ui/failureReason'
import { formatTime } from '../ui/formatTime'
import type { EntrySession } from './EntrySession'

export const Box = styled.div`
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

interface DraftNoticeProps {
  session: EntrySession
  onDiscarded: () => void
}

/** Says that the form shows a draft, and discards it. */
export function DraftNotice({ session, onDiscarded }: DraftNoticeProps) {
  const [error, setError] = useState<unknown>()
  const { draftSavedAt } = session
  if (!draftSavedAt && error === undefined) return null

  function handleDiscard(): void {
    setError(undefined)
    session.discardChanges().catch(setError)
    onDiscarded()
  }

  return (
    <Box role="status">
      {draftSavedAt && (
        <>
          <span>{`Draf dari ${formatTime(draftSavedAt)}, belum disimpan.`}</span>
          <Button $variant="outline" onClick={handleDiscard}>
            Buang draf
          </Button>
        </>
      )}
      {error !== undefined && (
        <ErrorText>{`Draf di server belum terhapus. ${failureReason(error)}`}</ErrorText>
      )}
    </Box>
  )
}
