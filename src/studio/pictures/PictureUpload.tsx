import Camera from 'lucide-react/icons/camera'
import ImagePlus from 'lucide-react/icons/image-plus'
import {
  useEffect,
  useEffectEvent,
  useId,
  useState,
  type ChangeEvent,
  type DragEvent,
  type ReactNode,
} from 'react'
import type { StoredPicture } from '../../contract/pictures'
import { FileButton, Hint, UploadButtons, Zone } from './pictureStyles'
import { picturesOf } from './picturesOf'
import { acceptedTypes } from './uploadReason'
import { UploadStatus } from './UploadStatus'
import { usePictureUpload } from './usePictureUpload'

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
  const hintId = useId()
  const { upload, uploads, errors, cancel } = usePictureUpload(onUploaded)
  const isDisabled = !multiple && uploads.length > 0
  const send = (files: Iterable<File>) => {
    if (!isDisabled) upload([...files].slice(0, multiple ? undefined : 1))
  }
  const { isOver, dropHandlers } = useDrop(send)
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
    <Zone
      role="group"
      aria-label={label}
      aria-describedby={hintId}
      $isOver={isOver}
      {...dropHandlers}
      onPaste={pastesAnywhere ? undefined : paste}
    >
      <UploadButtons>
        <FileButton>
          <input {...input} multiple={multiple} />
          <ImagePlus aria-hidden /> Unggah gambar
        </FileButton>
        <FileButton $isForTouch>
          <input {...input} capture="environment" />
          <Camera aria-hidden /> Ambil foto
        </FileButton>
        {children}
      </UploadButtons>
      <Hint id={hintId}>
        Atau letakkan berkas di sini, atau tempel. JPEG, PNG, WebP, atau AVIF, paling besar 20 MB.
      </Hint>
      <UploadStatus uploads={uploads} errors={errors} onCancel={cancel} />
    </Zone>
  )
}

/** Of React or of the document. */
interface PasteEvent {
  clipboardData: DataTransfer | null
  preventDefault: () => void
}

/** Receives dropped files, and marks the place while they are above it. */
function useDrop(onFiles: (files: Iterable<File>) => void) {
  const [isOver, setIsOver] = useState(false)
  const dropHandlers = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(false)
      onFiles(event.dataTransfer.files)
    },
  }
  return { isOver, dropHandlers }
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
