import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ContactHost } from '../../contract/contact'
import { contactChannel, type ContactChannel } from './contactChannel'

/** The fields of the contact form. */
export interface ContactFields {
  name: string
  email: string
  subject: string
  message: string
}

/** Why the browser rejects a field: it is empty, has the wrong format, or is too long. */
export type FieldError = 'missing' | 'format' | 'length'

export type ContactStatus = 'idle' | 'submitting' | 'success' | 'error'

interface ContactState {
  channel: ContactChannel
  fields: ContactFields
  /** The errors of the last submission, without those of fields that were changed since. */
  errors: Partial<Record<keyof ContactFields, FieldError>>
  /** Whether the visitor has started to fill in the form. */
  touched: boolean
  status: ContactStatus
}

const emptyFields: ContactFields = { name: '', email: '', subject: '', message: '' }

/** The state of an empty form in a document of this host. */
export function createContactState(host?: ContactHost): ContactState {
  return {
    channel: contactChannel(host),
    fields: emptyFields,
    errors: {},
    touched: false,
    status: 'idle',
  }
}

export const contactSlice = createSlice({
  name: 'contact',
  initialState: () => createContactState(),
  reducers: {
    started(state) {
      state.touched = true
    },
    fieldChanged(state, { payload }: PayloadAction<{ field: keyof ContactFields; value: string }>) {
      state.fields[payload.field] = payload.value
      state.errors[payload.field] = undefined
    },
    fieldRejected(
      state,
      { payload }: PayloadAction<{ field: keyof ContactFields; error: FieldError }>,
    ) {
      state.errors[payload.field] = payload.error
    },
    submitted(state) {
      state.status = 'submitting'
    },
    /** Clears the form. */
    succeeded(state) {
      state.status = 'success'
      state.fields = emptyFields
    },
    /** Keeps the entered text. */
    failed(state) {
      state.status = 'error'
    },
  },
  selectors: {
    selectContact: (state) => state,
  },
})
