import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { type KeyboardEvent, type Ref, useEffect, useRef } from 'react'
import styled from 'styled-components'
import type { ProjectPicture } from '../../contract/projects'
import { useTexts } from '../../language/TextsContext'
import { IconButton } from '../../ui/Button'
import { Picture } from '../../ui/pictures/Picture'
import { usePictureTrack } from './usePictureTrack'

const Frame = styled.dialog`
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  padding: 0;
  border: 0;
  background: ${({ theme }) => theme.surfaceSunken};
  color: ${({ theme }) => theme.text};

  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
  }

  /* The page behind the dialog does not scroll. */
  html:has(&[open]) {
    overflow: hidden;
  }

  ${({ theme }) => theme.print} {
    &[open] {
      display: none;
    }
  }
`

const Toolbar = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  padding: 0.5rem clamp(0.5rem, 2vw, 1.25rem);

  p {
    flex: 1;
    font-size: ${({ theme }) => theme.size.small};
    font-weight: 600;
    white-space: nowrap;
  }

  [aria-disabled='true'] {
    cursor: default;
    opacity: 0.4;
  }
`

const Track = styled.div`
  display: flex;
  overflow: auto hidden;
  overscroll-behavior: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  &:focus-visible {
    outline-offset: -3px;
  }
`

const Slide = styled.figure`
  display: grid;
  grid-template-rows: minmax(6rem, 1fr) auto;
  flex: 0 0 100%;
  overflow-y: auto;
  min-width: 0;
  scroll-snap-align: center;
  scroll-snap-stop: always;

  figcaption {
    max-width: 44rem;
    margin-inline: auto;
    padding: 0.75rem clamp(1rem, 4vw, 2rem);
    font-size: ${({ theme }) => theme.size.small};
    line-height: 1.4;
    text-align: center;
  }
`

const Stage = styled.div<{ $isZoomed: boolean }>`
  overflow: ${({ $isZoomed }) => ($isZoomed ? 'auto' : 'hidden')};
  /* A swipe over a picture that is not enlarged scrolls the track. */
  overscroll-behavior: ${({ $isZoomed }) => ($isZoomed ? 'contain' : 'auto')};
  min-height: 0;

  img {
    width: ${({ $isZoomed }) => ($isZoomed ? '200%' : '100%')};
    max-width: none;
    height: ${({ $isZoomed }) => ($isZoomed ? '200%' : '100%')};
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`

const FullPicture = styled(Picture)`
  aspect-ratio: auto;
  object-fit: contain;
  background: none;
`

interface PictureToolbarProps {
  track: ReturnType<typeof usePictureTrack>
  closeButton: Ref<HTMLButtonElement>
  onClose: () => void
}

function PictureToolbar({ track, closeButton, onClose }: PictureToolbarProps) {
  const { gallery: texts } = useTexts()
  const { index, last, isZoomed, setZoomed, show } = track
  const steps = [
    { label: texts.previous, Icon: ChevronLeft, target: index - 1 },
    { label: texts.next, Icon: ChevronRight, target: index + 1 },
  ]
  const Zoom = isZoomed ? ZoomOut : ZoomIn
  return (
    <Toolbar>
      <p aria-live="polite">{last > 0 && texts.position(index + 1, last + 1)}</p>
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
        aria-label={texts.enlarge}
        aria-pressed={isZoomed}
        onClick={() => setZoomed(!isZoomed)}
      >
        <Zoom aria-hidden="true" />
      </IconButton>
      <IconButton ref={closeButton} type="button" aria-label={texts.close} onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
    </Toolbar>
  )
}

interface PictureSlideProps {
  picture: ProjectPicture
  lang: string | undefined
  isShown: boolean
  isZoomed: boolean
}

function PictureSlide({ picture, lang, isShown, isZoomed }: PictureSlideProps) {
  const { gallery: texts } = useTexts()
  const stage = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = stage.current
    if (!element || !isZoomed) return
    element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2
    element.scrollTop = (element.scrollHeight - element.clientHeight) / 2
  }, [isZoomed])
  return (
    <Slide inert={!isShown} lang={lang}>
      <Stage
        ref={stage}
        // Scrolled by pixels from the left.
        dir="ltr"
        $isZoomed={isZoomed}
        {...(isZoomed && { tabIndex: 0, role: 'group', 'aria-label': texts.enlarged })}
      >
        <FullPicture
          src={picture.picture_url}
          placeholder="project"
          alt={picture.alt?.trim() ?? ''}
          ratio="16 / 10"
          sizes="100vw"
        />
      </Stage>
      {picture.caption?.trim() && <figcaption dir="auto">{picture.caption}</figcaption>}
    </Slide>
  )
}

interface PictureDialogProps {
  pictures: readonly ProjectPicture[]
  lang?: string
  firstIndex: number
  onClose: () => void
}

export function PictureDialog({ pictures, lang, firstIndex, onClose }: PictureDialogProps) {
  const { gallery: texts } = useTexts()
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
    <Frame ref={dialog} aria-label={texts.title} onClose={onClose} onKeyDown={handleKey}>
      <PictureToolbar
        track={track}
        closeButton={closeButton}
        // The browser returns the focus when the dialog closes, not when it is removed.
        onClose={() => dialog.current?.close()}
      />
      <Track ref={ref} role="group" aria-label={texts.pictures} tabIndex={0} onScroll={onScroll}>
        {pictures.map((picture, position) => (
          <PictureSlide
            key={position}
            picture={picture}
            lang={lang}
            isShown={position === index}
            isZoomed={isZoomed && position === index}
          />
        ))}
      </Track>
    </Frame>
  )
}
