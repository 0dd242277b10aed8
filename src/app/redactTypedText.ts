import type { Action } from '@reduxjs/toolkit'
import { contactApi } from '../features/contact/contactApi'
import { contactSlice, type ContactFields } from '../features/contact/contactSlice'
import type { RootState } from './store'

const { matchPending, matchFulfilled, matchRejected } = contactApi.endpoints.sendMessage
const { fieldChanged } = contactSlice.actions

/** Replaces what the visitor has typed; empty text shows that a field is empty. */
const redact = (text: string) => (text ? '<redacted>' : '')

function redactFields({ name, email, subject, message }: ContactFields): ContactFields {
  return {
    name: redact(name),
    email: redact(email),
    subject: redact(subject),
    message: redact(message),
  }
}

/** The form in which Redux DevTools show an action: without what the visitor has typed. */
export function redactAction<A extends Action>(action: A): A {
  if (fieldChanged.match(action)) {
    const { payload } = action
    return { ...action, payload: { ...payload, value: redact(payload.value) } }
  }
  if (matchPending(action) || matchFulfilled(action) || matchRejected(action)) {
    const { arg } = action.meta
    const originalArgs = { ...arg.originalArgs, ...redactFields(arg.originalArgs) }
    return { ...action, meta: { ...action.meta, arg: { ...arg, originalArgs } } }
  }
  return action
}

/** The form in which Redux DevTools show the state: without what the visitor has typed. */
export function redactState<S>(state: S): S {
  const { contact } = state as RootState
  return { ...state, contact: { ...contact, fields: redactFields(contact.fields) } }
}
