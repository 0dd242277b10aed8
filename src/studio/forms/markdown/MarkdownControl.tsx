import Maximize2 from 'lucide-react/icons/maximize-2'
import { useRef, useState, type ComponentProps } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { breakpoints } from '../../../theme/theme'
import { IconButton } from '../../../ui/Button'
import { useStudioTexts } from '../../language/StudioTextsContext'
import { Facts } from '../../ui/rows'
import { FullScreenEditor } from './FullScreenEditor'
import { MarkdownEditor } from './MarkdownEditor'
import { useMarkdownPictures } from './useMarkdownPictures'

const Help = styled(Facts)`
  display: none;

  ${({ theme }) => theme.from.tablet} {
    display: block;
  }
`

const Status = styled.div`
  display: grid;
  gap: 0.375rem;

  dialog & {
    padding-inline: 0.75rem;
  }
`

interface MarkdownControlProps extends ComponentProps<'textarea'> {
  label: string
}

export function MarkdownControl({ ref, label, ...props }: MarkdownControlProps) {
  const { markdown } = useStudioTexts()
  const textarea = useRef<HTMLTextAreaElement>(null)
  const [isFull, setFull] = useState(false)
  const pictures = useMarkdownPictures(textarea)

  /** Shows the text elsewhere, with the cursor where it was. */
  function move(toFull: boolean): void {
    const { selectionStart = 0, selectionEnd = 0 } = textarea.current ?? {}
    flushSync(() => setFull(toFull))
    textarea.current?.focus()
    textarea.current?.setSelectionRange(selectionStart, selectionEnd)
  }

  function handleShown(element: HTMLTextAreaElement | null): void {
    textarea.current = element
    if (typeof ref === 'function') ref(element)
  }

  const { id, 'aria-describedby': description } = props
  const editor = (
    <MarkdownEditor
      {...props}
      aria-label={isFull ? label : undefined}
      aria-describedby={[description, `${id}-keys`].filter(Boolean).join(' ')}
      textarea={textarea}
      onShown={handleShown}
      pictures={pictures}
      isFull={isFull}
      // On a phone, a form leaves too little room above the keyboard.
      onClick={() => {
        if (!isFull && isNarrow()) move(true)
      }}
    >
      {!isFull && (
        <IconButton type="button" aria-label={markdown.fullScreen} onClick={() => move(true)}>
          <Maximize2 />
        </IconButton>
      )}
    </MarkdownEditor>
  )
  const content = (
    <>
      {editor}
      <Status>{pictures.status}</Status>
    </>
  )
  return (
    <>
      {isFull ? (
        <FullScreenEditor label={label} onClose={() => move(false)}>
          {content}
        </FullScreenEditor>
      ) : (
        content
      )}
      {pictures.dialogs}
      <Help id={`${id}-keys`}>{markdown.keys}</Help>
    </>
  )
}

const isNarrow = () => !window.matchMedia(`(min-width: ${breakpoints.tablet})`).matches
