import { contactSlice, type ContactFields } from '../features/contact/contactSlice'

const { fields: names } = contactSlice.getInitialState()

/** Actions for the text that a visitor entered into a rendered page before hydration. */
export function readTypedFields(document: Document) {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form [name]')
  return [...fields]
    .filter(({ name, value }) => name in names && value !== '')
    .map(({ name, value }) =>
      contactSlice.actions.fieldChanged({ field: name as keyof ContactFields, value }),
    )
}
