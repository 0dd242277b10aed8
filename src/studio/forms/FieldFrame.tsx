import { get, useFormState } from 'react-hook-form'
import styled from 'styled-components'
import { ErrorText } from '../../ui/TextField'

export const Frame = styled.div`
  display: grid;
  gap: 0.4rem;
  min-width: 0;

  label,
  legend {
    font-size: ${({ theme }) => theme.size.small};
    font-weight: 600;
  }
`

export const Hint = styled.p`
  color: ${({ theme }) => theme.textMuted};
  font-size: ${({ theme }) => theme.size.small};
`

/** The ids of the parts of a control. */
export const hintId = (path: string) => `${path}-hint`
const errorId = (path: string) => `${path}-error`

/** The message of a field's error, if it has one. */
export function useFieldError(path: string): string | undefined {
  const { errors } = useFormState({ name: path, exact: false })
  const error: unknown = get(errors, path)
  const { message } = (error ?? {}) as { message?: unknown }
  return typeof message === 'string' ? message : undefined
}

/** The attributes that connect a control with its hint and its error. */
export function describe(path: string, hint: string | undefined, error: string | undefined) {
  const parts = [hint && hintId(path), error && errorId(path)].filter(Boolean)
  return {
    id: path,
    'aria-describedby': parts.length > 0 ? parts.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
  }
}

/** The hint and the error of a control. */
export function FieldTexts({ path, hint, error }: { path: string; hint?: string; error?: string }) {
  return (
    <>
      {hint && <Hint id={hintId(path)}>{hint}</Hint>}
      <div aria-live="polite">{error && <ErrorText id={errorId(path)}>{error}</ErrorText>}</div>
    </>
  )
}
