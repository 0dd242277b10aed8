import type { TSchema } from 'typebox'
import { env } from '../../env'
import { parseLanguages, type Language } from '../../language/languages'
import type { Field, FormDefinition } from './fields'

/** The name of the field with the translations of an entry, by language. */
export const translationsName = 'translations'

/** The languages of the site to which texts are translated. */
export function translatedLanguages(): Language[] {
  const [, ...others] = parseLanguages(env.host.languages)
  return others
}

interface Shape {
  anyOf?: Shape[]
  patternProperties?: Record<string, { properties?: Record<string, TSchema> }>
}

/** The fields of a form that may have translations, in their order. */
export function translatedFields({ schema, sections }: FormDefinition): readonly Field[] {
  const { anyOf = [] } = (schema.properties[translationsName] ?? {}) as Shape
  const names = anyOf.flatMap(({ patternProperties = {} }) =>
    Object.values(patternProperties).flatMap(({ properties = {} }) => Object.keys(properties)),
  )
  return sections.flatMap(({ fields }) => fields.filter(({ name }) => names.includes(name)))
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

/** All fields of a form. */
export function fieldsOf(form: FormDefinition): readonly Field[] {
  return [...form.sections.flatMap(({ fields }) => fields), ...translationsField(form)]
}
