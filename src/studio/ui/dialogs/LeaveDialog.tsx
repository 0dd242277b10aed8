import { NavigationType, useBeforeUnload, useBlocker } from 'react-router-dom'
import { Button, ButtonRow } from '../../../ui/Button'
import { useStudioTexts } from '../../language/StudioTextsContext'
import { ModalDialog } from './ModalDialog'

interface LeaveDialogProps {
  hint: string
  hasChanges: () => boolean
  /** Whether closing the window would lose some of them. */
  losesChanges: () => boolean
}

export function LeaveDialog({ hint, hasChanges, losesChanges }: LeaveDialogProps) {
  const { forms } = useStudioTexts()
  const { state, reset, proceed } = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      // A new entry that was saved gets its own address, and what was typed meanwhile follows.
      !(
        historyAction === NavigationType.Replace &&
        (nextLocation.state as { saved?: string } | null)?.saved
      ) &&
      hasChanges(),
  )
  useBeforeUnload((event) => {
    if (losesChanges()) event.preventDefault()
  })
  if (state !== 'blocked') return null
  return (
    <ModalDialog title={forms.unsaved} onCancel={reset}>
      <p>{hint}</p>
      <ButtonRow>
        <Button onClick={reset}>{forms.stay}</Button>
        <Button $variant="outline" onClick={proceed}>
          {forms.leave}
        </Button>
      </ButtonRow>
    </ModalDialog>
  )
}
