import styled from 'styled-components'
import { Button } from '../../ui/Button'
import { ErrorText } from '../../ui/TextField'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { useStudioTexts } from '../language/StudioTextsContext'
import type { StudioTexts } from '../language/texts'
import { uploadReason, type FileUpload, type usePictureUpload } from './usePictureUpload'

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

/** The progress of every file, each with a button that cancels it, and why files were refused. */
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
          <Button $variant="outline" onClick={upload.cancel}>
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
