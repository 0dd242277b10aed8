import type { TSchema } from 'typebox'
import { env } from '../../env'
import { isLanguage, type Language, languages, parseLanguages } from '../../language/languages'
import type { StudioTexts } from '../language/StudioTextsContext'
import type { Control, Field, FormDefinition } from './fields'

interface FieldTexts {
  readonly label: string
  readonly hint?: string
  readonly item?: string
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

export function hintOf(
  { name, control }: Field,
  labels: Labels,
  { hints }: StudioTexts,
): string | undefined {
  const common =
    control.type === 'date' || control.type === 'moment' ? hints[control.type] : undefined
  return fieldTexts(labels, name).hint ?? common
}

export function choicesOf(
  { labels, values }: Extract<Control, { type: 'choice' | 'selection' }>,
  { choices }: StudioTexts,
) {
  const texts: Readonly<Record<string, string>> = choices[labels]
  return values.map((value) => ({ value, label: texts[value] ?? String(value) }))
}

export const translationsName = 'translations'

/** The first one is the main one. */
export const siteLanguages = () => parseLanguages(env.host.languages)

export const translatedLanguages = () => siteLanguages().slice(1)

/** Without the translations. */
export const ownFieldsOf = (form: FormDefinition) => form.sections.flatMap(({ fields }) => fields)

interface Shape {
  anyOf?: Shape[]
  patternProperties?: Record<string, { properties?: Record<string, TSchema> }>
}

export function translatedFields(form: FormDefinition): readonly Field[] {
  const { anyOf = [] } = (form.schema.properties[translationsName] ?? {}) as Shape
  const names = anyOf.flatMap(({ patternProperties = {} }) =>
    Object.values(patternProperties).flatMap(({ properties = {} }) => Object.keys(properties)),
  )
  return ownFieldsOf(form).filter(({ name }) => names.includes(name))
}

/** The field with all translations; none where the site or the entry has no texts to translate. */
export function translationsField(form: FormDefinition): readonly Field[] {
  const languages = translatedLanguages()
  const fields = translatedFields(form)
  if (languages.length === 0 || fields.length === 0) return []
  const groups = languages.map((name): Field => ({ name, control: { type: 'group', fields } }))
  return [{ name: translationsName, control: { type: 'group', fields: groups } }]
}

/** The path of a field of a language in the form: `translations.en.title`. */
export const translationPath = (language: Language, name: string) =>
  `${translationsName}.${language}.${name}`

export function fieldsOf(form: FormDefinition): readonly Field[] {
  return [...ownFieldsOf(form), ...translationsField(form)]
}
