import type { ClipboardEvent, ComponentProps, KeyboardEvent, RefObject } from 'react'
import styled, { css } from 'styled-components'
import { useStudioTexts } from '../../language/StudioTextsContext'
import { Textarea } from '../controls/FieldFrame'
import { insertBlock, type BlockName } from './blocks'
import { htmlToMarkdown } from './htmlToMarkdown'
import { editTextarea, formatMarkdown, type MarkdownFormat } from './markdownEdits'
import { MarkdownToolbar } from './MarkdownToolbar'
import { useSlashMenu } from './SlashMenu'
import { isInCode, useMarkdownKeys } from './listEdits'
import type { useMarkdownPictures } from './useMarkdownPictures'

const fullScreen = css`
  grid-template-rows: auto minmax(0, 1fr);
  border: 0;
  border-radius: 0;

  textarea {
    height: 100%;
    min-height: 0;
    max-height: none;
    padding: 1rem max(1rem, (100% - 42.5rem) / 2);
    border: 0;
    /* The cursor shows the focus. */
    outline: 0;
    field-sizing: fixed;
    resize: none;
  }

  @media (max-width: 47.99em) {
    grid-template-rows: minmax(0, 1fr) auto;

    > :first-child {
      order: 1;
      border-top: 1px solid ${({ theme }) => theme.line};
      border-bottom: 0;
    }
  }
`

const Frame = styled.div<{ $isFull: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  border: 1px solid
    color-mix(in srgb, ${({ theme }) => theme.textMuted} 75%, ${({ theme }) => theme.surfaceRaised});
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.surfaceRaised};

  &:has([aria-invalid='true']) {
    border-color: ${({ theme }) => theme.danger};
  }

  ${({ $isFull }) => $isFull && fullScreen}
`

const Tools = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-width: 0;
  padding: 0.125rem 0.25rem;
  border-bottom: 1px solid ${({ theme }) => theme.line};

  > button {
    border-color: transparent;
  }
`

const Body = styled.div`
  position: relative;
  min-height: 0;
`

const LongTextarea = styled(Textarea)`
  display: block;
  min-height: 18rem;
  border: 0;
  background: transparent;
  font-size: 1.0625rem;
  line-height: 1.7;
  tab-size: 2;
`

interface MarkdownEditorProps extends Omit<ComponentProps<'textarea'>, 'ref'> {
  textarea: RefObject<HTMLTextAreaElement | null>
  onShown: (element: HTMLTextAreaElement | null) => void
  pictures: ReturnType<typeof useMarkdownPictures>
  isFull: boolean
}

export function MarkdownEditor(props: MarkdownEditorProps) {
  const { textarea, onShown, pictures, isFull, children, ...field } = props
  const { placeholders } = useStudioTexts().markdown

  function format(name: MarkdownFormat): void {
    textarea.current?.focus()
    editTextarea(textarea.current, (selection) => formatMarkdown(selection, name, placeholders))
  }

  function addBlock(name: BlockName): void {
    textarea.current?.focus()
    editTextarea(textarea.current, (selection) => insertBlock(selection, name, placeholders.column))
    if (name === 'picture') pictures.openLibrary()
  }

  const { update, follow, close, handleKey, attributes, menu } = useSlashMenu(textarea, addBlock)
  const handleMarkdownKey = useMarkdownKeys(format)

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (!event.nativeEvent.isComposing && handleKey(event)) event.preventDefault()
    else handleMarkdownKey(event)
  }

  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>): void {
    pictures.handlers.onPaste(event)
    if (event.defaultPrevented) return
    const before = htmlToMarkdown(event.clipboardData.getData('text/html'))
    const isPasted = editTextarea(event.currentTarget, ({ text, start: from, end: to }) =>
      before && !isInCode(text, from) ? { from, to, before, selected: '', after: '' } : undefined,
    )
    if (isPasted) event.preventDefault()
  }

  return (
    <Frame $isFull={isFull}>
      <Tools>
        <MarkdownToolbar textareaId={field.id} onFormat={format} onPicture={pictures.openLibrary} />
        {children}
      </Tools>
      <Body>
        <LongTextarea
          {...field}
          {...pictures.handlers}
          {...attributes}
          ref={onShown}
          onPaste={handlePaste}
          onKeyDown={handleKeyDown}
          onChange={(event) => {
            field.onChange?.(event)
            update()
          }}
          onSelect={follow}
          onBlur={(event) => {
            field.onBlur?.(event)
            close()
          }}
        />
        {menu}
      </Body>
    </Frame>
  )
}
