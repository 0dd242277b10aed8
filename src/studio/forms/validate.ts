import { type FieldErrors, get, type Resolver, set } from 'react-hook-form'
import type { TSchema } from 'typebox'
import Format from 'typebox/format'
import { Value } from 'typebox/value'
import { reportAllErrors } from '../../contract/schema/reportAllErrors'
import { isCalendarDate } from '../../lib/dates'
import { isFormerPath } from '../../lib/urls/formerPaths'
import { safeLink } from '../../lib/urls/links'
import type { StudioTexts } from '../language/StudioTextsContext'
import { isCompleteLink } from './completeLink'
import type { FormDefinition } from './fields'
import { type FormValues, toBody } from './formValues'
import { fieldsOf, translationsName } from './labels'
import { problemText } from './problemText'
import { missingContent } from './publication'

type ValidationTexts = StudioTexts['validation']

reportAllErrors()
Format.Set('calendarDate', isCalendarDate)
// Stricter than that of the API, which also accepts what leads nowhere: `https://example`, `#part`.
Format.Set(
  'link',
  (text) => text.trim() === '' || (Boolean(safeLink(text)) && isCompleteLink(text)),
)
Format.Set('formerPath', isFormerPath)

export function bodyOf(form: FormDefinition, values: FormValues): Record<string, unknown> {
  return toBody(fieldsOf(form), values, (name) => !accepts(form, name, null))
}

export function isRequired(form: FormDefinition, name: string): boolean {
  return [null, '', 0, false].every((empty) => !accepts(form, name, empty))
}

function accepts({ schema }: FormDefinition, name: string, value: unknown): boolean {
  const property = (schema.properties as Partial<Record<string, TSchema>>)[name]
  return property !== undefined && Value.Check(property, value)
}

const isBlank = (value: unknown) => value === null || value === ''

/** Checks the values by the schema of the API: one error per field, with its path in the body. */
export function findErrors(form: FormDefinition, values: FormValues, texts: ValidationTexts) {
  const body = bodyOf(form, values)
  const errors = new Map<string, string>()
  for (const error of Value.Errors(form.schema, body)) {
    const path = error.instancePath.slice(1).replaceAll('/', '.')
    const isMissing = error.keyword === 'type' && isBlank(get(body, path))
    const message = isMissing
      ? texts.required
      : problemText(error.keyword, { ...error.params }, texts)
    if (message && !errors.has(path)) errors.set(path, message)
  }
  const missing = missingContent(form, values)
  if (missing) errors.set(missing, texts.content)
  return [...errors].map(([path, message]) => ({ path, message }))
}

export function formResolver(form: FormDefinition, texts: ValidationTexts): Resolver {
  return (values) => {
    const errors: FieldErrors = {}
    for (const { path, message } of findErrors(form, values, texts)) {
      set(errors, controlPath(form, path), { type: 'schema', message })
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
}

/** The path of the control that has the value at a path of the body. */
export function controlPath(form: FormDefinition, path: string): string {
  const parts = path.split('.')
  const [name = '', ...rest] = parts[0] === translationsName ? parts.slice(2) : parts
  const control = fieldsOf(form).find((field) => field.name === name)?.control
  if (control?.type === 'texts' && rest.length === 1) return `${path}.text`
  return path
}
