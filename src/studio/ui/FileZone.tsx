import type { DragEvent } from 'react'
import styled, { css } from 'styled-components'

export const FileZone = styled.div<{ $isOver: boolean }>`
  display: grid;
  gap: 0.625rem;
  padding: 0.875rem;
  border: 1.5px dashed ${({ theme, $isOver }) => ($isOver ? theme.accent : theme.textMuted)};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme, $isOver }) => ($isOver ? theme.accentSoft : 'transparent')};
`

export const FileButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.625rem;
`

/** A label that looks like a button; its file input has the focus. */
export const FileButton = styled.label<{ $isForTouch?: boolean }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  padding: 0.5rem 1.125rem;
  border: 1.5px solid ${({ theme }) => theme.textMuted};
  border-radius: ${({ theme }) => theme.radius.round};
  font-size: ${({ theme }) => theme.size.small};
  font-weight: 650;
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }

  &:has(:focus-visible) {
    outline: 3px solid ${({ theme }) => theme.accent};
    outline-offset: 3px;
  }

  &:has(:disabled) {
    opacity: 0.6;
  }

  svg {
    width: 1.2em;
    height: 1.2em;
  }

  /* The dialog of a computer has no camera. */
  ${({ $isForTouch }) =>
    $isForTouch &&
    css`
      @media not (pointer: coarse) {
        display: none;
      }
    `}
`

export function dropHandlers(
  setIsOver: (isOver: boolean) => void,
  onDrop: (data: DataTransfer) => void,
) {
  return {
    onDragOver(event: DragEvent) {
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault()
      setIsOver(false)
      onDrop(event.dataTransfer)
    },
  }
}
