import { useId, type ComponentProps } from 'react'
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

/** An input with its label. */
export function TextField({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  const id = useId()
  return (
    <Frame>
      <label htmlFor={id}>{label}</label>
      <Input id={id} {...input} />
    </Frame>
  )
}

/** A textarea with its label. */
export function TextArea({ label, ...textarea }: ComponentProps<'textarea'> & { label: string }) {
  const id = useId()
  return (
    <Frame>
      <label htmlFor={id}>{label}</label>
      <Textarea id={id} {...textarea} />
    </Frame>
  )
}
