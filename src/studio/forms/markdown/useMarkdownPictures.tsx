import { useState, type ClipboardEvent, type DragEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { StoredPicture } from '../../../contract/pictures'
import { useStudioTexts } from '../../language/StudioTextsContext'
import { PictureLibrary } from '../../pictures/PictureLibrary'
import { UploadStatus } from '../../pictures/UploadStatus'
import { picturesOf, usePictureUpload } from '../../pictures/usePictureUpload'
import { editTextarea, insertPicture } from './markdownEdits'
import { PictureDescription } from './PictureDescription'

/** Otherwise the browser opens a dropped file. */
function allowFiles(event: DragEvent): void {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault()
}

/** Inserts pictures that are pasted, dropped or selected; those without a description get one. */
export function useMarkdownPictures(textarea: RefObject<HTMLTextAreaElement | null>) {
  const { placeholders } = useStudioTexts().markdown
  const [isLibraryOpen, setLibraryOpen] = useState(false)
  /** Pasted or dropped pictures without a description. */
  const [asked, setAsked] = useState<readonly StoredPicture[]>([])
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
    else setAsked((known) => [...known, added])
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

  /** Uploads pasted or dropped pictures, which the browser does not handle then. */
  function take(event: ClipboardEvent | DragEvent, data: DataTransfer): void {
    const files = picturesOf(data)
    if (files.length > 0) event.preventDefault()
    upload(files)
  }

  return {
    openLibrary: () => setLibraryOpen(true),
    handlers: {
      onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
      onDragOver: allowFiles,
      onDrop: (event: DragEvent) => take(event, event.dataTransfer),
    },
    status: <UploadStatus {...status} />,
    dialogs: (
      <>
        {isLibraryOpen && (
          <PictureLibrary hasUpload onSelect={handleSelect} onClose={() => setLibraryOpen(false)} />
        )}
        {picture && (
          <PictureDescription
            key={picture.hash}
            picture={picture}
            onDescribed={(alt) => handleDescribed({ ...picture, alt })}
          />
        )}
      </>
    ),
  }
}
