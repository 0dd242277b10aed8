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
import { useStudioTexts } from '../../language/StudioTextsContext'
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
  Icon: ComponentType
  /** With the control key, or the command key. */
  key?: string
}

const formatButtons: readonly FormatButton[] = [
  { format: 'bold', Icon: Bold, key: 'b' },
  { format: 'italic', Icon: Italic, key: 'i' },
  { format: 'heading', Icon: Heading2 },
  { format: 'list', Icon: List },
  { format: 'quote', Icon: Quote },
  { format: 'link', Icon: Link, key: 'k' },
  { format: 'code', Icon: Code, key: 'e' },
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

/** The pasted or dropped pictures, which the browser does not handle then. */
function takePictures(event: ClipboardEvent | DragEvent, data: DataTransfer): File[] {
  const files = picturesOf(data)
  if (files.length > 0) event.preventDefault()
  return files
}

/**
 * Inserts a picture and puts the cursor behind it, where the next one is inserted.
 * @param alt the description of a picture without one
 */
function addPicture(
  textarea: HTMLTextAreaElement | null,
  picture: StoredPicture,
  alt: string,
): void {
  editTextarea(textarea, (selection) => {
    const { from, to, before, selected, after } = insertPicture(selection, picture, alt)
    return { from, to, before: before + selected + after, selected: '', after: '' }
  })
}

/** Markdown with a toolbar, shortcuts, pictures, and a preview as the site shows it. */
export function MarkdownControl({ ref, ...props }: ComponentProps<'textarea'>) {
  const textarea = useRef<HTMLTextAreaElement>(null)
  const [isPreview, setPreview] = useState(false)
  const [isLibraryOpen, setLibraryOpen] = useState(false)
  const { placeholders, preview } = useStudioTexts().markdown
  const { upload, ...status } = usePictureUpload((picture) =>
    addPicture(textarea.current, picture, placeholders.alt),
  )

  function format(name: MarkdownFormat): void {
    textarea.current?.focus()
    editTextarea(textarea.current, (selection) => formatMarkdown(selection, name, placeholders))
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const shortcut = formatOfShortcut(event)
    if (!shortcut) return
    event.preventDefault()
    format(shortcut)
  }

  function handleSelect(picture: StoredPicture): void {
    // What is behind an open dialog cannot get the focus.
    flushSync(() => setLibraryOpen(false))
    textarea.current?.focus()
    editTextarea(textarea.current, (selection) =>
      insertPicture(selection, picture, placeholders.alt),
    )
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
          {preview}
        </Button>
      </Tools>
      <LongTextarea
        {...props}
        ref={setRef}
        hidden={isPreview}
        onKeyDown={handleKeyDown}
        onPaste={(event) => upload(takePictures(event, event.clipboardData))}
        onDragOver={allowFiles}
        onDrop={(event) => upload(takePictures(event, event.dataTransfer))}
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
  const { markdown } = useStudioTexts()
  const shared = { type: 'button', 'aria-controls': textareaId, disabled: isDisabled } as const
  return (
    <Toolbar role="group" aria-label={markdown.toolbar}>
      {formatButtons.map(({ format, Icon, key }) => (
        <IconButton
          {...shared}
          key={format}
          aria-label={markdown[format]}
          title={markdown[format] + (key ? ` (Ctrl+${key.toUpperCase()})` : '')}
          aria-keyshortcuts={key && `Control+${key.toUpperCase()}`}
          onClick={() => onFormat(format)}
        >
          <Icon />
        </IconButton>
      ))}
      <IconButton
        {...shared}
        aria-label={markdown.picture}
        title={markdown.picture}
        aria-haspopup="dialog"
        onClick={onPicture}
      >
        <Image />
      </IconButton>
    </Toolbar>
  )
}

function MarkdownPreview({ text }: { text: string }) {
  const texts = useStudioTexts()
  const [parse, { data, error }] = markdownApi.endpoints.parseMarkdown.useMutation()
  useEffect(() => {
    void parse(text)
  }, [parse, text])
  return (
    <Preview role="region" aria-label={texts.markdown.preview}>
      {data && <RichText text={data} />}
      {error && <ErrorText role="alert">{failureReason(texts, error)}</ErrorText>}
      {!data && !error && <Loading text={texts.preview.loading} />}
    </Preview>
  )
}
