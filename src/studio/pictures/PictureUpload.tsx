import Camera from 'lucide-react/icons/camera'
import ImagePlus from 'lucide-react/icons/image-plus'
import { useEffect, useEffectEvent, useId, useState, type ChangeEvent, type ReactNode } from 'react'
import type { StoredPicture } from '../../contract/pictures'
import { useStudioTexts } from '../language/StudioTextsContext'
import { dropHandlers, FileButton, FileButtons, FileZone } from '../ui/FileZone'
import { Hint } from './pictureStyles'
import { UploadStatus } from './UploadStatus'
import { picturesOf, usePictureUpload } from './usePictureUpload'

/** Without HEIC, so that an iPhone converts its photographs itself. */
const acceptedTypes = 'image/jpeg,image/png,image/webp,image/avif'

interface PictureUploadProps {
  /** Names the group for screen readers. */
  label: string
  onUploaded: (picture: StoredPicture) => void
  /** Several files may be selected. */
  multiple?: boolean
  /** Pictures are pasted wherever the focus is, not only within the group. */
  pastesAnywhere?: boolean
  /** Further ways to select a picture, beside the buttons. */
  children?: ReactNode
}

/** Uploads pictures that are selected, dropped, pasted or taken with the camera. */
export function PictureUpload(props: PictureUploadProps) {
  const { label, onUploaded, multiple = false, pastesAnywhere = false, children } = props
  const { pictures } = useStudioTexts()
  const hintId = useId()
  const { upload, uploads, errors } = usePictureUpload(onUploaded)
  const isDisabled = !multiple && uploads.length > 0
  const send = (files: Iterable<File>) => {
    if (!isDisabled) upload([...files].slice(0, multiple ? undefined : 1))
  }
  const [isOver, setIsOver] = useState(false)
  const paste = (event: PasteEvent) => {
    const files = picturesOf(event.clipboardData)
    if (files.length === 0) return
    event.preventDefault()
    send(files)
  }
  usePasteAnywhere(pastesAnywhere, paste)
  const select = ({ target }: ChangeEvent<HTMLInputElement>) => {
    send(target.files ?? [])
    // So that the same file can be selected again.
    target.value = ''
  }
  const input = {
    type: 'file',
    accept: acceptedTypes,
    disabled: isDisabled,
    onChange: select,
  }
  return (
    <FileZone
      role="group"
      aria-label={label}
      aria-describedby={hintId}
      $isOver={isOver}
      {...dropHandlers(setIsOver, ({ files }) => send(files))}
      onPaste={pastesAnywhere ? undefined : paste}
    >
      <FileButtons>
        <FileButton>
          <input {...input} multiple={multiple} />
          <ImagePlus aria-hidden /> {pictures.upload}
        </FileButton>
        <FileButton $isForTouch>
          <input {...input} capture="environment" />
          <Camera aria-hidden /> {pictures.photograph}
        </FileButton>
        {children}
      </FileButtons>
      <Hint id={hintId}>{pictures.uploadHint}</Hint>
      <UploadStatus uploads={uploads} errors={errors} />
    </FileZone>
  )
}

/** Of React or of the document. */
interface PasteEvent {
  clipboardData: DataTransfer | null
  preventDefault: () => void
}

function usePasteAnywhere(isActive: boolean, paste: (event: PasteEvent) => void): void {
  const handlePaste = useEffectEvent(paste)
  useEffect(() => {
    if (!isActive) return
    const listen = (event: ClipboardEvent) => handlePaste(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [isActive])
}
