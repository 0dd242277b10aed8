import {
  useEffect,
  useId,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import styled, { css } from 'styled-components'
import { NavigationType, useBeforeUnload, useBlocker } from 'react-router-dom'
import { Button, ButtonRow } from '../../../ui/Button'
import { visuallyHidden } from '../../../ui/VisuallyHidden'
import { useStudioTexts } from '../../language/StudioTextsContext'

export const fullScreenDialog = css`
  width: 100vw;
  max-width: none;
  height: 100vh;
  height: 100dvh;
  max-height: none;
  margin: 0;
  border: 0;
  border-radius: 0;

  &[open] {
    grid-template-rows: auto minmax(0, 1fr);
  }
`

const widths = { narrow: '26rem', medium: '36rem', wide: '60rem', screen: '100vw' }

type Size = keyof typeof widths

const Frame = styled.dialog<{ $size: Size }>`
  width: min(${({ $size }) => widths[$size]}, calc(100vw - 2rem));
  margin: auto;
  padding: 1.5rem;
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.surfaceRaised};
  color: ${({ theme }) => theme.text};
  /* Also within the header, whose texts do not wrap. */
  white-space: normal;

  &[open] {
    display: grid;
    gap: 1.25rem;
  }

  &::backdrop {
    background: rgb(0 0 0 / 0.55);
  }

  h2 {
    font-size: ${({ theme }) => theme.size.heading};
  }

  ${({ $size }) => $size === 'screen' && fullScreenDialog}
`

const HiddenTitle = styled.h2`
  ${visuallyHidden}
`

interface ModalDialogProps {
  title: string
  isTitleHidden?: boolean
  onCancel: () => void
  size?: Size
  children: ReactNode
}

/** Enter in a field of a dialog does not submit the form around the dialog. */
function keepEnter(event: KeyboardEvent): void {
  const { key, target } = event
  if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return
  if (!target.closest('dialog form')) event.preventDefault()
}

/** Ignores the `cancel` events of file inputs and of other dialogs, which bubble. */
export const whenOwn = (onCancel: () => void) => (event: SyntheticEvent) => {
  if (event.target === event.currentTarget) onCancel()
}

/** A dialog that is open while it is rendered. Afterwards the focus is where it was before. */
export function ModalDialog(props: ModalDialogProps) {
  const { title, isTitleHidden, onCancel, size = 'narrow', children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const Title = isTitleHidden ? HiddenTitle : 'h2'
  useEffect(() => {
    const opened = dialog.current
    const { activeElement } = document
    opened?.showModal()
    return () => {
      opened?.close()
      if (activeElement instanceof HTMLElement) activeElement.focus()
    }
  }, [])
  return (
    <Frame
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={whenOwn(onCancel)}
      onKeyDown={keepEnter}
      $size={size}
    >
      <Title id={titleId}>{title}</Title>
      {children}
    </Frame>
  )
}

interface LeaveDialogProps {
  hint: string
  hasChanges: () => boolean
  /** Whether closing the window would lose some of them. */
  losesChanges: () => boolean
}

export function LeaveDialog({ hint, hasChanges, losesChanges }: LeaveDialogProps) {
  const { forms } = useStudioTexts()
  const { state, reset, proceed } = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      // A new entry that was saved gets its own address, and what was typed meanwhile follows.
      !(
        historyAction === NavigationType.Replace &&
        (nextLocation.state as { saved?: string } | null)?.saved
      ) &&
      hasChanges(),
  )
  useBeforeUnload((event) => {
    if (losesChanges()) event.preventDefault()
  })
  if (state !== 'blocked') return null
  return (
    <ModalDialog title={forms.unsaved} onCancel={reset}>
      <p>{hint}</p>
      <ButtonRow>
        <Button onClick={reset}>{forms.stay}</Button>
        <Button $variant="outline" onClick={proceed}>
          {forms.leave}
        </Button>
      </ButtonRow>
    </ModalDialog>
  )
}
