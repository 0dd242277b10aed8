import {
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  type RefObject,
  useId,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import type { StoredPicture } from '../../../contract/pictures'
import { sitePath } from '../../../sitePath'
import { Button, ButtonRow } from '../../../ui/Button'
import { TextField } from '../../../ui/TextField'
import { useStudioTexts } from '../../language/StudioTextsContext'
import { PictureLibrary } from '../../pictures/PictureLibrary'
import { filesOf, UploadStatus, usePictureUpload } from '../../pictures/usePictureUpload'
import { ModalDialog } from '../../ui/dialogs/ModalDialog'
import { PendingButton } from '../../ui/PendingButton'
import { editTextarea, insertPicture } from './markdownEdits'

/** Otherwise the browser opens a dropped file. */
function allowFiles(event: DragEvent): void {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault()
}

export function useMarkdownPictures(textarea: RefObject<HTMLTextAreaElement | null>) {
  const { placeholders } = useStudioTexts().markdown
  const [isLibraryOpen, setLibraryOpen] = useState(false)
  const [uploaded, setUploaded] = useState<readonly { id: string; picture: StoredPicture }[]>([])
  const { upload, ...status } = usePictureUpload((picture, id) =>
    setUploaded((known) => [...known, { id, picture }]),
  )
  const picture = uploaded[0]?.picture
  // From the paste on, so that the description is not asked for in the middle of a sentence.
  const asked = uploaded[0] ?? status.uploads[0]

  /** Inserts the picture and puts the cursor behind it, where the next one is inserted. */
  function handleDescribed(alt: string): void {
    if (!picture) return
    // What is behind an open dialog cannot get the focus.
    flushSync(() => setUploaded(([, ...others]) => others))
    if (uploaded.length + status.uploads.length === 1) textarea.current?.focus()
    editTextarea(textarea.current, (selection) => {
      const described = { ...picture, alt }
      const { from, to, before, selected, after } = insertPicture(selection, described, '')
      return { from, to, before: before + selected + after, selected: '', after: '' }
    })
  }

  function handleSelect(selected: StoredPicture): void {
    flushSync(() => setLibraryOpen(false))
    textarea.current?.focus()
    editTextarea(textarea.current, (selection) =>
      insertPicture(selection, selected, placeholders.alt),
    )
  }

  function take(event: ClipboardEvent | DragEvent, data: DataTransfer): void {
    const files = filesOf(data)
    if (files.length > 0) event.preventDefault()
    upload(files)
  }

  return {
    openLibrary: () => setLibraryOpen(true),
    handlers: {
      onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
      onDragOver: allowFiles,
      onDrop: (event: DragEvent) => {
        allowFiles(event)
        take(event, event.dataTransfer)
      },
    },
    status: !asked && <UploadStatus {...status} />,
    dialogs: (
      <>
        {isLibraryOpen && (
          <PictureLibrary hasUpload onSelect={handleSelect} onClose={() => setLibraryOpen(false)} />
        )}
        {asked && (
          <PictureDescription
            key={asked.id}
            picture={picture}
            status={<UploadStatus {...status} />}
            onDescribed={handleDescribed}
            onCancel={() => (picture ? handleDescribed('') : status.uploads[0]?.cancel())}
          />
        )}
      </>
    ),
  }
}

/** As high as the picture, so that nothing moves when that is uploaded. */
const Preview = styled.div`
  display: grid;
  align-content: center;
  min-height: 12rem;
`

const Picture = styled.img`
  width: 100%;
  max-height: 12rem;
  border-radius: ${({ theme }) => theme.radius.small};
`

interface PictureDescriptionProps {
  /** Undefined while it is uploaded. */
  picture: StoredPicture | undefined
  status: ReactNode
  /** @param alt empty if the owner does not describe the picture */
  onDescribed: (alt: string) => void
  onCancel: () => void
}

function PictureDescription(props: PictureDescriptionProps) {
  const { picture, status, onDescribed, onCancel } = props
  const { markdown, pictures } = useStudioTexts()
  const { description, insert } = markdown
  const hintId = useId()
  const [typed, setTyped] = useState<string>()
  const alt = typed ?? picture?.alt ?? ''
  return (
    <ModalDialog title={pictures.alt} onCancel={onCancel}>
      <TextField
        label={description.label}
        autoFocus
        value={alt}
        maxLength={300}
        aria-describedby={hintId}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) onDescribed(alt.trim())
        }}
      >
        <p id={hintId}>{description.hint}</p>
      </TextField>
      <Preview>{picture ? <Picture src={sitePath(picture.url)} alt="" /> : status}</Preview>
      <ButtonRow>
        <PendingButton isPending={!picture} onClick={() => onDescribed(alt.trim())}>
          {insert}
        </PendingButton>
        <Button $variant="outline" aria-disabled={!picture} onClick={() => onDescribed('')}>
          {description.skip}
        </Button>
      </ButtonRow>
    </ModalDialog>
  )
}
