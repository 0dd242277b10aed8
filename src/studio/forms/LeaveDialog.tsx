import { useBeforeUnload, useBlocker } from 'react-router-dom'
import { Button, ButtonRow } from '../../ui/Button'
import { ModalDialog } from '../ui/ModalDialog'
import type { EntryEditor } from './EntryEditor'

/** Asks before the owner leaves a form with changes. They stay a draft: closing loses only what is not stored. */
export function LeaveDialog({ editor }: { editor: EntryEditor }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && editor.hasChanges,
  )
  useBeforeUnload((event) => {
    if (!editor.draft.isStored) event.preventDefault()
  })
  if (blocker.state !== 'blocked') return null
  return <OpenDialog onStay={blocker.reset} onLeave={blocker.proceed} />
}

function OpenDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <ModalDialog title="Perubahan belum disimpan" onCancel={onStay}>
      <p>Situs belum berubah. Yang Anda tulis tetap ada sebagai draf.</p>
      <ButtonRow>
        <Button onClick={onStay}>Tetap di sini</Button>
        <Button $variant="outline" onClick={onLeave}>
          Tinggalkan
        </Button>
      </ButtonRow>
    </ModalDialog>
  )
}
