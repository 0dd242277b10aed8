import type { ReactNode } from 'react'
import { get, useFormState } from 'react-hook-form'
import styled, { css } from 'styled-components'
import { ErrorText, inputStyle } from '../../../ui/TextField'
import { Facts } from '../../lists/rowStyles'

export const PlainFieldset = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;
`

export const GroupFrame = styled.fieldset`
  display: grid;
  gap: 1rem;
  min-width: 0;
  padding: 1rem;
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.medium};

  legend {
    padding-inline: 0.375rem;
    font-size: ${({ theme }) => theme.size.small};
    font-weight: 600;
  }
`

const controlStyle = css`
  ${inputStyle}
  min-width: 0;
  color: ${({ theme }) => theme.text};
`

/** An address, an email address, a telephone number and a number are written from left to right. */
export const Input = styled.input.attrs(({ type, inputMode }) => ({
  dir: type || inputMode ? 'ltr' : 'auto',
}))`
  ${controlStyle}
`

export const Select = styled.select`
  ${controlStyle}
  padding-inline-end: 2.25rem;
  appearance: none;
  background-image: conic-gradient(from -45deg at 50% 100%, currentcolor 90deg, #0000 0);
  background-position: var(--end) 0.875rem center;
  background-repeat: no-repeat;
  background-size: 0.625rem 0.3125rem;
  font: inherit;
`

export const Textarea = styled.textarea.attrs({ dir: 'auto' })`
  ${controlStyle}
  min-height: 6rem;
  max-height: 70vh;
  field-sizing: content;
  resize: vertical;
`

export interface FieldTextsProps {
  path: string
  hint?: string
  error?: string
}

export function useFieldError(path: string): string | undefined {
  const { errors } = useFormState({ name: path, exact: false })
  const error: unknown = get(errors, path)
  const { message } = (error ?? {}) as { message?: unknown }
  return typeof message === 'string' ? message : undefined
}

export function describe({ path, hint, error }: FieldTextsProps) {
  const parts = [hint && `${path}-hint`, error && `${path}-error`].filter(Boolean)
  return {
    id: path,
    'aria-describedby': parts.length > 0 ? parts.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
  }
}

export function FieldTexts({ path, hint, error }: FieldTextsProps) {
  return (
    <>
      {hint && <Facts id={`${path}-hint`}>{hint}</Facts>}
      <div aria-live="polite">{error && <ErrorText id={`${path}-error`}>{error}</ErrorText>}</div>
    </>
  )
}

export interface ControlProps {
  label: string
  hint?: string
  /** Of the value in the form: `outcomes.0.figure`. */
  path: string
}

export function Fieldset({ label, hint, path, children }: ControlProps & { children: ReactNode }) {
  const error = useFieldError(path)
  return (
    <GroupFrame id={path} aria-describedby={hint && `${path}-hint`}>
      <legend>{label}</legend>
      <FieldTexts path={path} hint={hint} error={error} />
      {children}
    </GroupFrame>
  )
}
