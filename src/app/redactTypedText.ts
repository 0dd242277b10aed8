import type { Action } from '@reduxjs/toolkit'
import type { contactApi } from '../features/contact/contactApi'
import { contactSlice } from '../features/contact/contactSlice'
import type { subscriptionsApi } from '../features/subscriptions/subscriptionsSlice'
import type { RootState } from './store'

const { fieldChanged } = contactSlice.actions

/** An action of a request with typed text. */
interface SubmissionAction extends Action {
  meta: { arg: { endpointName: string; originalArgs: object } }
}

/** The matchers of the endpoints would load the code of their pages with every page. */
const endpointNames: readonly string[] = [
  'sendMessage' satisfies keyof typeof contactApi.endpoints,
  'subscribe' satisfies keyof typeof subscriptionsApi.endpoints,
]

function isSubmissionAction(action: Action): action is SubmissionAction {
  const { meta } = action as Partial<SubmissionAction>
  return meta?.arg !== undefined && endpointNames.includes(meta.arg.endpointName)
}

/** Replaces what the visitor has typed; empty text shows that a field is empty. */
const redact = (text: string) => (text ? '<redacted>' : '')

const { fields: typedFields } = contactSlice.getInitialState()

function redactFields<T extends object>(fields: T): T {
  const entries = Object.entries(fields).map(([name, value]: [string, unknown]) => [
    name,
    name in typedFields ? redact(String(value)) : value,
  ])
  return Object.fromEntries(entries) as T
}

/** The form in which Redux DevTools show an action: without what the visitor has typed. */
export function redactAction<A extends Action>(action: A): A {
  if (fieldChanged.match(action)) {
    const { payload } = action
    return { ...action, payload: { ...payload, value: redact(payload.value) } }
  }
  if (isSubmissionAction(action)) {
    const { arg } = action.meta
    const originalArgs = redactFields(arg.originalArgs)
    return { ...action, meta: { ...action.meta, arg: { ...arg, originalArgs } } }
  }
  return action
}

/** The form in which Redux DevTools show the state: without what the visitor has typed. */
export function redactState<S>(state: S): S {
  const { contact } = state as RootState
  return { ...state, contact: { ...contact, fields: redactFields(contact.fields) } }
}
