import Undo from 'lucide-react/icons/undo-2'
import { useEffect, useId, useRef } from 'react'
import { Button } from '../../ui/Button'
import { RemovedItem } from './rowStyles'

interface RemovedEntryProps {
  title: string
  onRestore: () => void
}

/** At the place of a deleted entry. The button gets the focus, so that one key takes it back. */
export function RemovedEntry({ title, onRestore }: RemovedEntryProps) {
  const textId = useId()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <RemovedItem>
      <span id={textId}>{`“${title}” dihapus.`}</span>
      <Button ref={button} $variant="outline" aria-describedby={textId} onClick={onRestore}>
        <Undo aria-hidden="true" />
        Urungkan
      </Button>
    </RemovedItem>
  )
}
