import {
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentProps,
  type DragEvent,
  type ReactNode,
  useId,
  useState,
} from 'react'
import styled, { css } from 'styled-components'
import { ButtonAnchor, ButtonRow } from '../../ui/Button'
import { Facts } from './rows'

const Frame = styled.div<{ $isOver: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.625rem 0.875rem;
  padding: 0.75rem;
  border: 1.5px dashed ${({ theme, $isOver }) => ($isOver ? theme.accent : theme.textMuted)};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme, $isOver }) => ($isOver ? theme.accentSoft : 'transparent')};

  > :nth-child(n + 3) {
    flex-basis: 100%;
  }
  > :empty {
    position: absolute;
  }
`

const Hint = styled(Facts)`
  flex: 1 1 26rem;
`

/** A label that looks like a button; its file input has the focus. */
const ButtonLabel = styled(ButtonAnchor).attrs({ as: 'label', $variant: 'outline' })<{
  $isForTouch?: boolean
}>`
  position: relative;

  && {
    font-weight: 650;
  }

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

  /* The dialog of a computer has no camera. */
  ${({ $isForTouch }) =>
    $isForTouch &&
    css`
      @media not (pointer: coarse) {
        display: none;
      }
    `}
`

interface FileZoneProps {
  label: string
  hint: string
  buttons: ReactNode
  onDrop: (data: DataTransfer) => void
  onPaste?: (event: ClipboardEvent) => void
  children?: ReactNode
}

/** Where files are selected, dropped or pasted. */
export function FileZone({ label, hint, buttons, onDrop, onPaste, children }: FileZoneProps) {
  const hintId = useId()
  const [isOver, setIsOver] = useState(false)

  function handleDragOver(event: DragEvent): void {
    event.preventDefault()
    setIsOver(true)
  }

  function handleDrop(event: DragEvent): void {
    event.preventDefault()
    setIsOver(false)
    onDrop(event.dataTransfer)
  }

  return (
    <Frame
      role="group"
      aria-label={label}
      aria-describedby={hintId}
      $isOver={isOver}
      onDragOver={handleDragOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
      onPaste={onPaste}
    >
      <ButtonRow>{buttons}</ButtonRow>
      <Hint id={hintId}>{hint}</Hint>
      {children}
    </Frame>
  )
}

interface FileButtonProps extends Omit<ComponentProps<'input'>, 'onSelect'> {
  onSelect: (files: Iterable<File>) => void
  isForTouch?: boolean
}

export function FileButton({ onSelect, isForTouch, children, ...input }: FileButtonProps) {
  function handleChange({ target }: ChangeEvent<HTMLInputElement>): void {
    onSelect(target.files ?? [])
    // So that the same file can be selected again.
    target.value = ''
  }
  return (
    <ButtonLabel $isForTouch={isForTouch}>
      <input {...input} type="file" onChange={handleChange} />
      {children}
    </ButtonLabel>
  )
}
