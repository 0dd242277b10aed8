import { nanoid } from '@reduxjs/toolkit'
import { type ClipboardEvent, type DragEvent, type RefObject, useId, useState } from 'react'
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
import { editTextarea, insertPicture } from './markdownEdits'

/** Otherwise the browser opens a dropped file. */
function allowFiles(event: DragEvent): void {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault()
}

/** A picture without a description, with a key: it may have been uploaded twice. */
type AskedPicture = StoredPicture & { key: string }

export function useMarkdownPictures(textarea: RefObject<HTMLTextAreaElement | null>) {
  const { placeholders } = useStudioTexts().markdown
  const [isLibraryOpen, setLibraryOpen] = useState(false)
  const [asked, setAsked] = useState<readonly AskedPicture[]>([])
  const [picture] = asked

  /** Inserts a picture and puts the cursor behind it, where the next one is inserted. */
  function insert(added: StoredPicture): void {
    editTextarea(textarea.current, (selection) => {
      const { from, to, before, selected, after } = insertPicture(selection, added, '')
      return { from, to, before: before + selected + after, selected: '', after: '' }
    })
  }

  const { upload, ...status } = usePictureUpload((added) => {
    if (added.alt) insert(added)
    else setAsked((known) => [...known, { ...added, key: nanoid() }])
  })

  function handleDescribed(described: StoredPicture): void {
    // What is behind an open dialog cannot get the focus.
    flushSync(() => setAsked(([, ...others]) => others))
    if (asked.length === 1) textarea.current?.focus()
    insert(described)
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
    status: <UploadStatus {...status} />,
    dialogs: (
      <>
        {isLibraryOpen && (
          <PictureLibrary hasUpload onSelect={handleSelect} onClose={() => setLibraryOpen(false)} />
        )}
        {picture && (
          <PictureDescription
            key={picture.key}
            picture={picture}
            onDescribed={(alt) => handleDescribed({ ...picture, alt })}
          />
        )}
      </>
    ),
  }
}

const Picture = styled.img`
  width: 100%;
  max-height: 12rem;
  border-radius: ${({ theme }) => theme.radius.small};
`

interface PictureDescriptionProps {
  picture: StoredPicture
  /** @param alt empty if the owner does not describe the picture */
  onDescribed: (alt: string) => void
}

function PictureDescription({ picture, onDescribed }: PictureDescriptionProps) {
  const { description, insert } = useStudioTexts().markdown
  const hintId = useId()
  const [alt, setAlt] = useState('')
  return (
    <ModalDialog title={description.title} onCancel={() => onDescribed('')}>
      <Picture src={sitePath(picture.url)} alt="" />
      <TextField
        label={description.label}
        autoFocus
        value={alt}
        maxLength={300}
        aria-describedby={hintId}
        onChange={({ target }) => setAlt(target.value)}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) onDescribed(alt.trim())
        }}
      >
        <p id={hintId}>{description.hint}</p>
      </TextField>
      <ButtonRow>
        <Button onClick={() => onDescribed(alt.trim())}>{insert}</Button>
        <Button $variant="outline" onClick={() => onDescribed('')}>
          {description.skip}
        </Button>
      </ButtonRow>
    </ModalDialog>
  )
}
