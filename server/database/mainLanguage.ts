import { sharedFields } from '../../src/contract/nouns'
import {
  fieldsOfTables,
  translatedTables,
  type TranslatedTable,
} from '../../src/contract/schema/translatedTables'
import type { Translations } from '../../src/contract/schema/values'
import type { Language } from '../../src/language/languages'
import { fromColumns, toColumns } from '../rows/columns'
import { putMeta, readMeta, updateRow, write, type WriteTransaction } from './contentWrites'
import { UserFacingError } from '../UserFacingError'
import type { Db } from './schema'

const key = 'main_language'

/**
 * Makes the texts of the database those of another main language: they and its translations change
 * places. A text that is not translated stays. Of several processes that do so at the same time, one
 * writes.
 */
export async function changeMainLanguage(db: Db, language: Language): Promise<void> {
  if ((await readMeta(db, key)) === language) return
  await write(db, (transaction) => exchangeMainLanguage(transaction, language))
}

/** Like `changeMainLanguage`, as part of a write; stores the main language of a new database. */
export async function exchangeMainLanguage(
  transaction: WriteTransaction,
  language: Language,
): Promise<void> {
  const previous = await readMeta(transaction, key)
  if (previous === language) return
  if (previous !== undefined) {
    for (const table of Object.keys(translatedTables) as TranslatedTable[]) {
      await exchangeTexts(transaction, table, { previous, language })
    }
  }
  await putMeta(transaction, key, language)
}

/** @throws UserFacingError if no server has started since the main language was changed */
export async function assertMainLanguage(db: Db, language: Language): Promise<void> {
  const stored = await readMeta(db, key)
  if (stored === undefined || stored === language) return
  throw new UserFacingError(({ database }) => database.otherLanguage(stored, language))
}

async function exchangeTexts(
  transaction: WriteTransaction,
  table: TranslatedTable,
  { previous, language }: { previous: string; language: string },
): Promise<void> {
  const rows = await transaction.selectFrom(table).selectAll().execute()
  for (const row of rows) {
    const fields = new Map<string, unknown>(Object.entries(fromColumns(fieldsOfTables[table], row)))
    const translations = (fields.get('translations') ?? {}) as Translations
    const { [language]: texts = {}, ...others } = translations
    const moved = translatedTables[table].filter((name) => {
      const [text, translation] = [fields.get(name), texts[name]]
      if (translation === undefined) return text && !sharedFields.has(name)
      return JSON.stringify(text) !== JSON.stringify(translation)
    })
    const own = Object.fromEntries(moved.map((name) => [name, fields.get(name)]))
    const changes = { ...texts, translations: { ...others, [previous]: own } }
    await updateRow(transaction, table, row.id, toColumns(changes))
  }
}
