import { useId, type ChangeEvent, type FormEvent } from 'react'
import { contactLimits } from '../../contract/contactLimits'
import type { ContactFields, FieldError } from '../../features/contact/contactSlice'
import type { useContactForm } from '../../features/contact/useContactForm'
import { emailFormatError, ErrorText } from '../../ui/TextField'
import { CharacterCount, countCharacters, excessError, isNearLimit } from './CharacterCount'

type Field = HTMLInputElement | HTMLTextAreaElement

const labels: Record<keyof ContactFields, string> = {
  name: 'Nama',
  email: 'Email',
  subject: 'Subjek',
  message: 'Pesan',
}

function errorText(name: keyof ContactFields, error: FieldError): string {
  if (error === 'length') return excessError(labels[name], contactLimits[name])
  return error === 'missing' ? `${labels[name]} wajib diisi.` : emailFormatError
}

function errorOf({ valueMissing, customError }: ValidityState): FieldError {
  if (valueMissing) return 'missing'
  return customError ? 'length' : 'format'
}

function firstInvalidField(form: HTMLFormElement | null): Element | undefined {
  return [...(form?.elements ?? [])].find(
    (element) => 'validity' in element && !(element.validity as ValidityState).valid,
  )
}

/** Returns the props of a field by its name: label, value, error and handlers. */
export function useFieldProps(form: ReturnType<typeof useContactForm>) {
  const { fields, errors, status, change, reject } = form
  const id = useId()

  return (name: keyof ContactFields) => {
    const error = errors[name]
    const limit = contactLimits[name]
    const length = countCharacters(fields[name])
    const [errorId, countId] = [`${id}-${name}`, `${id}-${name}-count`]
    const descriptions = [error && errorId, isNearLimit(length, limit) && countId]
    return {
      name,
      // The browser's own limit would cut off pasted text.
      ref: (field: Field | null) => field?.setCustomValidity(length > limit ? 'length' : ''),
      label: labels[name],
      value: fields[name],
      required: true,
      readOnly: status === 'submitting',
      'aria-invalid': error && true,
      'aria-describedby': descriptions.filter(Boolean).join(' ') || undefined,
      children: (
        <>
          {error && <ErrorText id={errorId}>{errorText(name, error)}</ErrorText>}
          <CharacterCount id={countId} label={labels[name]} length={length} limit={limit} />
        </>
      ),
      onChange: ({ target }: ChangeEvent<Field>) => change(name, target.value),
      /** Shows the error below the field, in place of the browser's message. */
      onInvalid: (event: FormEvent<Field>) => {
        event.preventDefault()
        const field = event.currentTarget
        reject(name, errorOf(field.validity))
        if (field === firstInvalidField(field.form)) field.focus()
      },
    }
  }
}
