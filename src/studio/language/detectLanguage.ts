import { isLanguage, languageKey, type Language } from '../../language/languages'
import { storage } from '../../lib/storage'

/** The language that the owner has selected, else the first of the browser that has a catalogue. */
export function detectLanguage(): Language {
  const codes = [storage.read(languageKey) ?? '', ...navigator.languages]
  return codes.map((code) => code.split('-')[0] ?? '').find(isLanguage) ?? 'id'
}
