import { useId, useState, type ChangeEvent, type FormEvent } from 'react'
import styled from 'styled-components'
import { contactLimits } from '../../contract/constants'
import type { ContactField } from '../../features/contact/contactApi'
import { emailFormatError, ErrorText } from '../../ui/TextField'
import { VisuallyHidden } from '../../ui/VisuallyHidden'

type Field = HTMLInputElement | HTMLTextAreaElement

const labels: Record<ContactField, string> = {
  name: 'Nama',
  email: 'Email',
  subject: 'Subjek',
  message: 'Pesan',
}

const names = Object.keys(labels) as ContactField[]
const number = new Intl.NumberFormat('id-ID')

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

const excessError = (name: ContactField) =>
  `${labels[name]} terlalu panjang: paling banyak ${number.format(contactLimits[name])} karakter.`

function errorText(name: ContactField, { valueMissing, customError }: ValidityState): string {
  if (valueMissing) return `${labels[name]} wajib diisi.`
  return customError ? excessError(name) : emailFormatError
}

const Count = styled.p<{ $tone: 'textMuted' | 'danger' }>`
  color: ${({ theme, $tone }) => theme[$tone]};
  font-size: ${({ theme }) => theme.size.small};
`

/** The number of characters of a text near its limit. The announcement changes at the limit only. */
function CharacterCount({ id, name, length }: { id: string; name: ContactField; length: number }) {
  const limit = contactLimits[name]
  const isExceeded = length > limit
  const isShown = isNearLimit(name, length)
  const announcement = isExceeded
    ? excessError(name)
    : `${labels[name]} mendekati batas ${number.format(limit)} karakter.`
  return (
    <>
      {isShown && (
        <Count id={id} $tone={isExceeded ? 'danger' : 'textMuted'}>
          {number.format(length)} dari {number.format(limit)} karakter
        </Count>
      )}
      <VisuallyHidden aria-live="polite">{isShown && announcement}</VisuallyHidden>
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
      label: labels[name],
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
      onChange: ({ target }: ChangeEvent<Field>) => set(name, { length: checkLimit(target) }),
      /** Shows the error below the field, in place of the browser's message. */
      onInvalid: (event: FormEvent<Field>) => {
        event.preventDefault()
        const field = event.currentTarget
        set(name, { length: checkLimit(field), error: errorText(name, field.validity) })
        const firstInvalid = fieldsOf(field.form).find(({ validity }) => !validity.valid)
        if (field === firstInvalid) field.focus()
      },
    }
  }
  return { bind, clear: () => setStates({}) }
}
