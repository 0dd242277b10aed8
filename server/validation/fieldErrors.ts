import type { ErrorObject } from 'ajv'
import type { Failure } from '../../src/contract/schema/envelope'
import { formatMessages, formatOfPattern, formats } from './formats'

/** Converts the errors of a validator, each with the path of its field. */
export function toFieldErrors(
  errors: readonly Partial<ErrorObject>[],
): NonNullable<Failure['errors']> {
  const formatErrors = errors.filter(({ keyword }) => keyword === 'format')
  return errors.flatMap(({ instancePath = '', keyword, params = {}, message }) => {
    const path = instancePath.slice(1).replaceAll('/', '.')
    const error = (text = 'is not valid', field?: unknown) => [
      { path: [path, field].filter(Boolean).join('.'), message: text, code: keyword, params },
    ]
    switch (keyword) {
      // It summarises other errors, which are more precise.
      case 'anyOf':
        return []
      case 'required':
        return error('is missing', params.missingProperty)
      case 'additionalProperties':
        return error('is not a known field', params.additionalProperty)
      case 'pattern':
        // The error of a format is more precise.
        return formatErrors.some((other) => other.instancePath === instancePath)
          ? []
          : error(patternMessage(String(params.pattern)) ?? message)
      case 'format':
        return error(formats[String(params.format)]?.message)
      case 'const':
        return error(`must be ${JSON.stringify(params.allowedValue)}`)
      case 'type':
        // The second alternative of an optional field.
        return params.type === 'null' ? [] : error(message)
      default:
        return error(message)
    }
  })
}

function patternMessage(pattern: string): string | undefined {
  const format = formatOfPattern[pattern]
  return format && formatMessages[format]
}
