import Bold from 'lucide-react/icons/bold'
import Code from 'lucide-react/icons/code'
import Heading2 from 'lucide-react/icons/heading-2'
import Image from 'lucide-react/icons/image'
import Italic from 'lucide-react/icons/italic'
import Link from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import Quote from 'lucide-react/icons/quote'
import type { ComponentType } from 'react'
import styled from 'styled-components'
import { IconButton } from '../../ui/Button'
import type { MarkdownFormat } from './markdownEdits'

const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
`

interface FormatButton {
  format: MarkdownFormat
  label: string
  Icon: ComponentType
  /** With the control key, or the command key. */
  key?: string
}

const buttons: readonly FormatButton[] = [
  { format: 'bold', label: 'Tebal', Icon: Bold, key: 'b' },
  { format: 'italic', label: 'Miring', Icon: Italic, key: 'i' },
  { format: 'heading', label: 'Judul bagian', Icon: Heading2 },
  { format: 'list', label: 'Daftar', Icon: List },
  { format: 'quote', label: 'Kutipan', Icon: Quote },
  { format: 'link', label: 'Tautan', Icon: Link, key: 'k' },
  { format: 'code', label: 'Kode', Icon: Code, key: 'e' },
]

/** The formats by their keys. */
export const shortcuts: ReadonlyMap<string, MarkdownFormat> = new Map(
  buttons.flatMap(({ format, key }) => (key ? [[key, format]] : [])),
)

interface MarkdownToolbarProps {
  textareaId: string | undefined
  onFormat: (format: MarkdownFormat) => void
  onPicture: () => void
  isDisabled: boolean
}

/** Buttons that format the selected text, and one that inserts a picture. */
export function MarkdownToolbar(props: MarkdownToolbarProps) {
  const { textareaId, onFormat, onPicture, isDisabled } = props
  return (
    <Toolbar role="group" aria-label="Format teks">
      {buttons.map(({ format, label, Icon, key }) => (
        <IconButton
          key={format}
          type="button"
          aria-label={label}
          title={key ? `${label} (Ctrl+${key.toUpperCase()})` : label}
          aria-keyshortcuts={key && `Control+${key.toUpperCase()}`}
          aria-controls={textareaId}
          disabled={isDisabled}
          onClick={() => onFormat(format)}
        >
          <Icon />
        </IconButton>
      ))}
      <IconButton
        type="button"
        aria-label="Gambar"
        title="Gambar"
        aria-haspopup="dialog"
        aria-controls={textareaId}
        disabled={isDisabled}
        onClick={onPicture}
      >
        <Image />
      </IconButton>
    </Toolbar>
  )
}
