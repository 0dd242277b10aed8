import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '../../ui/Button'
import { Spinner } from '../../ui/Loading'
import { ErrorText } from '../../ui/TextField'
import type { DraftStatus } from './DraftAutosave'

const Bar = styled.div`
  position: sticky;
  z-index: 5;
  bottom: 0;
  display: flex;
  align-items: center;
  gap: 0.75rem 1.25rem;
  padding-block: 0.875rem;
  border-top: 1px solid ${({ theme }) => theme.line};
  background: ${({ theme }) => theme.surface};

  > button {
    flex: none;
  }
`

const Status = styled.p`
  color: ${({ theme }) => theme.textMuted};
  font-size: ${({ theme }) => theme.size.small};
`

const statusTexts: Record<DraftStatus, string> = {
  none: '',
  stored: 'Draf tersimpan di perangkat ini.',
  synced: 'Draf tersimpan.',
}

interface SaveBarProps {
  isSaving: boolean
  failure: string | undefined
  status: DraftStatus
  hasConflicts: boolean
  /** Other actions. */
  children?: ReactNode
}

/** The button that saves, and what has become of the changes. */
export function SaveBar({ isSaving, failure, status, hasConflicts, children }: SaveBarProps) {
  const problem =
    failure ?? (hasConflicts ? 'Pilih dahulu isian yang juga diubah di tempat lain.' : '')
  return (
    <Bar>
      <Button type="submit" aria-disabled={isSaving}>
        {isSaving && <Spinner />}
        {isSaving ? 'Menyimpan …' : 'Simpan'}
      </Button>
      {children}
      <div role="alert">{problem && <ErrorText>{problem}</ErrorText>}</div>
      {!problem && <Status role="status">{statusTexts[status]}</Status>}
    </Bar>
  )
}
