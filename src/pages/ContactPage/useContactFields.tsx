import { useId, useState, type FormEvent } from 'react'
import styled from 'styled-components'
import { contactLimits } from '../../contract/constants'
import type { ContactField } from '../../features/contact/contactApi'
import { useTexts } from '../../language/TextsContext'
import type { Texts } from '../../language/texts'
import { ErrorText } from '../../ui/TextField'
import { VisuallyHidden } from '../../ui/VisuallyHidden'

type Field = HTMLInputElement | HTMLTextAreaElement

const names = Object.keys(contactLimits) as ContactField[]

/** Counts characters as the API does: an emoji is one. */
function checkLimit(field: Field): number {
  const { length } = [...field.value]
  // The browser's own limit would cut off pasted text.
  field.setCustomValidity(length > contactLimits[field.name as ContactField] ? 'length' : '')
  return length
}

const fieldsOf = (form: HTMLFormElement | null) =>
  names.map((name) => form?.elements.namedItem(name) as Field)

/** The texts of the fields; undefined if one is too long. */
export function readContactFields(form: HTMLFormElement): Record<ContactField, string> | undefined {
  const fields = fieldsOf(form)
  // Text may have been entered before hydration.
  for (const field of fields) checkLimit(field)
  if (!form.checkValidity()) return undefined
  const entries = fields.map(({ name, value }) => [name, value])
  return Object.fromEntries(entries) as Record<ContactField, string>
}

function errorText(
  name: ContactField,
  { valueMissing, customError }: ValidityState,
  { contact, forms }: Texts,
): string {
  const label = contact.fields[name]
  if (valueMissing) return contact.required(label)
  return customError ? contact.tooLong(label, contactLimits[name]) : forms.emailFormat
}

const Count = styled.p<{ $tone: 'textMuted' | 'danger' }>`
  color: ${({ theme, $tone }) => theme[$tone]};
  font-size: ${({ theme }) => theme.size.small};
`

/** The number of characters of a text near its limit. The announcement changes at the limit only. */
function CharacterCount({ id, name, length }: { id: string; name: ContactField; length: number }) {
  const { contact: texts } = useTexts()
  const label = texts.fields[name]
  const limit = contactLimits[name]
  const isExceeded = length > limit
  const isShown = isNearLimit(name, length)
  const announcement = () => (isExceeded ? texts.tooLong : texts.nearLimit)(label, limit)
  return (
    <>
      {isShown && (
        <Count id={id} $tone={isExceeded ? 'danger' : 'textMuted'}>
          {texts.length(length, limit)}
        </Count>
      )}
      <VisuallyHidden aria-live="polite">{isShown && announcement()}</VisuallyHidden>
    </>
  )
}

function isNearLimit(name: ContactField, length: number): boolean {
  return length > contactLimits[name] * 0.9
}

interface FieldState {
  length: number
  error?: string
}

export function useContactFields(readOnly: boolean) {
  const texts = useTexts()
  const id = useId()
  const [states, setStates] = useState<Partial<Record<ContactField, FieldState>>>({})
  const set = (name: ContactField, state: FieldState) =>
    setStates((all) => ({ ...all, [name]: state }))

  const bind = (name: ContactField) => {
    const { length, error } = states[name] ?? { length: 0 }
    const [errorId, countId] = [`${id}-${name}`, `${id}-${name}-count`]
    const descriptions = [error && errorId, isNearLimit(name, length) && countId]
    return {
      name,
      label: texts.contact.fields[name],
      required: true,
      readOnly,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': descriptions.filter(Boolean).join(' ') || undefined,
      children: (
        <>
          {error && <ErrorText id={errorId}>{error}</ErrorText>}
          <CharacterCount id={countId} name={name} length={length} />
        </>
      ),
      // `onChange` ignores the value that a field had before the form was reset.
      onInput: ({ currentTarget }: FormEvent<Field>) =>
        set(name, { length: checkLimit(currentTarget) }),
      /** Shows the error below the field, in place of the browser's message. */
      onInvalid: (event: FormEvent<Field>) => {
        event.preventDefault()
        const field = event.currentTarget
        set(name, { length: checkLimit(field), error: errorText(name, field.validity, texts) })
        const firstInvalid = fieldsOf(field.form).find(({ validity }) => !validity.valid)
        if (field === firstInvalid) field.focus()
      },
    }
  }
  return { bind, clear: () => setStates({}) }
}
