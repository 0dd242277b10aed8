import { isLanguage, languages } from '../../language/languages'
import type { StudioTexts } from '../language/texts'
import type { Control, Field } from './fields'

/** The texts of a field in the catalogue. */
interface FieldTexts {
  readonly label: string
  readonly hint?: string
  /** Names one of the items of a list. */
  readonly item?: string
  /** The texts of the fields of a group, or of each item. */
  readonly fields?: Labels
}

/** The texts of fields by name; a text is a label. */
export type Labels = Readonly<Record<string, string | FieldTexts>>

export function fieldTexts(labels: Labels, name: string): FieldTexts {
  const texts = labels[name] ?? name
  return typeof texts === 'string' ? { label: texts } : texts
}

/** The label of a field or, with its language, of a translation: `translations.en.title`. */
export function labelOf(labels: Labels, path: string): string {
  const [, language = '', name] = path.split('.')
  if (!name) return fieldTexts(labels, path).label
  const languageName = isLanguage(language) ? languages[language].name : language
  return `${fieldTexts(labels, name).label} (${languageName})`
}

/** The hint of a field: its own, or that of its control. */
export function hintOf(
  { name, control }: Field,
  labels: Labels,
  { hints }: StudioTexts,
): string | undefined {
  const common =
    control.type === 'date' || control.type === 'moment' ? hints[control.type] : undefined
  return fieldTexts(labels, name).hint ?? common
}

/** The choices of a control, each with its value as in the body of a request. */
export function choicesOf(
  { labels, values }: Extract<Control, { type: 'choice' | 'selection' }>,
  { choices }: StudioTexts,
) {
  const texts: Readonly<Record<string, string>> = choices[labels]
  return values.map((value) => ({ value, label: texts[value] ?? String(value) }))
}
