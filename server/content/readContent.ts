import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { isNode, LineCounter, parseDocument, type Document } from 'yaml'
import { Content } from './contentSchema'
import { findReferenceMistakes, type Mistake } from './findReferenceMistakes'
import { fromJsonResume } from './jsonResume/fromJsonResume'
import { Resume } from './jsonResume/resumeSchema'
import { formats, registerFormats } from '../validation/formats'
import { UserFacingError } from '../UserFacingError'

registerFormats()
const schema = Compile(Content)
const resumeSchema = Compile(Resume)

/**
 * Reads a content file or a JSON Resume, as YAML or JSON.
 * @throws UserFacingError that lists every mistake with its line
 */
export function readContent(file: string): Content {
  const name = path.relative(process.cwd(), file) || file
  const source = readSource(file, name)
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines })
  if (document.errors.length > 0) {
    throwMistakes(
      document.errors.map(({ pos, message }) =>
        formatMistake(name, lines, pos[0], firstLine(message)),
      ),
    )
  }
  const data: unknown = document.toJS()
  const isResume = isJsonResume(data)
  const mistakes = isResume ? validate(resumeSchema, data) : findMistakes(data)
  if (mistakes.length > 0) {
    throwMistakes(
      mistakes.map(({ path, message }) =>
        formatMistake(name, lines, offsetOf(document, path), `${formatPath(path)}: ${message}`),
      ),
    )
  }
  return isResume ? fromJsonResume(data as Resume, today()) : (data as Content)
}

/** A JSON Resume has `basics`, a content file `profile`. */
function isJsonResume(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'basics' in data && !('profile' in data)
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}

function readSource(file: string, name: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new UserFacingError(`${name} cannot be read: ${(error as Error).message}`)
  }
}

function findMistakes(content: unknown): Mistake[] {
  return schema.Check(content) ? findReferenceMistakes(content) : validate(schema, content)
}

function validate(
  validator: Validator<Record<string, never>, TSchema>,
  content: unknown,
): Mistake[] {
  const errors = validator.Errors(content)
  const wrongFormat = errors.filter(({ keyword }) => keyword === 'format')
  return errors.flatMap((error) => {
    const path = pathOf(error.instancePath)
    switch (error.keyword) {
      // Other errors describe the same mistake more precisely.
      case 'anyOf':
      case 'additionalProperties':
        return []
      case 'boolean':
        return [{ path, message: 'is not a known field' }]
      case 'required':
        return error.params.requiredProperties.map((field) => ({
          path: [...path, field],
          message: 'is missing',
        }))
      case 'pattern':
        // The error of the format is more precise.
        return wrongFormat.some(({ instancePath }) => instancePath === error.instancePath)
          ? []
          : [{ path, message: error.message }]
      case 'format':
        return [{ path, message: formats[error.params.format]?.message ?? error.message }]
      case 'type':
        // An optional field is a union with null: the error of the other type is enough.
        return error.params.type === 'null' ? [] : [{ path, message: error.message }]
      default:
        return [{ path, message: error.message }]
    }
  })
}

/** Splits a JSON pointer such as `/projects/0/title`. */
function pathOf(pointer: string): (string | number)[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))
}

/** The offset of a value, or of the innermost existing value around a missing one. */
function offsetOf(document: Document, path: (string | number)[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node: unknown = document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return 0
}

function formatMistake(name: string, lines: LineCounter, offset: number, message: string): string {
  return `${name}:${lines.linePos(offset).line} ${message}`
}

/** Formats a path as in `projects[0].title`. */
function formatPath(path: (string | number)[]): string {
  const text = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join('')
  return text.replace(/^\./, '') || 'the file'
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? text
}

function throwMistakes(lines: string[]): never {
  throw new UserFacingError(lines.join('\n'))
}
