import Bold from 'lucide-react/icons/bold'
import Code from 'lucide-react/icons/code'
import Heading2 from 'lucide-react/icons/heading-2'
import Image from 'lucide-react/icons/image'
import Italic from 'lucide-react/icons/italic'
import Link from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import Quote from 'lucide-react/icons/quote'
import type { ComponentType, KeyboardEvent } from 'react'
import styled from 'styled-components'
import { IconButton } from '../../../ui/Button'
import { useStudioTexts } from '../../language/StudioTextsContext'
import { isShortcut } from '../../ui/hooks/useShortcut'
import type { MarkdownFormat } from './markdownEdits'

const Toolbar = styled.div`
  display: flex;
  flex: 1;
  overflow-x: auto;
  min-width: 0;
  padding-inline-end: 0.5rem;
  scrollbar-width: none;
  mask-image: linear-gradient(to var(--end), #000 calc(100% - 0.5rem), transparent);

  > button {
    flex: none;
    /* On a phone of 390 px, one row has all. */
    width: clamp(2.25rem, 9.2vw, 2.75rem);
    border-color: transparent;
  }
`

interface FormatButton {
  format: MarkdownFormat
  Icon: ComponentType
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

export function formatOfShortcut(event: KeyboardEvent): MarkdownFormat | undefined {
  return formatButtons.find(({ key }) => key && isShortcut(event, key))?.format
}

interface MarkdownToolbarProps {
  textareaId: string | undefined
  onFormat: (format: MarkdownFormat) => void
  onPicture: () => void
}

export function MarkdownToolbar({ textareaId, onFormat, onPicture }: MarkdownToolbarProps) {
  const { markdown } = useStudioTexts()
  const labels = { ...markdown, ...markdown.blocks }
  const shared = { type: 'button', 'aria-controls': textareaId } as const
  return (
    <Toolbar
      role="group"
      aria-label={markdown.toolbar}
      // The text keeps the focus, and a phone its keyboard.
      onMouseDown={(event) => event.preventDefault()}
    >
      {formatButtons.map(({ format, Icon, key }) => (
        <IconButton
          {...shared}
          key={format}
          aria-label={labels[format]}
          title={labels[format] + (key ? ` (Ctrl+${key.toUpperCase()})` : '')}
          aria-keyshortcuts={key && `Control+${key.toUpperCase()}`}
          onClick={() => onFormat(format)}
        >
          <Icon />
        </IconButton>
      ))}
      <IconButton
        {...shared}
        aria-label={labels.picture}
        title={labels.picture}
        aria-haspopup="dialog"
        onClick={onPicture}
      >
        <Image />
      </IconButton>
    </Toolbar>
  )
}
