import Bold from 'lucide-react/icons/bold'
import Code from 'lucide-react/icons/code'
import Heading2 from 'lucide-react/icons/heading-2'
import Image from 'lucide-react/icons/image'
import Italic from 'lucide-react/icons/italic'
import Link from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import Quote from 'lucide-react/icons/quote'
import {
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type ComponentProps,
  type ComponentType,
  type DragEvent,
  type KeyboardEvent,
} from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import type { StoredPicture } from '../../../contract/pictures'
import { markdownApi } from '../../../features/markdown/markdownApi'
import { Button, IconButton } from '../../../ui/Button'
import { Loading } from '../../../ui/Loading'
import { RichText } from '../../../ui/richText/RichText'
import { ErrorText } from '../../../ui/TextField'
import { PictureLibrary } from '../../pictures/PictureLibrary'

import { UploadStatus } from '../../pictures/UploadStatus'
import { picturesOf, usePictureUpload } from '../../pictures/usePictureUpload'
import { failureReason } from '../../ui/failureReason'
import { Textarea } from './FieldFrame'
import { editTextarea, formatMarkdown, insertPicture, type MarkdownFormat } from './markdownEdits'

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.375rem 0.75rem;
`

const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
`

const LongTextarea = styled(Textarea)`
  min-height: 18rem;
  font-family: ${({ theme }) => theme.font.code};
  font-size: ${({ theme }) => theme.size.small};
  line-height: 1.6;
`

const Preview = styled.div`
  min-height: 18rem;
  padding: 1rem;
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.small};
`

interface FormatButton {
  format: MarkdownFormat
  label: string
  Icon: ComponentType
  /** With the control key, or the command key. */
  key?: string
}

const formatButtons: readonly FormatButton[] = [
  { format: 'bold', label: 'Tebal', Icon: Bold, key: 'b' },
  { format: 'italic', label: 'Miring', Icon: Italic, key: 'i' },
  { format: 'heading', label: 'Judul bagian', Icon: Heading2 },
  { format: 'list', label: 'Daftar', Icon: List },
  { format: 'quote', label: 'Kutipan', Icon: Quote },
  { format: 'link', label: 'Tautan', Icon: Link, key: 'k' },
  { format: 'code', label: 'Kode', Icon: Code, key: 'e' },
]

function formatOfShortcut(event: KeyboardEvent): MarkdownFormat | undefined {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event
  if (!(ctrlKey || metaKey) || shiftKey || altKey) return undefined
  return formatButtons.find((button) => button.key === key.toLowerCase())?.format
}

/** Otherwise the browser opens a dropped file. */
function allowFiles(event: DragEvent): void {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault()
}

/** Inserts a picture and puts the cursor behind it, where the next one is inserted. */
function addPicture(textarea: HTMLTextAreaElement | null, { url, alt }: StoredPicture): void {
  editTextarea(textarea, (selection) => {
    const { from, to, before, selected, after } = insertPicture(selection, url, alt ?? '')
    return { from, to, before: before + selected + after, selected: '', after: '' }
  })
}

/** Markdown with a toolbar, shortcuts, pictures, and a preview as the site shows it. */
export function MarkdownControl({ ref, ...props }: ComponentProps<'textarea'>) {
  const textarea = useRef<HTMLTextAreaElement>(null)
  const [isPreview, setPreview] = useState(false)
  const [isLibraryOpen, setLibraryOpen] = useState(false)
  const { upload, ...status } = usePictureUpload((picture) => addPicture(textarea.current, picture))

  function format(name: MarkdownFormat): void {
    textarea.current?.focus()
    editTextarea(textarea.current, (selection) => formatMarkdown(selection, name))
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const shortcut = formatOfShortcut(event)
    if (!shortcut) return
    event.preventDefault()
    format(shortcut)
  }

  function handleSelect({ url, alt }: StoredPicture): void {
    // What is behind an open dialog cannot get the focus.
    flushSync(() => setLibraryOpen(false))
    textarea.current?.focus()
    editTextarea(textarea.current, (selection) => insertPicture(selection, url, alt ?? ''))
  }

  function receivePictures(event: ClipboardEvent | DragEvent, data: DataTransfer): void {
    const files = picturesOf(data)
    if (files.length > 0) event.preventDefault()
    upload(files)
  }

  function setRef(element: HTMLTextAreaElement | null): void {
    textarea.current = element
    if (typeof ref === 'function') ref(element)
  }

  return (
    <>
      <Tools>
        <MarkdownToolbar
          textareaId={props.id}
          onFormat={format}
          onPicture={() => setLibraryOpen(true)}
          isDisabled={isPreview}
        />
        <Button $variant="outline" aria-pressed={isPreview} onClick={() => setPreview(!isPreview)}>
          Pratinjau
        </Button>
      </Tools>
      <LongTextarea
        {...props}
        ref={setRef}
        hidden={isPreview}
        onKeyDown={handleKeyDown}
        onPaste={(event) => receivePictures(event, event.clipboardData)}
        onDragOver={allowFiles}
        onDrop={(event) => receivePictures(event, event.dataTransfer)}
      />
      <UploadStatus {...status} />
      {isLibraryOpen && (
        <PictureLibrary hasUpload onSelect={handleSelect} onClose={() => setLibraryOpen(false)} />
      )}
      {isPreview && <MarkdownPreview text={String(props.value)} />}
    </>
  )
}

interface MarkdownToolbarProps {
  textareaId: string | undefined
  onFormat: (format: MarkdownFormat) => void
  onPicture: () => void
  isDisabled: boolean
}

/** Buttons that format the selected text, and one that inserts a picture. */
function MarkdownToolbar({ textareaId, onFormat, onPicture, isDisabled }: MarkdownToolbarProps) {
  const shared = { type: 'button', 'aria-controls': textareaId, disabled: isDisabled } as const
  return (
    <Toolbar role="group" aria-label="Format teks">
      {formatButtons.map(({ format, label, Icon, key }) => (
        <IconButton
          {...shared}
          key={format}
          aria-label={label}
          title={key ? `${label} (Ctrl+${key.toUpperCase()})` : label}
          aria-keyshortcuts={key && `Control+${key.toUpperCase()}`}
          onClick={() => onFormat(format)}
        >
          <Icon />
        </IconButton>
      ))}
      <IconButton
        {...shared}
        aria-label="Gambar"
        title="Gambar"
        aria-haspopup="dialog"
        onClick={onPicture}
      >
        <Image />
      </IconButton>
    </Toolbar>
  )
}

function MarkdownPreview({ text }: { text: string }) {
  const [parse, { data, error }] = markdownApi.endpoints.parseMarkdown.useMutation()
  useEffect(() => {
    void parse(text)
  }, [parse, text])
  return (
    <Preview role="region" aria-label="Pratinjau">
      {data && <RichText text={data} />}
      {error && <ErrorText role="alert">{failureReason(error)}</ErrorText>}
      {!data && !error && <Loading text="Memuat pratinjau …" />}
    </Preview>
  )
}
