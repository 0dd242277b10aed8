import type { ReactNode } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router-dom'
import styled from 'styled-components'
import { Button, ButtonRow } from '../../ui/Button'
import { ErrorText } from '../../ui/TextField'
import { useStudioTexts } from '../language/StudioTextsContext'
import { ModalDialog } from '../ui/ModalDialog'
import { publishHeight } from '../ui/publishHeight'
import type { DraftStatus } from './DraftWriter'
import type { EditedEntry } from './EditedEntry'

const barRef = publishHeight('--save-bar')

const Bar = styled.div`
  position: sticky;
  z-index: 5;
  bottom: 0;
  display: grid;
  gap: 0.625rem;
  padding-block: 0.875rem;
  border-top: 1px solid ${({ theme }) => theme.line};
  background: ${({ theme }) => theme.surface};
`

const Actions = styled.div<{ $wraps: boolean }>`
  display: flex;
  flex-wrap: ${({ $wraps }) => $wraps && 'wrap'};
  align-items: center;
  gap: 0.75rem;

  > button {
    flex: none;
  }
`

const Texts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
  min-width: 0;
`

const Status = styled.p`
  color: ${({ theme }) => theme.textMuted};
  font-size: ${({ theme }) => theme.size.small};
`

interface SaveBarProps {
  /** What saves. */
  buttons: ReactNode
  /** Whether visitors see the entry. */
  publication: ReactNode
  failure: string | undefined
  /** What the last save has done. */
  saved: string | undefined
  status: DraftStatus
  hasConflicts: boolean
  /** Other actions. */
  children?: ReactNode
}

/** The buttons that save, whether visitors see the entry, and what has become of the changes. */
export function SaveBar({ buttons, publication, children, ...props }: SaveBarProps) {
  const { failure, saved = '', status, hasConflicts } = props
  const { forms } = useStudioTexts()
  const problem = failure ?? (hasConflicts ? forms.unresolved : '')
  const statusTexts = { none: saved, stored: forms.draftStored, synced: forms.draftSynced }
  const messages = (
    <>
      <div role="alert">{problem && <ErrorText>{problem}</ErrorText>}</div>
      {!problem && <Status role="status">{statusTexts[status]}</Status>}
    </>
  )
  // Below texts that come and go, the buttons stay where they are: the bar is at the lower edge.
  return (
    <Bar ref={barRef}>
      {publication && (
        <Texts>
          {publication}
          {messages}
        </Texts>
      )}
      <Actions $wraps={Boolean(publication)}>
        {buttons}
        {children}
        {!publication && messages}
      </Actions>
    </Bar>
  )
}

/** Asks before the owner leaves a form with changes. They stay a draft: closing loses only what is not stored. */
export function LeaveDialog({ entry }: { entry: EditedEntry }) {
  const { forms } = useStudioTexts()
  const { state, reset, proceed } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && entry.hasChanges,
  )
  useBeforeUnload((event) => {
    if (!entry.draft.isStored) event.preventDefault()
  })
  if (state !== 'blocked') return null
  return (
    <ModalDialog title={forms.unsaved} onCancel={reset}>
      <p>{forms.unsavedHint}</p>
      <ButtonRow>
        <Button onClick={reset}>{forms.stay}</Button>
        <Button $variant="outline" onClick={proceed}>
          {forms.leave}
        </Button>
      </ButtonRow>
    </ModalDialog>
  )
}
