import type { FieldError } from '../../contract/schema/envelope'
import type { StudioTexts } from '../language/StudioTextsContext'

type ValidationTexts = StudioTexts['validation']
type Params = Record<string, unknown>

const messages: Partial<Record<string, (texts: ValidationTexts, params: Params) => string>> = {
  minLength: (texts) => texts.required,
  required: (texts) => texts.required,
  maxLength: (texts, { limit }) => texts.maxLength(Number(limit)),
  maxItems: (texts, { limit }) => texts.maxItems(Number(limit)),
  minimum: (texts, { limit }) => texts.minimum(Number(limit)),
  maximum: (texts, { limit }) => texts.maximum(Number(limit)),
  format: (texts, { format }) => {
    const name = (['calendarDate', 'link', 'formerPath'] as const).find((known) => known === format)
    return texts[name ?? 'format']
  },
  pattern: (texts, { pattern }) => patternMessage(String(pattern), texts),
  type: (texts, { type }) => {
    if (type === 'integer' || type === 'number') return texts[type]
    // The second alternative of a field that may be null.
    return type === 'null' ? '' : texts.required
  },
  enum: (texts) => texts.choose,
  const: (texts) => texts.choose,
  taken: (texts) => texts.taken,
  unknownReference: (texts) => texts.unknownReference,
  beforeStart: (texts) => texts.beforeStart,
  characters: (texts) => texts.characters,
  inUse: (texts, { count, table }) => texts.inUse(Number(count), String(table)),
}

function patternMessage(pattern: string, texts: ValidationTexts): string {
  if (pattern.includes('@')) return texts.email
  if (pattern.startsWith('^[a-z0-9]')) return texts.slug
  if (pattern.startsWith('^[A-Za-z]')) return texts.language
  if (pattern.startsWith('^/')) return texts.formerPath
  // A date: the message of the format is more precise.
  return pattern.startsWith('^\\d') ? texts.calendarDate : texts.format
}

/** The message of an error; empty for the errors that summarise or accompany others. */
export const problemText = (keyword: string, params: Params, texts: ValidationTexts): string =>
  messages[keyword]?.(texts, params) ?? ''

export function refusalText(
  { code = '', params = {} }: Pick<FieldError, 'code' | 'params'>,
  texts: ValidationTexts,
): string {
  return problemText(code, params, texts) || texts.refused
}
