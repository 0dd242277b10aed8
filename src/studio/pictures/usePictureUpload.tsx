import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { isAborted } from '../../api/apiError'
import type { StoredPicture } from '../../contract/pictures'
import { picturesApi } from '../../features/pictures/picturesApi'
import type { UploadError } from '../../features/pictures/sendPicture'
import { Button } from '../../ui/Button'
import { ErrorText } from '../../ui/TextField'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { useStudioTexts } from '../language/StudioTextsContext'
import type { StudioTexts } from '../language/texts'
import { failureReason } from '../ui/failureReason'
import { focusMainOnRemoval } from '../ui/focusMain'
import { useStudioDispatch } from '../useStudioDispatch'

const maxFileSize = 20 * 1024 * 1024

function uploadReason(texts: StudioTexts, error: FileError['error']): string {
  const { refused, statusCode } = error
  const { refusals, busy } = texts.pictures
  if (refused && refused in refusals) return refusals[refused]
  if (statusCode === 413) return refusals.size
  if (statusCode === 415) return refusals.type
  if (statusCode === 503) return busy
  return failureReason(texts, error)
}

export function picturesOf(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
}

interface FileError {
  name: string
  error: Partial<UploadError>
}

interface FileUpload {
  id: number
  name: string
  /** The sent part, from 0 to 1; at 1 the server is still encoding the picture. Undefined while it waits. */
  part?: number
  cancel: () => void
}

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

const ProgressRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 0.75rem;

  label {
    display: grid;
    flex: 1 1 12rem;
    gap: 0.375rem;
    font-size: ${({ theme }) => theme.size.small};
  }

  progress {
    width: 100%;
    height: 0.625rem;
    accent-color: ${({ theme }) => theme.accent};
  }
`

export function UploadStatus({
  uploads,
  errors,
}: Pick<ReturnType<typeof usePictureUpload>, 'uploads' | 'errors'>) {
  const texts = useStudioTexts()
  const { pictures } = texts
  return (
    <>
      {uploads.map((upload) => (
        <ProgressRow key={upload.id}>
          <label>
            {progressText(upload, pictures)}
            <progress max={1} value={upload.part === 1 ? undefined : (upload.part ?? 0)} />
          </label>
          <Button ref={focusMainOnRemoval} $variant="outline" onClick={upload.cancel}>
            {pictures.cancel}
            <VisuallyHidden>{` ${upload.name}`}</VisuallyHidden>
          </Button>
        </ProgressRow>
      ))}
      <div role="alert">
        {errors.map(({ name, error }, index) => (
          <ErrorText key={index}>{`${name}: ${uploadReason(texts, error)}`}</ErrorText>
        ))}
      </div>
    </>
  )
}

function progressText({ name, part }: FileUpload, texts: StudioTexts['pictures']): string {
  if (part === undefined) return texts.waiting(name)
  return part >= 1 ? texts.encoding(name) : texts.uploading(name)
}
