import { useEffect, useRef, useState } from 'react'
import { isAborted } from '../../api/apiError'
import type { StoredPicture } from '../../contract/pictures'
import { picturesApi } from '../../features/pictures/picturesApi'
import type { UploadError } from '../../features/pictures/sendPicture'
import type { StudioTexts } from '../language/texts'
import { failureReason } from '../ui/failureReason'
import { useStudioDispatch } from '../useStudioDispatch'

/** Bytes of a file that the server accepts. */
const maxFileSize = 20 * 1024 * 1024

/** Why a file was not uploaded, as a sentence for the owner. */
export function uploadReason(texts: StudioTexts, error: FileError['error']): string {
  const { refused, statusCode } = error
  const { refusals, busy } = texts.pictures
  if (refused && refused in refusals) return refusals[refused]
  if (statusCode === 413) return refusals.size
  if (statusCode === 415) return refusals.type
  if (statusCode === 503) return busy
  return failureReason(texts, error)
}

/** The picture files that are pasted or dropped; none if there is only text. */
export function picturesOf(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
}

/** Why a file was not uploaded. */
export interface FileError {
  name: string
  error: Partial<UploadError>
}

/** The upload of one file. */
export interface FileUpload {
  id: number
  name: string
  /** The sent part, from 0 to 1; at 1 the server is still encoding the picture. Undefined while it waits. */
  part?: number
  cancel: () => void
}

/**
 * Uploads files one after another, in their order.
 * @param onUploaded called with every stored picture
 */
export function usePictureUpload(onUploaded: (picture: StoredPicture) => void) {
  const dispatch = useStudioDispatch()
  const [uploads, setUploads] = useState<FileUpload[]>([])
  const [errors, setErrors] = useState<FileError[]>([])
  const lastId = useRef(0)
  const lastUpload = useRef(Promise.resolve())
  const controllers = useRef(new Set<AbortController>())
  const handleUploaded = useRef(onUploaded)
  useEffect(() => {
    handleUploaded.current = onUploaded
  }, [onUploaded])
  useEffect(() => {
    const all = controllers.current
    return () => all.forEach((controller) => controller.abort())
  }, [])

  const send = async (id: number, file: File, signal: AbortSignal) => {
    if (signal.aborted) return
    const addError = (error: FileError['error']) =>
      setErrors((known) => [...known, { name: file.name, error }])
    if (file.size === 0) return addError({ refused: 'picture' })
    if (file.size > maxFileSize) return addError({ refused: 'size' })
    const onProgress = (part: number) =>
      setUploads((known) =>
        known.map((upload) => (upload.id === id ? { ...upload, part } : upload)),
      )
    onProgress(0)
    const request = dispatch(picturesApi.endpoints.uploadPicture.initiate({ file, onProgress }))
    signal.addEventListener('abort', () => request.abort())
    const { data, error } = await request
    if (data) handleUploaded.current(data)
    else if (!isAborted(error)) addError(error)
  }

  const add = (file: File): FileUpload => {
    const id = (lastId.current += 1)
    const controller = new AbortController()
    controllers.current.add(controller)
    const remove = () => {
      controllers.current.delete(controller)
      setUploads((known) => known.filter((upload) => upload.id !== id))
    }
    lastUpload.current = lastUpload.current
      .then(() => send(id, file, controller.signal))
      .finally(remove)
    const cancel = () => {
      controller.abort()
      remove()
    }
    return { id, name: file.name, cancel }
  }

  const upload = (files: readonly File[]) => {
    if (files.length === 0) return
    if (uploads.length === 0) setErrors([])
    const added = files.map(add)
    setUploads((known) => [...known, ...added])
  }

  return { upload, uploads, errors }
}
