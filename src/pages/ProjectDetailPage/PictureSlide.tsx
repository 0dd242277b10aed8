import { useEffect, useRef } from 'react'
import type { ProjectPicture } from '../../contract/projects'
import { FullPicture, Slide, Stage } from './pictureDialogStyles'

interface PictureSlideProps {
  picture: ProjectPicture
  isShown: boolean
  isZoomed: boolean
}

/** A picture of the dialog with its caption. An enlarged picture can be scrolled. */
export function PictureSlide({ picture, isShown, isZoomed }: PictureSlideProps) {
  const stage = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = stage.current
    if (!element || !isZoomed) return
    element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2
    element.scrollTop = (element.scrollHeight - element.clientHeight) / 2
  }, [isZoomed])
  return (
    <Slide inert={!isShown}>
      <Stage
        ref={stage}
        $isZoomed={isZoomed}
        {...(isZoomed && { tabIndex: 0, role: 'group', 'aria-label': 'Gambar yang diperbesar' })}
      >
        <FullPicture
          src={picture.picture_url}
          placeholder="project"
          alt={picture.alt?.trim() ?? ''}
          ratio="16 / 10"
          sizes="100vw"
        />
      </Stage>
      {picture.caption?.trim() && <figcaption>{picture.caption}</figcaption>}
    </Slide>
  )
}
