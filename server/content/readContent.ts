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
 * Reads a content file, YAML or JSON: the owner's own, or a JSON Resume.
 * @throws UserFacingError that lists every mistake with its line
 */
export function readContent(file: string): Content {
  const name = path.relative(process.cwd(), file) || file
  const source = readSource(file, name)
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines })
  if (document.errors.length > 0) {
    refuse(document.errors.map(({ pos, message }) => at(name, lines, pos[0], firstLine(message))))
  }
  const read: unknown = document.toJS()
  const isResume = isJsonResume(read)
  const mistakes = isResume ? mistakesBy(resumeSchema, read) : findMistakes(read)
  if (mistakes.length > 0) {
    refuse(
      mistakes.map(({ path, message }) =>
        at(name, lines, offsetOf(document, path), `${written(path)}: ${message}`),
      ),
    )
  }
  return isResume ? fromJsonResume(read as Resume, today()) : (read as Content)
}

/** A JSON Resume begins with its basics, which our own file does not have. */
function isJsonResume(read: unknown): boolean {
  return typeof read === 'object' && read !== null && 'basics' in read && !('profile' in read)
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
  return schema.Check(content) ? findReferenceMistakes(content) : mistakesBy(schema, content)
}

function mistakesBy(
  validator: Validator<Record<string, never>, TSchema>,
  content: unknown,
): Mistake[] {
  const errors = validator.Errors(content)
  const wrongFormat = errors.filter(({ keyword }) => keyword === 'format')
  return errors.flatMap((error) => {
    const path = pathOf(error.instancePath)
    switch (error.keyword) {
      // These only sum up what other errors say more precisely.
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
        // A format says the same more precisely.
        return wrongFormat.some(({ instancePath }) => instancePath === error.instancePath)
          ? []
          : [{ path, message: error.message }]
      case 'format':
        return [{ path, message: formats[error.params.format]?.message ?? error.message }]
      case 'type':
        // The second form of a field that may be left empty.
        return error.params.type === 'null' ? [] : [{ path, message: error.message }]
      default:
        return [{ path, message: error.message }]
    }
  })
}

/** `/projects/0/title` in parts. */
function pathOf(pointer: string): (string | number)[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))
}

/** Where a value begins; for one that is missing, where its nearest holder does. */
function offsetOf(document: Document, path: (string | number)[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node: unknown = document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return 0
}

function at(name: string, lines: LineCounter, offset: number, message: string): string {
  return `${name}:${lines.linePos(offset).line} ${message}`
}

/** `projects[0].title` */
function written(path: (string | number)[]): string {
  const text = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join('')
  return text.replace(/^\./, '') || 'the file'
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? text
}

function refuse(lines: string[]): never {
  throw new UserFacingError(lines.join('\n'))
}
