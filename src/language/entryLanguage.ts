import type { LanguageState } from './languageSlice'

interface Entry {
  /** The language that the entry names itself. */
  language?: string | null
  /** The fields that are in the main language, because they are not translated. */
  untranslated?: readonly string[] | null
}

/** The language of fields of an entry on a page: that of the page where all are translated. */
export function entryLanguage(
  { language, untranslated }: Entry,
  { current, offered: [main] }: LanguageState,
  fields = ['title', 'content'],
): string {
  const isMain = current === main || fields.some((field) => untranslated?.includes(field))
  return isMain ? language || main : current
}
