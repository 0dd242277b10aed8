import type { ErrorObject } from 'ajv'
import type { Failure } from '../../src/contract/schema/envelope'
import { formatMessages, formatOfPattern, formats } from './formats'

/** Converts the errors of a validator, each with the path of its field. */
export function toFieldErrors(
  errors: readonly Partial<ErrorObject>[],
): NonNullable<Failure['errors']> {
  return errors.flatMap(({ instancePath = '', keyword, params = {}, message }) => {
    const ofField = errors.filter((other) => other.instancePath === instancePath)
    const constants = ofField
      .filter((other) => other.keyword === 'const')
      .map((other): unknown => other.params?.allowedValue)
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
        return ofField.some((other) => other.keyword === 'format')
          ? []
          : error(patternMessage(String(params.pattern)) ?? message)
      case 'format':
        return error(formats[String(params.format)]?.message)
      case 'const':
        // The first alternative names all of them.
        return constants[0] === params.allowedValue
          ? error(`must be ${constants.map((value) => JSON.stringify(value)).join(' or ')}`)
          : []
      case 'type':
        // Of an alternative: null, or one of the constants.
        return params.type === 'null' || constants.length > 0 ? [] : error(message)
      default:
        return error(message)
    }
  })
}

function patternMessage(pattern: string): string | undefined {
  const format = formatOfPattern[pattern]
  return format && formatMessages[format]
}
