import { useId, type ComponentProps, type ReactNode } from 'react'
import styled, { css } from 'styled-components'

const Frame = styled.div`
  display: grid;
  gap: 0.4rem;
  min-width: 0;

  label {
    font-size: ${({ theme }) => theme.size.small};
    font-weight: 600;
  }
`

const inputStyle = css`
  width: 100%;
  min-height: 3rem;
  padding: 0.625rem 0.875rem;
  border: 1.5px solid ${({ theme }) => theme.textMuted};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.surfaceRaised};
`

const Input = styled.input`
  ${inputStyle}
`

const Textarea = styled.textarea`
  ${inputStyle}
  resize: vertical;
`

/** The error of a field, as its child. */
export const ErrorText = styled.p`
  color: ${({ theme }) => theme.danger};
  font-size: ${({ theme }) => theme.size.small};
`

export const emailFormatError = 'Tulis alamat email yang lengkap, misalnya nama@contoh.com.'

interface FieldProps {
  label: string
  /** Shown below the field, for example its error. */
  children?: ReactNode
}

/** An input with its label. */
export function TextField({ label, children, ...input }: ComponentProps<'input'> & FieldProps) {
  const id = useId()
  return (
    <Frame>
      <label htmlFor={id}>{label}</label>
      <Input id={id} {...input} />
      {children}
    </Frame>
  )
}

/** A textarea with its label. */
export function TextArea({
  label,
  children,
  ...textarea
}: ComponentProps<'textarea'> & FieldProps) {
  const id = useId()
  return (
    <Frame>
      <label htmlFor={id}>{label}</label>
      <Textarea id={id} {...textarea} />
      {children}
    </Frame>
  )
}
