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

type Words = Record<'native' | 'digital' | 'job' | 'communication' | 'organisation', string>

const english: Words = {
  native: 'Native',
  digital: 'Digital skills',
  job: 'Job-related skills',
  communication: 'Communication',
  organisation: 'Organisation',
}

const words: Partial<Record<string, Words>> = {
  de: {
    native: 'Muttersprache',
    digital: 'Digitale Kompetenzen',
    job: 'Berufliche Kompetenzen',
    communication: 'Kommunikation',
    organisation: 'Organisation',
  },
  es: {
    native: 'Lengua materna',
    digital: 'Competencias digitales',
    job: 'Competencias profesionales',
    communication: 'Comunicación',
    organisation: 'Organización',
  },
  fr: {
    native: 'Langue maternelle',
    digital: 'Compétences numériques',
    job: 'Compétences professionnelles',
    communication: 'Communication',
    organisation: 'Organisation',
  },
}

/** What a Europass CV has only as names of elements, in the language of the document. */
export function europassWords(language: string): Words {
  return words[language.slice(0, 2).toLowerCase()] ?? english
}
