import { get } from 'react-hook-form'
import type { Revision } from '../../contract/studio'
import type { FormDefinition } from '../forms/fields'
import { type FormValues, isEqual, toFormValues } from '../forms/formValues'
import {
  fieldsOf,
  labelOf,
  ownFieldsOf,
  translatedFields,
  translatedLanguages,
  translationPath,
} from '../forms/labels'
import type { FormatField } from '../forms/useFieldFormat'
import type { StudioTexts } from '../language/StudioTextsContext'

type Entry = Readonly<Record<string, unknown>>

/** Whether a revision is the saved state, which an import changes without a revision. */
export const isSaved = (form: FormDefinition, { data }: Revision, savedValues: FormValues) =>
  isEqual(toFormValues(fieldsOf(form), data), savedValues)

/** The differences of two states of an entry. A missing field and an empty one are the same. */
export function formDifferences(
  form: FormDefinition,
  [before, after]: readonly [Entry, Entry],
  format: FormatField,
  { fields: labels }: StudioTexts,
) {
  const translated = translatedLanguages().flatMap((language) =>
    translatedFields(form).map((field) => ({
      ...field,
      name: translationPath(language, field.name),
    })),
  )
  return [...ownFieldsOf(form), ...translated]
    .map(({ name, control }) => ({
      field: name,
      label: labelOf(labels[form.resource], name),
      before: format(control, get(before, name)),
      after: format(control, get(after, name)),
    }))
    .filter((difference) => difference.before !== difference.after)
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
