import type { ReactNode } from 'react'
import { get, useFormState } from 'react-hook-form'
import styled, { css } from 'styled-components'
import { Button } from '../../../ui/Button'
import { ErrorText, inputStyle } from '../../../ui/TextField'
import { Facts } from '../../ui/rows'

export const PlainFieldset = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;
`

/** Below its legend, beside which it can have a button. */
export const GroupFrame = styled(PlainFieldset)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0.5rem 0.75rem;

  > * {
    grid-column: 1 / -1;
  }
  > legend {
    /* Only then it is an item of the grid. */
    float: inline-start;
    grid-column: 1;
    padding: 0;
    font-weight: 650;
  }
`

/** Beside the legend or, with `$isBelow`, below what the legend names. */
export const LegendButton = styled(Button).attrs({ $variant: 'outline' })<{ $isBelow?: boolean }>`
  grid-area: ${({ $isBelow }) => !$isBelow && '1 / 2'};
  justify-self: start;
  min-height: 2.75rem;
  margin-inline: -0.75rem;
  padding: 0.375rem 0.75rem;
  border-color: transparent;
  color: ${({ theme }) => theme.accentStrong};
`

/** Fields from top to bottom; short ones are beside each other where there is room. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  align-items: start;
  gap: 1.25rem 1rem;

  > :not([data-short]) {
    grid-column: 1 / -1;
  }
  label {
    font-weight: 500;
  }
`

export const FieldDetails = styled.details`
  min-width: 0;
  border-bottom: 1px solid ${({ theme }) => theme.line};

  > summary {
    min-height: 3rem;
    font-weight: 650;
  }
  > summary > ${Facts} {
    margin-inline-start: auto;
    font-weight: 400;
  }
  > ${Fields} {
    padding-block: 0.5rem 1.5rem;
  }
`

const controlStyle = css`
  ${inputStyle}
  min-width: 0;
  color: ${({ theme }) => theme.text};
`

const lineStyle = css`
  min-height: 2.75rem;
  padding-block: 0.375rem;
`

/** An address, an email address, a telephone number and a number are written from left to right. */
export const Input = styled.input.attrs(({ type, inputMode }) => ({
  dir: type || inputMode ? 'ltr' : 'auto',
}))`
  ${controlStyle}
  ${lineStyle}
`

export const Select = styled.select`
  ${controlStyle}
  ${lineStyle}
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
  min-height: 4.5rem;
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

/** Takes no space, also not between others, while it is empty. */
const Problem = styled.div.attrs({ 'aria-live': 'polite' })`
  &:empty {
    position: absolute;
  }
`

export function FieldTexts({ path, hint, error }: FieldTextsProps) {
  return (
    <>
      {hint && <Facts id={`${path}-hint`}>{hint}</Facts>}
      <Problem>{error && <ErrorText id={`${path}-error`}>{error}</ErrorText>}</Problem>
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
