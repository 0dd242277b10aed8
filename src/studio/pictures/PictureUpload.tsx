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
import styled, { css } from 'styled-components'
import type { StoredPicture } from '../../contract/pictures'
import { Hint } from './pictureStyles'
import { UploadStatus } from './UploadStatus'
import { picturesOf, usePictureUpload } from './usePictureUpload'

const Zone = styled.div<{ $isOver: boolean }>`
  display: grid;
  gap: 0.625rem;
  padding: 0.875rem;
  border: 1.5px dashed ${({ theme, $isOver }) => ($isOver ? theme.accent : theme.textMuted)};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme, $isOver }) => ($isOver ? theme.accentSoft : 'transparent')};
`

const UploadButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.625rem;
`

/** A label that looks like a button; its file input has the focus. */
const FileButton = styled.label<{ $isForTouch?: boolean }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  padding: 0.5rem 1.125rem;
  border: 1.5px solid ${({ theme }) => theme.textMuted};
  border-radius: ${({ theme }) => theme.radius.round};
  font-size: ${({ theme }) => theme.size.small};
  font-weight: 650;
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }

  &:has(:focus-visible) {
    outline: 3px solid ${({ theme }) => theme.accent};
    outline-offset: 3px;
  }

  &:has(:disabled) {
    opacity: 0.6;
  }

  svg {
    width: 1.2em;
    height: 1.2em;
  }

  /* The dialog of a computer has no camera. */
  ${({ $isForTouch }) =>
    $isForTouch &&
    css`
      @media not (pointer: coarse) {
        display: none;
      }
    `}
`

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
    <Zone
      role="group"
      aria-label={label}
      aria-describedby={hintId}
      $isOver={isOver}
      {...dropHandlers(setIsOver, send)}
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
      <UploadStatus uploads={uploads} errors={errors} />
    </Zone>
  )
}

/** Of React or of the document. */
interface PasteEvent {
  clipboardData: DataTransfer | null
  preventDefault: () => void
}

/** Receive dropped files, and mark the place while they are above it. */
function dropHandlers(setIsOver: (isOver: boolean) => void, onFiles: (files: FileList) => void) {
  return {
    onDragOver(event: DragEvent) {
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault()
      setIsOver(false)
      onFiles(event.dataTransfer.files)
    },
  }
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
