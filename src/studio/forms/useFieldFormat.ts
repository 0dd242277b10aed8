import { useStudioTexts } from '../language/StudioTextsContext'
import { useFormats } from '../ui/hooks/useFormats'
import type { Control, FormDefinition } from './fields'
import { toIsoTime } from './formValues'
import { choicesOf, fieldsOf } from './labels'
import { useReferencesOf } from './references'

export type FormatField = (control: Control, value: unknown) => string

/**
 * Formats a value for reading, as the API or a form has it: names in place of ids, a line for each
 * item of a list, an empty text for a missing value.
 */
export function useFieldFormat(form: FormDefinition): FormatField {
  const texts = useStudioTexts()
  const { formatDate, formatJakartaTime } = useFormats()
  const references = useReferencesOf(fieldsOf(form))

  function formatMoment(value: string): string {
    const time = value.endsWith('Z') ? value : toIsoTime(value)
    return Number.isNaN(Date.parse(time)) ? value : formatJakartaTime(time)
  }

  function formatParts(control: Control, row: object): string {
    const values = new Map<string, unknown>(Object.entries(row))
    if (control.type === 'texts') return format({ type: 'text' }, values.get('text'))
    const fields = 'fields' in control ? control.fields : []
    const parts = fields.map((field) => format(field.control, values.get(field.name)))
    return parts.filter(Boolean).join(' · ')
  }

  function format(control: Control, value: unknown): string {
    if (value === null || value === undefined || value === '') return ''
    if (Array.isArray(value)) return value.map((item) => format(control, item)).join('\n')
    if (typeof value === 'object') return formatParts(control, value)
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    switch (control.type) {
      case 'check':
        return value === 1 || value === true ? texts.history.yes : texts.history.no
      case 'choice':
      case 'selection':
        return findLabel(choicesOf(control, texts), text)
      case 'reference':
        return findLabel(references[control.to], text)
      case 'date':
        return formatDate(text) || text
      case 'moment':
        return formatMoment(text)
      default:
        return text
    }
  }

  return format
}

function findLabel(choices: ReturnType<typeof choicesOf>, value: string): string {
  return choices.find((choice) => String(choice.value) === value)?.label ?? value
}
