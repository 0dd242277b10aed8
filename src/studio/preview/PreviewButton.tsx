import Eye from 'lucide-react/icons/eye'
import { useState } from 'react'
import { Button, IconButton } from '../../ui/Button'
import { ModalDialog } from '../ui/ModalDialog'
import { EntryPreview, type EntryPreviewProps } from './EntryPreview'

/** Opens the preview over the form, where there is no room beside it. */
export function PreviewButton(props: EntryPreviewProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <IconButton type="button" aria-label="Pratinjau halaman" onClick={() => setOpen(true)}>
        <Eye />
      </IconButton>
      {isOpen && (
        <ModalDialog title="Pratinjau halaman" onCancel={close} size="screen">
          <EntryPreview {...props}>
            <Button onClick={close}>Kembali ke formulir</Button>
          </EntryPreview>
        </ModalDialog>
      )}
    </>
  )
}
