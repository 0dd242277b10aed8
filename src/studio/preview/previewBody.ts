import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import type { FormDefinition } from '../forms/fields'
import type { FormValues } from '../forms/formValues'
import { fieldTexts, type Labels } from '../forms/labels'
import { bodyOf } from '../forms/validate'

/**
 * The body of a preview, which shows also what is not complete: without the fields that are not
 * valid, and with the label of a required text in its place.
 * @returns also whether the owner has filled in something that is not shown, and whether something
 * is required of which there is no value
 */
export function previewBody(form: FormDefinition, values: FormValues, labels: Labels) {
  const properties = form.schema.properties as Partial<Record<string, TSchema>>
  const { required = [] }: { required?: readonly string[] } = form.schema
  const input: Record<string, unknown> = {}
  let isComplete = true
  for (const [name, value] of Object.entries(bodyOf(form, values))) {
    const schema = properties[name]
    if (schema && value !== '' && Value.Check(schema, value)) {
      input[name] = value
      continue
    }
    if (value !== null && value !== '') isComplete = false
    const isText = schema && 'type' in schema && schema.type === 'string'
    if (isText && required.includes(name)) input[name] = fieldTexts(labels, name).label
  }
  return { input, isComplete, isEmpty: required.some((name) => !(name in input)) }
}
