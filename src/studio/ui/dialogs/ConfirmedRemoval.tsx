import { useId, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { Button, ButtonRow } from '../../../ui/Button'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { useStudioTexts } from '../../language/StudioTextsContext'
import { ActionButton } from '../PendingButton'

const DangerButton = styled(Button)`
  border-color: ${({ theme }) => theme.danger};
  color: ${({ theme }) => theme.danger};
`

interface ConfirmedRemovalProps {
  question: string
  onConfirm: () => PromiseLike<unknown>
  name?: string
  /** Further buttons, while nothing has to be confirmed. */
  children?: ReactNode
}

/** A button that deletes for ever, after a confirmation. The focus stays on what replaces it. */
export function ConfirmedRemoval({ question, onConfirm, name, children }: ConfirmedRemovalProps) {
  const [state, setState] = useState<'initial' | 'asking' | 'cancelled'>('initial')
  const questionId = useId()
  const { common } = useStudioTexts()
  if (state === 'asking') {
    return (
      <div role="group" aria-label={name && common.removeOf(name)}>
        <p id={questionId}>{question}</p>
        <ButtonRow>
          <ActionButton autoFocus aria-describedby={questionId} action={onConfirm}>
            {common.removeForever}
          </ActionButton>
          <Button $variant="outline" onClick={() => setState('cancelled')}>
            {common.cancel}
          </Button>
        </ButtonRow>
      </div>
    )
  }
  return (
    <ButtonRow>
      {children}
      <DangerButton
        $variant="outline"
        autoFocus={state === 'cancelled'}
        onClick={() => setState('asking')}
      >
        {common.remove}
        {name && <VisuallyHidden>{` ${name}`}</VisuallyHidden>}
      </DangerButton>
    </ButtonRow>
  )
}
