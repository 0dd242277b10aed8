import type { KyselyPlugin, UnknownRow } from 'kysely'
import { sharedFields } from '../../../src/contract/nouns'
import { translatedTables } from '../../../src/contract/schema/translatedTables'
import type { Language } from '../../../src/language/languages'
import type { Translations } from '../../../src/contract/schema/values'

/** The columns with texts that should have translations. */
const translatedColumns = new Set(
  Object.values(translatedTables)
    .flat()
    .filter((name) => !sharedFields.has(name)),
)

/**
 * A plugin that returns the texts of rows in one language. It applies and removes the columns
 * `translations`, and `category_translations` beside a `category_name`.
 * @param main the language of the texts in the rows
 */
export function translateRows(language: Language, main: Language): KyselyPlugin {
  return {
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) =>
      Promise.resolve({
        ...result,
        rows: result.rows.map((row) => translateRow(row, language, main)),
      }),
  }
}

function translateRow(
  { translations, category_translations, ...row }: UnknownRow,
  language: Language,
  main: Language,
): UnknownRow {
  const stored = parse(translations)
  const slugs = slugsOf(row.slug, translations, main)
  // An entry with one slug has no list of them.
  const listed = Object.keys(slugs).length > 1 ? { slugs } : {}
  if (language === main) return { ...row, ...listed }
  // The translations of a text that the owner has emptied are still stored.
  const texts = Object.fromEntries(
    Object.entries(textsIn(stored, language)).filter(([column]) => row[column]),
  )
  const { name = row.category_name } = textsIn(parse(category_translations), language)
  const untranslated =
    translations === undefined
      ? []
      : Object.keys(row).filter(
          (column) => translatedColumns.has(column) && row[column] && texts[column] === undefined,
        )
  return {
    ...row,
    ...listed,
    ...texts,
    ...(row.category_name !== undefined && { category_name: name }),
    ...(untranslated.length > 0 && { untranslated }),
  }
}

function parse(json: unknown): Translations {
  return typeof json === 'string' ? (JSON.parse(json) as Translations) : {}
}

export function slugsOf(
  slug: unknown,
  translations: unknown,
  main: string,
): Record<string, string> {
  if (typeof slug !== 'string') return {}
  const translated = Object.entries(parse(translations)).flatMap(([language, texts]) =>
    typeof texts.slug === 'string' ? [[language, texts.slug]] : [],
  )
  return { [main]: slug, ...(Object.fromEntries(translated) as Record<string, string>) }
}

function textsIn(translations: Translations, language: string): UnknownRow {
  return Object.fromEntries(
    Object.entries(translations[language] ?? {}).flatMap(([name, value]) => {
      if (value === null || value === '') return []
      return [[name, typeof value === 'object' ? JSON.stringify(value) : value]]
    }),
  )
}
