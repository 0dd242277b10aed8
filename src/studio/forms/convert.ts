import type { Control, Field } from './fields'
import type { FormValue, FormValues } from './formValues'

type Row = Record<string, unknown>

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
      return toLocalTime(value)
    case 'texts':
      return listOf(value).map((item) => ({ text: toText(item) }))
    case 'objects':
      return listOf(value).map((item) => toFormValues(control.fields, isRow(item) ? item : {}))
    case 'group':
      return toFormValues(control.fields, isRow(value) ? value : {})
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
  values: FormValues,
  isRequired: (name: string) => boolean = () => false,
): Row {
  const known = fields.filter(({ name }) => values[name] !== undefined)
  return Object.fromEntries(
    known.map(({ name, control }) => [name, toBodyValue(control, values[name], isRequired(name))]),
  )
}

function toBodyValue(control: Control, value: FormValue | undefined, isRequired: boolean): unknown {
  switch (control.type) {
    case 'check':
      return control.of === 'boolean' ? value : Number(value)
    case 'texts':
      return listOf(value).map((item) => (isRow(item) ? toText(item.text) : ''))
    case 'objects':
      return listOf(value).map((item) => toBody(control.fields, item as FormValues))
    case 'group': {
      const body = toBody(control.fields, isRow(value) ? value : {})
      return isBlank(body) ? null : body
    }
    default:
      return toScalar(control, toText(value).trim(), isRequired)
  }
}

function toScalar(control: Control, value: string, isRequired: boolean): unknown {
  if (value === '') return isRequired ? '' : null
  if (control.type === 'moment') return fromLocalTime(value)
  if (control.type === 'choice') {
    return control.choices.find((choice) => String(choice.value) === value)?.value ?? value
  }
  if (control.type !== 'number' && control.type !== 'reference') return value
  const number = Number(value.replace(',', '.'))
  return Number.isFinite(number) ? number : value
}

/** Minutes between Jakarta and UTC. */
const jakartaOffset = 7 * 60

/** The value of a `datetime-local` input: the time in Jakarta, without seconds. */
function toLocalTime(value: unknown): string {
  const time = Date.parse(toText(value))
  if (Number.isNaN(time)) return ''
  return new Date(time + jakartaOffset * 60_000).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length)
}

function fromLocalTime(value: string): string {
  const time = Date.parse(`${value}:00+07:00`)
  return Number.isNaN(time) ? value : new Date(time).toISOString()
}

function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : []
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether an object has nothing that the owner has entered. */
function isBlank(body: Row): boolean {
  return Object.values(body).every((value) => value === null)
}
