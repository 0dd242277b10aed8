import type { SourceText } from '../foreign/foreignValue'

/** The name of a language or region in a language of the document, by its code. */
export function displayName(
  type: 'language' | 'region',
  code: SourceText | undefined,
  language: string,
): SourceText | undefined {
  if (!code || !/^[a-z]{2,3}$/i.test(code.text)) return code
  const names = new Intl.DisplayNames([languageTag(language), 'en'], { type })
  return code.with(names.of(type === 'region' ? code.text.toUpperCase() : code.text) ?? code.text)
}

/** A tag that `Intl` accepts. */
function languageTag(language: string): string {
  return /^[a-z]{2,3}$/i.test(language) ? language : 'en'
}

const words = {
  en: ['Native', 'Digital skills', 'Job-related skills', 'Communication', 'Organisation'],
  de: [
    ...['Muttersprache', 'Digitale Kompetenzen', 'Berufliche Kompetenzen'],
    ...['Kommunikation', 'Organisation'],
  ],
  es: [
    ...['Lengua materna', 'Competencias digitales', 'Competencias profesionales'],
    ...['Comunicación', 'Organización'],
  ],
  fr: [
    ...['Langue maternelle', 'Compétences numériques', 'Compétences professionnelles'],
    ...['Communication', 'Organisation'],
  ],
}

/** What a Europass CV has only as names of elements, in the language of the document. */
export function europassWords(language: string) {
  const code = language.slice(0, 2).toLowerCase()
  const [native = '', digital = '', job = '', communication = '', organisation = ''] =
    words[code as keyof typeof words] ?? words.en
  return { native, digital, job, communication, organisation }
}
