import { useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'

const Message = styled.p.attrs({ tabIndex: -1 })<{ $tone: 'textMuted' | 'positive' | 'danger' }>`
  padding: 0.75rem 1rem;
  border: 1.5px solid ${({ theme, $tone }) => theme[$tone]};
  border-radius: ${({ theme }) => theme.radius.small};
  color: ${({ theme, $tone }) => theme[$tone]};
  font-weight: 600;
  margin-bottom: 1.25rem;

  &:empty {
    display: none;
  }
`

interface SubmissionStatusProps {
  /** `submitting` and `success` are announced politely, everything else is an error. */
  status: string
  /** A status without a text shows nothing. */
  texts: Readonly<Partial<Record<string, string>>>
}

/**
 * The live regions are always rendered: a screen reader announces only changes of their text. A new
 * message receives the focus, which the disabled button would lose; not if the visitor has
 * meanwhile left the form.
 */
export function SubmissionStatus({ status, texts }: SubmissionStatusProps) {
  const frame = useRef<HTMLDivElement>(null)
  const lastStatus = useRef(status)
  const isError = status !== 'submitting' && status !== 'success'

  useLayoutEffect(() => {
    const { activeElement, body } = document
    const isNew = lastStatus.current !== status
    lastStatus.current = status
    if (isNew && (activeElement === body || activeElement?.closest('form')))
      frame.current?.querySelector<HTMLElement>('p:not(:empty)')?.focus()
  }, [status])

  return (
    <div ref={frame}>
      <div role="status">
        <Message $tone={status === 'success' ? 'positive' : 'textMuted'}>
          {!isError && texts[status]}
        </Message>
      </div>
      <div role="alert">
        <Message $tone="danger">{isError && texts[status]}</Message>
      </div>
    </div>
  )
}
