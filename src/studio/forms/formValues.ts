import { jakartaOffset } from '../../lib/dates'
import { completeLink } from './completeLink'
import { isLink, type Control, type Field } from './fields'

/** The value of a control. Numbers and dates are text, so that incomplete ones can be kept. */
export type FormValue = string | boolean | FormValue[] | { [name: string]: FormValue }

export type FormValues = Record<string, FormValue>

type Row = Record<string, unknown>

export function isEqual(one: FormValue | undefined, other: FormValue | undefined): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other
  const [left, right] = [new Map(Object.entries(one)), new Map(Object.entries(other))]
  return [...left.keys(), ...right.keys()].every((name) => isEqual(left.get(name), right.get(name)))
}

export function changedFields(base: FormValues, values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isEqual(base[name], value)),
  )
}

export function pickFields(values: FormValues, names: readonly string[]): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
}

/** The values of controls for an entry of the API; what it lacks is empty. */
export function toFormValues(fields: readonly Field[], row: object): FormValues {
  const values = new Map(Object.entries(row))
  return Object.fromEntries(
    fields.map(({ name, control }) => [name, toFormValue(control, values.get(name))]),
  )
}

function toFormValue(control: Control, value: unknown): FormValue {
  switch (control.type) {
    case 'check':
      return value === 1 || value === true
    case 'moment':
      return toLocalTime(toText(value))
    case 'selection':
      return listOf(value).map(toText)
    case 'texts':
      return listOf(value).map((item) => ({ text: toText(item) }))
    case 'objects':
      return listOf(value).map((item) => toFormValues(control.fields, rowOf(item)))
    case 'group':
      return toFormValues(control.fields, rowOf(value))
    default:
      return toText(value)
  }
}

/**
 * The body of a request for the values of controls. What is empty is null, or an empty text in a
 * field that cannot be null; a number that is none stays text, which the schema refuses.
 */
export function toBody(
  fields: readonly Field[],
  values: Row,
  isRequired: (name: string) => boolean = () => false,
): Row {
  const known = fields.filter(({ name }) => values[name] !== undefined)
  return Object.fromEntries(
    known.map(({ name, control }) => [name, toBodyValue(control, values[name], isRequired(name))]),
  )
}

function toBodyValue(control: Control, value: unknown, isRequired: boolean): unknown {
  switch (control.type) {
    case 'check':
      return control.of === 'boolean' ? value : Number(value)
    case 'selection':
      return listOf(value).map(toText)
    case 'texts':
      return listOf(value).map((item) => toText(rowOf(item).text))
    case 'objects':
      return listOf(value).map((item) => toBody(control.fields, rowOf(item)))
    case 'group': {
      const body = toBody(control.fields, rowOf(value))
      if (Object.values(body).every(isEmptyBody)) return null
      // The translations to a language without any are omitted.
      const isOfGroups = control.fields.every((part) => part.control.type === 'group')
      const parts = Object.entries(body).filter(([, part]) => !isOfGroups || part !== null)
      return Object.fromEntries(parts)
    }
    default:
      return toScalar(control, toText(value).trim(), isRequired)
  }
}

const isEmptyBody = (part: unknown) => part === null || (Array.isArray(part) && part.length === 0)

function toScalar(control: Control, value: string, isRequired: boolean): unknown {
  if (value === '') return isRequired ? '' : null
  switch (control.type) {
    case 'text':
      return isLink(control) ? completeLink(value) : value
    case 'moment':
      return toIsoTime(value)
    case 'choice':
      return control.values.find((choice) => String(choice) === value) ?? value
    case 'seed':
    case 'number':
    case 'reference': {
      const number = Number(value.replace(',', '.'))
      return Number.isFinite(number) ? number : value
    }
    default:
      return value
  }
}

/** The value of a `datetime-local` input: the time in Jakarta, without seconds. */
export function toLocalTime(value: string): string {
  const time = Date.parse(value)
  if (Number.isNaN(time)) return ''
  return new Date(time + jakartaOffset).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length)
}

/** The time in ISO 8601 for a time in Jakarta; a value that is none stays as it is. */
export function toIsoTime(value: string): string {
  const time = Date.parse(`${value}:00+07:00`)
  return Number.isNaN(time) ? value : new Date(time).toISOString()
}

export const isFuture = (value: string) => Date.parse(toIsoTime(value)) > Date.now()

const toText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

const listOf = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [])

const rowOf = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Row) : {}
