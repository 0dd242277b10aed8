import { commandTexts } from '../../language/catalogues'
import type { Message } from '../../language/texts'
import { withoutEmpty } from '../../rows/columns'
import type { Parse, ResumeObject } from './ResumeObject'

export interface Part<T> {
  read: (object: ResumeObject) => Partial<T>
  write: (entry: T) => object
}

interface Field<T> extends Part<T> {
  key: string
  name: string
}

export interface Kind<T> {
  read: (object: ResumeObject, ...names: string[]) => T | undefined
  write?: (value: T) => unknown
}

/** @param names those of a résumé: the first with a value is read, the first of all is written */
export function field<Key extends string, T>(
  key: Key,
  kind: Parse<T> | Kind<T>,
  ...[name, ...others]: [string, ...string[]]
) {
  const { read, write = (value: T) => value } = typeof kind === 'function' ? kindOf(kind) : kind
  return {
    key,
    name,
    read: (object: ResumeObject) =>
      ({ [key]: read(object, name, ...others) }) as Partial<Record<Key, T>>,
    write: (entry: Partial<Record<Key, T | null>>) => {
      const value = entry[key]
      return { [name]: value === undefined || value === null ? undefined : write(value) }
    },
  }
}

export function kindOf<T>(parse: Parse<T>, write?: Kind<T>['write']): Kind<T> {
  return { read: (object, ...names) => object.read(parse, ...names), write }
}

export interface Section<T> {
  lists: string[]
  textField?: string
  /** The fields of which an entry needs one; it is also the first of them if that is missing. */
  heading: Field<T>[]
  needed?: number
  missing?: Message
  parts: Part<T>[]
}

const joinParts = (parts: object[]) =>
  withoutEmpty(Object.assign({}, ...parts) as Record<string, unknown>)

export const readParts = <T>(object: ResumeObject, parts: Part<T>[]) =>
  joinParts(parts.map((part) => part.read(object))) as T

export const writeParts = <T>(entry: T, parts: Part<T>[]) =>
  joinParts(parts.map((part) => part.write(entry)))

/** Reads the entries of a list; those without a heading are left out as a whole. */
export function readSection<T>(
  resume: ResumeObject,
  { missing = ({ notes }) => notes.noName, needed = 1, ...section }: Section<T>,
  max?: number,
): T[] {
  const { lists, textField, heading, parts } = section
  return resume.objects(lists, textField, max).flatMap((object): T | T[] => {
    const fields = readParts(object, heading) as Record<string, unknown>
    const [first, ...others] = heading.filter(({ key }) => key in fields)
    if (!first || others.length + 1 < needed) {
      object.leaveOut(missing(commandTexts()))
      return []
    }
    const { key, name } = heading[0] ?? first
    if (first.key !== key) {
      const text = String(fields[first.key])
      object.notes.add('assumed', [...object.path, name], commandTexts().notes.heading(text))
      fields[key] = text
    }
    return Object.assign(fields as T & object, readParts(object, parts))
  })
}

export function writeSection<T>(entries: readonly T[], { heading, parts }: Section<T>) {
  return entries.map((entry) => {
    const [first, ...others] = heading
    const fields = entry as Record<string, unknown>
    // The import has put another field in the place of the first.
    const isReplaced = first && others.some(({ key }) => fields[key] === fields[first.key])
    return writeParts(entry, [...(isReplaced ? others : heading), ...parts])
  })
}
