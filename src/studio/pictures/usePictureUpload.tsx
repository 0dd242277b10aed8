import { nanoid } from '@reduxjs/toolkit'
import { useEffect, useEffectEvent, useState } from 'react'
import styled from 'styled-components'
import { isAborted } from '../../api/apiError'
import { maxUploadSize } from '../../contract/constants'
import type { StoredPicture } from '../../contract/pictures'
import { picturesApi } from '../../features/pictures/picturesApi'
import type { UploadError } from '../../features/pictures/sendPicture'
import { Button } from '../../ui/Button'
import { ErrorText } from '../../ui/TextField'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { useStudioTexts, type StudioTexts } from '../language/StudioTextsContext'
import { failureReason } from '../ui/Failure'
import { focusMainOnRemoval } from '../ui/focus'
import { useStudioDispatch } from '../useStudioDispatch'

function uploadReason(texts: StudioTexts, error: FileError['error']): string {
  const { refused } = error
  const { refusals, busy } = texts.pictures
  if (refused && refused in refusals) return refusals[refused]
  return failureReason(texts, error, { 413: refusals.size, 415: refusals.type, 503: busy })
}

/** The files that are pasted or dropped. */
export function filesOf(data: DataTransfer | null): File[] {
  // Of formatted text, office programs also copy a picture.
  if (!data || data.types.includes('text/rtf')) return []
  return [...data.files]
}

interface FileError {
  name: string
  error: Partial<UploadError>
}

interface FileUpload {
  id: string
  name: string
  /** The sent part, from 0 to 1; at 1 the server is still encoding the picture. Undefined while it waits. */
  part?: number
  cancel: () => void
}

/** Why a file is not sent. */
function refusalOf({ size, type }: File): UploadError['refused'] {
  // Browsers do not know the type of every picture.
  if (type && !type.startsWith('image/')) return 'type'
  if (size === 0) return 'picture'
  return size > maxUploadSize ? 'size' : undefined
}

/** Uploads files one after the other. */
export function usePictureUpload(onUploaded: (picture: StoredPicture, id: string) => void) {
  const dispatch = useStudioDispatch()
  const [queue, setQueue] = useState<readonly { id: string; file: File }[]>([])
  const [sent, setSent] = useState({ id: '', part: 0 })
  const [errors, setErrors] = useState<readonly FileError[]>([])
  const [running] = queue
  const handleUploaded = useEffectEvent(onUploaded)
  const remove = (id: string) => setQueue((files) => files.filter((one) => one.id !== id))

  useEffect(() => {
    if (!running) return undefined
    const { id, file } = running
    const onProgress = (part: number) => setSent({ id, part })
    const request = dispatch(picturesApi.endpoints.uploadPicture.initiate({ file, onProgress }))
    void request.then(({ data, error }) => {
      if (data) handleUploaded(data, id)
      else if (!isAborted(error)) setErrors((known) => [...known, { name: file.name, error }])
      remove(id)
    })
    // When it is cancelled, or the screen is left.
    return () => request.abort()
  }, [running, dispatch])

  const upload = (files: readonly File[]) => {
    if (files.length === 0) return
    const refused = files
      .filter(refusalOf)
      .map((file) => ({ name: file.name, error: { refused: refusalOf(file) } }))
    setErrors((known) => [...(running ? known : []), ...refused])
    const added = files.filter((file) => !refusalOf(file)).map((file) => ({ id: nanoid(), file }))
    setQueue((known) => [...known, ...added])
  }

  const uploads = queue.map(({ id, file }): FileUpload => {
    const part = sent.id === id ? sent.part : id === running?.id ? 0 : undefined
    return { id, name: file.name, part, cancel: () => remove(id) }
  })
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
