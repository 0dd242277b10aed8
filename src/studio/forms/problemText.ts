import type { FieldError } from '../../contract/envelope'
import type { StudioTexts } from '../language/texts'

type ValidationTexts = StudioTexts['validation']
type Refusal = Pick<FieldError, 'code' | 'params'>

/** An error of a schema, or another reason of the server. */
interface Problem {
  keyword: string
  params: Record<string, unknown>
}

/** The message of an error; empty for the errors that summarise or accompany others. */
export function problemText({ keyword, params }: Problem, texts: ValidationTexts): string {
  const limit = Number(params.limit)
  switch (keyword) {
    case 'minLength':
    case 'required':
      return texts.required
    case 'maxLength':
      return texts.maxLength(limit)
    case 'maxItems':
      return texts.maxItems(limit)
    case 'minimum':
      return texts.minimum(limit)
    case 'maximum':
      return texts.maximum(limit)
    case 'format':
      return formatMessage(String(params.format), texts)
    case 'pattern':
      return patternMessage(String(params.pattern), texts)
    case 'type':
      return typeMessage(params.type, texts)
    case 'enum':
    case 'const':
      return texts.choose
    case 'taken':
    case 'unknownReference':
    case 'beforeStart':
    case 'characters':
      return texts[keyword]
    case 'inUse':
      return texts.inUse(Number(params.count), String(params.table))
    default:
      return ''
  }
}

function formatMessage(format: string, texts: ValidationTexts): string {
  const names = ['day', 'link', 'formerPath'] as const
  const name = names.find((known) => known === format)
  return texts[name ?? 'format']
}

function typeMessage(type: unknown, texts: ValidationTexts): string {
  if (type === 'integer') return texts.integer
  if (type === 'number') return texts.number
  // The second alternative of a field that may be null.
  return type === 'null' ? '' : texts.required
}

function patternMessage(pattern: string, texts: ValidationTexts): string {
  if (pattern.includes('@')) return texts.email
  if (pattern.startsWith('^[a-z0-9]')) return texts.slug
  if (pattern.startsWith('^[A-Za-z]')) return texts.language
  if (pattern.startsWith('^/')) return texts.formerPath
  // A date: the message of the format is more precise.
  return pattern.startsWith('^\\d') ? texts.day : texts.format
}

/** Why the server has refused a value, in the language of the studio. */
export function refusalText({ code = '', params = {} }: Refusal, texts: ValidationTexts): string {
  return problemText({ keyword: code, params }, texts) || texts.refused
}
