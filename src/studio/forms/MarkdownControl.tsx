import { useEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import styled from 'styled-components'
import { markdownApi } from '../../features/markdown/markdownApi'
import { Button } from '../../ui/Button'
import { Loading } from '../../ui/Loading'
import { RichText } from '../../ui/richText/RichText'
import { ErrorText } from '../../ui/TextField'
import { failureReason } from '../ui/failureReason'
import { Textarea } from './inputStyles'
import { edit } from './editTextarea'
import { formatMarkdown, type MarkdownFormat } from './markdownEdits'
import { MarkdownToolbar, shortcuts } from './MarkdownToolbar'
import { useMarkdownPictures } from './useMarkdownPictures'

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.375rem 0.75rem;
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

/** Markdown with a toolbar, shortcuts, pictures, and a preview as the site shows it. */
export function MarkdownControl({ ref, ...props }: ComponentProps<'textarea'>) {
  const textarea = useRef<HTMLTextAreaElement>(null)
  const [isPreview, setPreview] = useState(false)
  const pictures = useMarkdownPictures(textarea)

  function format(name: MarkdownFormat): void {
    textarea.current?.focus()
    edit(textarea.current, (selection) => formatMarkdown(selection, name))
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const name = shortcuts.get(event.key.toLowerCase())
    if (!name || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
    event.preventDefault()
    format(name)
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
          onPicture={pictures.openLibrary}
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
        {...pictures.handlers}
      />
      {pictures.status}
      {isPreview && <MarkdownPreview text={String(props.value)} />}
    </>
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
