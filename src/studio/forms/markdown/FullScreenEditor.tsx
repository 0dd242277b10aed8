import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react'
import styled from 'styled-components'
import { listen } from '../../../lib/listen'
import { Button, ButtonRow } from '../../../ui/Button'
import { ToggleButton } from '../../../ui/lists/FilterBar'
import { useStudioTexts } from '../../language/StudioTextsContext'
import { EntryPreview } from '../../preview/EntryPreview'
import { fullScreenDialog, whenOwn } from '../../ui/dialogs/ModalDialog'

const Frame = styled.dialog`
  ${fullScreenDialog}
  position: fixed;
  inset: 0;
  width: 100%;
  padding: 0;
  background: ${({ theme }) => theme.surface};
  color: ${({ theme }) => theme.text};

  &[open] {
    display: grid;
  }
`

const Header = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem;
  padding: 0.375rem 0.75rem;
  border-bottom: 1px solid ${({ theme }) => theme.line};

  button {
    min-height: 2.5rem;
    padding-block: 0.25rem;
  }
`

/** Hidden, and not removed: the text keeps its cursor and what can be undone. */
const TextPane = styled.div`
  display: contents;

  &[hidden] {
    display: none;
  }
`

const PreviewPane = styled.div`
  display: flex;
  min-height: 0;
  padding: 0.75rem;
`

interface FullScreenEditorProps {
  label: string
  onClose: () => void
  children: ReactNode
}

export function FullScreenEditor({ label, onClose, children }: FullScreenEditorProps) {
  const { markdown } = useStudioTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isPreview, setPreview] = useState(false)
  useEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    opened?.querySelector('textarea')?.focus()
    return () => opened?.close()
  }, [])
  useVisibleArea(dialog)
  useBackButton(onClose)
  const close = () => window.history.back()
  return (
    <Frame ref={dialog} aria-label={label} onCancel={whenOwn(close)}>
      <Header>
        <ButtonRow role="group" aria-label={label} style={{ gap: '0.375rem' }}>
          <ToggleButton type="button" aria-pressed={!isPreview} onClick={() => setPreview(false)}>
            {markdown.write}
          </ToggleButton>
          <ToggleButton type="button" aria-pressed={isPreview} onClick={() => setPreview(true)}>
            {markdown.preview}
          </ToggleButton>
        </ButtonRow>
        <Button onClick={close}>{markdown.done}</Button>
      </Header>
      <TextPane hidden={isPreview}>{children}</TextPane>
      {isPreview && (
        <PreviewPane>
          <EntryPreview />
        </PreviewPane>
      )}
    </Frame>
  )
}

/** The browser's Back closes the editor, by an entry of the history that the router does not notice. */
function useBackButton(onClose: () => void): void {
  const handleBack = useEffectEvent((event: Event) => {
    event.stopImmediatePropagation()
    onClose()
  })
  useEffect(() => {
    window.history.pushState(window.history.state, '')
    return listen(window, ['popstate'], (event) => handleBack(event), { capture: true })
  }, [])
}

/** Keeps an element in the part of the window that the keyboard of a phone does not cover. */
function useVisibleArea(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport: viewport } = window
    if (!viewport) return undefined
    const place = () => {
      if (!ref.current) return
      ref.current.style.height = `${viewport.height}px`
      ref.current.style.top = `${viewport.offsetTop}px`
    }
    place()
    return listen(viewport, ['resize', 'scroll'], place)
  }, [ref])
}
