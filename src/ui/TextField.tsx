import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import styled, { css } from 'styled-components'

export const Frame = styled.div`
  display: grid;
  gap: 0.4rem;
  min-width: 0;

  label {
    font-size: ${({ theme }) => theme.size.small};
    font-weight: 600;
  }
`

export const inputStyle = css`
  width: 100%;
  min-height: 3rem;
  padding: 0.625rem 0.875rem;
  border: 1px solid
    color-mix(in srgb, ${({ theme }) => theme.textMuted} 75%, ${({ theme }) => theme.surfaceRaised});
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.surfaceRaised};

  &[aria-invalid='true'] {
    border-color: ${({ theme }) => theme.danger};
  }
`

const Input = styled.input`
  ${inputStyle}
`

const Textarea = styled.textarea`
  ${inputStyle}
  resize: vertical;
`

export const ErrorText = styled.p`
  color: ${({ theme }) => theme.danger};
  font-size: ${({ theme }) => theme.size.small};
`

interface FieldProps {
  label: string
  /** Shown below the field, for example its error. */
  children?: ReactNode
}

export function TextField({ label, children, ...input }: ComponentProps<'input'> & FieldProps) {
  const id = useId()
  return (
    <Frame>
      <label htmlFor={id}>{label}</label>
      <Input id={id} dir={input.type === 'email' ? 'ltr' : 'auto'} {...input} />
      {children}
    </Frame>
  )
}

export function TextArea({
  label,
  children,
  ...textarea
}: ComponentProps<'textarea'> & FieldProps) {
  const id = useId()
  return (
    <Frame>
      <label htmlFor={id}>{label}</label>
      <Textarea id={id} dir="auto" {...textarea} />
      {children}
    </Frame>
  )
}

const Message = styled.p.attrs({ tabIndex: -1 })<{ $tone: 'textMuted' | 'positive' | 'danger' }>`
  padding: 0.75rem 1rem;
  border: 1.5px solid ${({ theme, $tone }) => theme[$tone]};
  border-radius: ${({ theme }) => theme.radius.small};
  color: ${({ theme, $tone }) => theme[$tone]};
  font-weight: 600;
  margin-bottom: 1.25rem;
  /* What follows it may still get higher when it receives the focus. */
  scroll-margin-block: 4rem;

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
