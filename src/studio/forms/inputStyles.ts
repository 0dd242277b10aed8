import styled, { css } from 'styled-components'

const inputStyle = css`
  width: 100%;
  min-width: 0;
  min-height: 3rem;
  padding: 0.625rem 0.875rem;
  border: 1.5px solid ${({ theme }) => theme.textMuted};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.surfaceRaised};
  color: ${({ theme }) => theme.text};

  &[aria-invalid='true'] {
    border-color: ${({ theme }) => theme.danger};
  }
`

export const Input = styled.input`
  ${inputStyle}
`

export const Select = styled.select`
  ${inputStyle}
  font: inherit;
`

/** As high as its text, where the browser supports it. */
export const Textarea = styled.textarea`
  ${inputStyle}
  min-height: 6rem;
  max-height: 70vh;
  field-sizing: content;
  resize: vertical;
`
