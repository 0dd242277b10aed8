import { contactSlice, type ContactFields } from '../features/contact/contactSlice'

const { fields: names } = contactSlice.getInitialState()

/** What a visitor has typed into a rendered page before the app came, as actions. */
export function readTypedFields(document: Document) {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form [name]')
  return [...fields]
    .filter(({ name, value }) => name in names && value !== '')
    .map(({ name, value }) =>
      contactSlice.actions.fieldChanged({ field: name as keyof ContactFields, value }),
    )
}
