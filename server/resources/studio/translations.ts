import { sharedFields, nouns } from '../../../src/contract/nouns'
import {
  trackedResources,
  UntranslatedData,
  type UntranslatedEntry,
} from '../../../src/contract/studio'
import { isTranslated, translatedTables } from '../../../src/contract/schema/translatedTables'
import type { Translations } from '../../../src/contract/schema/values'
import type { Db } from '../../database/schema'
import { titleOf } from '../../rows/titles'
import { studioRoute } from '../accounts/studioRoute'
import { success, type Routes } from '../routeSchemas'

/** Lists the entries with texts that are not translated into the other languages of the site. */
export const translationsRoutes: Routes = async (app) => {
  const { db, languages } = app
  app.get(
    '/studio/translations',
    studioRoute('owner', 'listUntranslated', UntranslatedData),
    async () => {
      const [, ...others] = languages
      const entries = others.length > 0 ? await readEntries(db) : []
      return success({ entries: others.flatMap((language) => listMissing(entries, language)) })
    },
  )
}

interface Entry extends Pick<UntranslatedEntry, 'resource' | 'id' | 'title'> {
  fields: string[]
  /** The language of a post, in lower case; empty for the main language. */
  writtenIn: string
  translations: Translations
}

async function readEntries(db: Db): Promise<Entry[]> {
  const tables = trackedResources.map(async (resource) => {
    const { table } = nouns[resource]
    if (!isTranslated(table)) return []
    const rows = await db.selectFrom(table).selectAll().orderBy('id').execute()
    return rows.map(({ id, translations, ...row }): Entry => {
      const values = new Map<string, unknown>(Object.entries(row))
      const names = translatedTables[table].filter((name) => !sharedFields.has(name))
      const fields = names.filter((name) => hasText(values.get(name)))
      const title = titleOf(table, row)
      const writtenIn = ((values.get('language') as string | null) ?? '').toLowerCase()
      return { resource, id, title, fields, writtenIn, translations: parse(translations) }
    })
  })
  return (await Promise.all(tables)).flat()
}

const hasText = (value: unknown) => Boolean(value) && value !== '[]'

const parse = (json: string | null) => JSON.parse(json ?? '{}') as Translations

function listMissing(entries: readonly Entry[], language: string): UntranslatedEntry[] {
  return entries.flatMap(({ translations, writtenIn, ...entry }) => {
    if (`${writtenIn}-`.startsWith(`${language}-`)) return []
    const texts: Record<string, unknown> = translations[language] ?? {}
    const fields = entry.fields.filter((name) => !texts[name])
    return fields.length > 0 ? [{ ...entry, language, fields }] : []
  })
}
