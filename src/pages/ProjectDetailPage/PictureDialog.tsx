import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { ProjectPicture } from '../../contract/projects'
import { Frame, LockedPage, Track } from './pictureDialogStyles'
import { PictureSlide } from './PictureSlide'
import { PictureToolbar } from './PictureToolbar'
import { usePictureTrack } from './usePictureTrack'

interface PictureDialogProps {
  pictures: readonly ProjectPicture[]
  /** The picture that is shown first. */
  firstIndex: number
  onClose: () => void
}

/** A modal dialog that shows one picture at a time, in as much space as the window has. */
export function PictureDialog({ pictures, firstIndex, onClose }: PictureDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)

  // Before the effect of the track, which can only be scrolled when it is visible.
  useEffect(() => {
    dialog.current?.showModal()
    closeButton.current?.focus()
  }, [])
  const track = usePictureTrack(firstIndex, pictures.length)
  const { ref, index, isZoomed, onScroll, pressKey } = track

  const handleKey = (event: KeyboardEvent) => {
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey
    if (!hasModifier && pressKey(event.key)) event.preventDefault()
  }

  return (
    <Frame ref={dialog} aria-label="Galeri" onClose={onClose} onKeyDown={handleKey}>
      <LockedPage />
      <PictureToolbar
        track={track}
        closeButton={closeButton}
        // The browser returns the focus when the dialog closes, not when it is removed.
        onClose={() => dialog.current?.close()}
      />
      <Track ref={ref} role="group" aria-label="Gambar" tabIndex={0} onScroll={onScroll}>
        {pictures.map((picture, position) => (
          <PictureSlide
            key={position}
            picture={picture}
            isShown={position === index}
            isZoomed={isZoomed && position === index}
          />
        ))}
      </Track>
    </Frame>
  )
}
