import type { ReactNode } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router-dom'
import styled from 'styled-components'
import { Button, ButtonRow } from '../../ui/Button'
import { Spinner } from '../../ui/Loading'
import { ErrorText } from '../../ui/TextField'
import { ModalDialog } from '../ui/ModalDialog'
import type { DraftStatus } from './DraftWriter'
import type { EditedEntry } from './EditedEntry'

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

/** Asks before the owner leaves a form with changes. They stay a draft: closing loses only what is not stored. */
export function LeaveDialog({ entry }: { entry: EditedEntry }) {
  const { state, reset, proceed } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && entry.hasChanges,
  )
  useBeforeUnload((event) => {
    if (!entry.draft.isStored) event.preventDefault()
  })
  if (state !== 'blocked') return null
  return (
    <ModalDialog title="Perubahan belum disimpan" onCancel={reset}>
      <p>Situs belum berubah. Yang Anda tulis tetap ada sebagai draf.</p>
      <ButtonRow>
        <Button onClick={reset}>Tetap di sini</Button>
        <Button $variant="outline" onClick={proceed}>
          Tinggalkan
        </Button>
      </ButtonRow>
    </ModalDialog>
  )
}
