import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import type { Ref } from 'react'
import { IconButton } from '../../ui/IconButton'
import { Toolbar } from './pictureDialogStyles'
import type { usePictureTrack } from './usePictureTrack'

interface PictureToolbarProps {
  track: ReturnType<typeof usePictureTrack>
  closeButton: Ref<HTMLButtonElement>
  onClose: () => void
}

/** The number of the picture, and the buttons of the dialog. */
export function PictureToolbar({ track, closeButton, onClose }: PictureToolbarProps) {
  const { index, last, isZoomed, setZoomed, show } = track
  const steps = [
    { label: 'Gambar sebelumnya', Icon: ChevronLeft, target: index - 1 },
    { label: 'Gambar berikutnya', Icon: ChevronRight, target: index + 1 },
  ]
  const Zoom = isZoomed ? ZoomOut : ZoomIn
  return (
    <Toolbar>
      <p aria-live="polite">{last > 0 && `${index + 1} dari ${last + 1}`}</p>
      {last > 0 &&
        steps.map(({ label, Icon, target }) => (
          <IconButton
            key={label}
            type="button"
            aria-label={label}
            // Disabled buttons lose the focus.
            aria-disabled={target < 0 || target > last}
            onClick={() => show(target)}
          >
            <Icon aria-hidden="true" />
          </IconButton>
        ))}
      <IconButton
        type="button"
        aria-label="Perbesar"
        aria-pressed={isZoomed}
        onClick={() => setZoomed(!isZoomed)}
      >
        <Zoom aria-hidden="true" />
      </IconButton>
      <IconButton ref={closeButton} type="button" aria-label="Tutup" onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
    </Toolbar>
  )
}
