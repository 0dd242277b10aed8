import { useState, type ClipboardEvent, type DragEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { StoredPicture } from '../../contract/pictures'
import { PictureLibrary } from '../pictures/PictureLibrary'
import { picturesOf } from '../pictures/picturesOf'
import { UploadStatus } from '../pictures/UploadStatus'
import { usePictureUpload } from '../pictures/usePictureUpload'
import { edit } from './editTextarea'
import { insertPicture } from './markdownEdits'

/** Inserts pictures into Markdown that are selected in the library, dropped or pasted. */
export function useMarkdownPictures(textarea: RefObject<HTMLTextAreaElement | null>) {
  const [isLibraryOpen, setLibraryOpen] = useState(false)
  const { upload, uploads, errors, cancel } = usePictureUpload(({ url, alt }) =>
    edit(textarea.current, (selection) => {
      const picture = insertPicture(selection, url, alt ?? '')
      // The next one comes after it.
      const end = picture.from + picture.insert.length
      return { ...picture, selectFrom: end, selectTo: end }
    }),
  )

  function select({ url, alt }: StoredPicture): void {
    // What is behind an open dialog cannot get the focus.
    flushSync(() => setLibraryOpen(false))
    textarea.current?.focus()
    edit(textarea.current, (selection) => insertPicture(selection, url, alt ?? ''))
  }

  function receive(event: ClipboardEvent | DragEvent, data: DataTransfer): void {
    const files = picturesOf(data)
    if (files.length === 0) return
    event.preventDefault()
    upload(files)
  }

  const handlers = {
    onPaste: (event: ClipboardEvent) => receive(event, event.clipboardData),
    onDragOver: (event: DragEvent) => {
      // Otherwise the browser opens the file.
      if (event.dataTransfer.types.includes('Files')) event.preventDefault()
    },
    onDrop: (event: DragEvent) => receive(event, event.dataTransfer),
  }
  const status = (
    <>
      <UploadStatus uploads={uploads} errors={errors} onCancel={cancel} />
      {isLibraryOpen && (
        <PictureLibrary hasUpload onSelect={select} onClose={() => setLibraryOpen(false)} />
      )}
    </>
  )
  return { handlers, status, openLibrary: () => setLibraryOpen(true) }
}
