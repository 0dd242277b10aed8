import { useId, type ChangeEvent, type FormEvent } from 'react'
import type { ContactFields, FieldError } from '../../features/contact/contactSlice'
import type { useContactForm } from '../../features/contact/useContactForm'
import { emailFormatError, ErrorText } from '../../ui/TextField'

type Field = HTMLInputElement | HTMLTextAreaElement

const labels: Record<keyof ContactFields, string> = {
  name: 'Nama',
  email: 'Email',
  subject: 'Subjek',
  message: 'Pesan',
}

function errorText(label: string, error: FieldError): string {
  return error === 'missing' ? `${label} wajib diisi.` : emailFormatError
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
    const errorId = `${id}-${name}`
    return {
      name,
      label: labels[name],
      value: fields[name],
      required: true,
      readOnly: status === 'submitting',
      'aria-invalid': error && true,
      'aria-describedby': error && errorId,
      children: error && <ErrorText id={errorId}>{errorText(labels[name], error)}</ErrorText>,
      onChange: ({ target }: ChangeEvent<Field>) => change(name, target.value),
      /** Shows the error below the field, in place of the browser's message. */
      onInvalid: (event: FormEvent<Field>) => {
        event.preventDefault()
        const field = event.currentTarget
        reject(name, field.validity.valueMissing ? 'missing' : 'format')
        if (field === firstInvalidField(field.form)) field.focus()
      },
    }
  }
}
