import type { FormDefinition } from '../forms/fields'
import { fieldsOf, labelOf, translationsName } from '../forms/labels'
import type { StudioTexts } from '../language/texts'

type WordsForFlags = Pick<StudioTexts['history'], 'yes' | 'no'>

export interface FieldDifference {
  field: string
  before: string
  after: string
}

/** The text that stands for a value: lists have a line for each item. */
export function formatValue(value: unknown, words: WordsForFlags): string {
  const format = (part: unknown) => formatValue(part, words)
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(format).join('\n')
  if (typeof value === 'object') return Object.values(value).map(format).join(' · ')
  if (typeof value === 'boolean') return value ? words.yes : words.no
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** A flag of the API is 0 or 1. */
function formatField(field: string, value: unknown, words: WordsForFlags): string {
  const isFlag = /^(is|shows)_/.test(field) && (value === 0 || value === 1)
  return formatValue(isFlag ? value === 1 : value, words)
}

/** A missing field and an empty one are the same. */
export function differencesOf(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  words: WordsForFlags,
): FieldDifference[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((field) => {
    const texts = {
      before: formatField(field, before[field], words),
      after: formatField(field, after[field], words),
    }
    return texts.before === texts.after ? [] : [{ field, ...texts }]
  })
}

/** The fields of an entry, with each translation as one: `translations.en.title`. */
function withTranslations(entry: Readonly<Record<string, unknown>>) {
  const { [translationsName]: translations, ...fields } = entry
  const texts = Object.entries((translations ?? {}) as Record<string, object | null>)
  return Object.fromEntries([
    ...Object.entries(fields),
    ...texts.flatMap(([language, translated]) =>
      Object.entries(translated ?? {}).map(
        ([name, text]) => [`${translationsName}.${language}.${name}`, text as unknown] as const,
      ),
    ),
  ])
}

/** The differences of two states of an entry, with the labels of their fields. */
export function formDifferences(
  form: FormDefinition,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  { history, fields }: StudioTexts,
) {
  const names = fieldsOf(form).map(({ name }) => name)
  return differencesOf(withTranslations(before), withTranslations(after), history)
    .filter(({ field }) => names.includes(field.split('.')[0] ?? ''))
    .map((change) => ({ ...change, label: labelOf(fields[form.resource], change.field) }))
}

/** Two texts as the parts that they share at the ends, and the parts between these. */
interface TextDifference {
  start: string
  removed: string
  added: string
  end: string
}

/** Splits into words and the spaces between them, so that no word is torn apart. */
const splitWords = (text: string) => text.split(/(?<=\s)|(?=\s)/)

export function compareTexts(before: string, after: string): TextDifference {
  const [old, current] = [splitWords(before), splitWords(after)]
  const shorter = Math.min(old.length, current.length)
  let start = 0
  while (start < shorter && old[start] === current[start]) start += 1
  let end = 0
  while (end < shorter - start && old.at(-1 - end) === current.at(-1 - end)) end += 1
  return {
    start: old.slice(0, start).join(''),
    removed: old.slice(start, old.length - end).join(''),
    added: current.slice(start, current.length - end).join(''),
    end: old.slice(old.length - end).join(''),
  }
}

/** The end of a text, or its start, with at most this many letters. */
export function shorten(text: string, length: number, side: 'start' | 'end'): string {
  if (text.length <= length) return text
  return side === 'start' ? `${text.slice(0, length)}…` : `…${text.slice(-length)}`
}
