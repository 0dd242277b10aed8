import type { Language, OfferedLanguages } from './languages'

interface Entry {
  /** The language that the entry names itself. */
  language?: string | null
  /** The fields that are in the main language, because they are not translated. */
  untranslated?: readonly string[] | null
}

interface Languages {
  current: Language
  offered: OfferedLanguages
}

/** The language of an entry's texts on a page: that of the page where they are translated. */
export function entryLanguage(
  { language, untranslated }: Entry,
  { current, offered: [main] }: Languages,
): string {
  return current === main || untranslated?.includes('title') ? language || main : current
}
