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

const field = css`
  width: 100%;
  min-height: 3rem;
  padding: 0.625rem 0.875rem;
  border: 1.5px solid ${({ theme }) => theme.textQuiet};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.surfaceRaised};
`

const Input = styled.input`
  ${field}
`

const Box = styled.textarea`
  ${field}
  resize: vertical;
`

/** A line to write in, under its label. */
export function TextField({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  const id = useId()
  return (
    <Frame>
      <label htmlFor={id}>{label}</label>
      <Input id={id} {...input} />
    </Frame>
  )
}

/** Several lines to write in, under their label. */
export function TextBox({ label, ...box }: ComponentProps<'textarea'> & { label: string }) {
  const id = useId()
  return (
    <Frame>
      <label htmlFor={id}>{label}</label>
      <Box id={id} {...box} />
    </Frame>
  )
}
