import Camera from 'lucide-react/icons/camera'
import ImagePlus from 'lucide-react/icons/image-plus'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { StoredPicture } from '../../contract/pictures'
import { listen } from '../../lib/listen'
import { useStudioTexts } from '../language/StudioTextsContext'
import { FileButton, FileZone } from '../ui/FileZone'
import { filesOf, UploadStatus, usePictureUpload } from './usePictureUpload'

/** Without HEIC, so that an iPhone converts its photographs itself. */
const acceptedTypes = 'image/jpeg,image/png,image/webp,image/avif'

interface PictureUploadProps {
  label: string
  onUploaded: (picture: StoredPicture) => void
  multiple?: boolean
  /** Pictures are pasted wherever the focus is, not only within the group. */
  pastesAnywhere?: boolean
  children?: ReactNode
}

export function PictureUpload(props: PictureUploadProps) {
  const { label, onUploaded, multiple = false, pastesAnywhere = false, children } = props
  const { pictures } = useStudioTexts()
  const { upload, uploads, errors } = usePictureUpload(onUploaded)
  const isDisabled = !multiple && uploads.length > 0
  const send = (files: Iterable<File>) => {
    if (!isDisabled) upload([...files].slice(0, multiple ? undefined : 1))
  }
  const paste = (event: PasteEvent) => {
    const files = filesOf(event.clipboardData)
    if (files.length === 0) return
    event.preventDefault()
    send(files)
  }
  usePasteAnywhere(pastesAnywhere, paste)
  const input = { accept: acceptedTypes, disabled: isDisabled, onSelect: send }
  return (
    <FileZone
      label={label}
      hint={pictures.uploadHint}
      onDrop={({ files }) => send(files)}
      onPaste={pastesAnywhere ? undefined : paste}
      buttons={
        <>
          <FileButton {...input} multiple={multiple}>
            <ImagePlus aria-hidden /> {pictures.upload}
          </FileButton>
          <FileButton {...input} capture="environment" isForTouch>
            <Camera aria-hidden /> {pictures.photograph}
          </FileButton>
          {children}
        </>
      }
    >
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
    return listen(document, ['paste'], (event: ClipboardEvent) => handlePaste(event))
  }, [isActive])
}
