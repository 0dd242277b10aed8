import { Button } from '../../ui/Button'
import { ErrorText } from '../../ui/TextField'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { ProgressRow } from './pictureStyles'
import type { FileUpload } from './usePictureUpload'

interface UploadStatusProps {
  uploads: readonly FileUpload[]
  errors: readonly string[]
  /** Called with the id of an upload. */
  onCancel: (id: number) => void
}

/** The progress of every file, each with a button that cancels it, and why files were refused. */
export function UploadStatus({ uploads, errors, onCancel }: UploadStatusProps) {
  return (
    <>
      {uploads.map((upload) => (
        <ProgressRow key={upload.id}>
          <label>
            {progressText(upload)}
            <progress max={1} value={upload.part === 1 ? undefined : (upload.part ?? 0)} />
          </label>
          <Button $variant="outline" onClick={() => onCancel(upload.id)}>
            Batalkan<VisuallyHidden>{` ${upload.name}`}</VisuallyHidden>
          </Button>
        </ProgressRow>
      ))}
      <div role="alert">
        {errors.map((error, index) => (
          <ErrorText key={`${index} ${error}`}>{error}</ErrorText>
        ))}
      </div>
    </>
  )
}

function progressText({ name, part }: FileUpload): string {
  if (part === undefined) return `${name} menunggu giliran`
  return part >= 1 ? `${name} sedang diolah …` : `Mengunggah ${name}`
}
