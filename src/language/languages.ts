import type { SharedTexts, Texts } from './texts'

interface LanguageInfo {
  /** The name of the language in the language itself. */
  name: string
  /** The Open Graph locale: language and country. */
  locale: string
  direction: 'ltr' | 'rtl'
  /** Loads the texts of the layout and of the home page. */
  loadShared: () => Promise<SharedTexts>
  load: () => Promise<Texts>
}

/** The storage key of the language that a visitor or the owner has selected. */
export const languageKey = 'language'

export const languages = {
  id: {
    name: 'Bahasa Indonesia',
    locale: 'id_ID',
    direction: 'ltr',
    loadShared: async () => (await import('./shared/id')).shared,
    load: async () => (await import('./id')).id,
  },
  en: {
    name: 'English',
    locale: 'en_US',
    direction: 'ltr',
    loadShared: async () => (await import('./shared/en')).shared,
    load: async () => (await import('./en')).en,
  },
} satisfies Record<string, LanguageInfo>

/** A language code of BCP 47. */
export type Language = keyof typeof languages

export function isLanguage(code: string): code is Language {
  return Object.hasOwn(languages, code)
}

/** The languages of a site; the first one is the main language. */
export type OfferedLanguages = readonly [Language, ...Language[]]

/** Reads `id,en` or `id en`; codes without a catalogue are left out, and the default is Indonesian. */
export function parseLanguages(text: string | undefined): OfferedLanguages {
  const [main = 'id', ...others] = new Set((text ?? '').split(/[\s,]+/).filter(isLanguage))
  return [main, ...others]
}

/** The prefix of the addresses of a language: `/en`, empty for the main language. */
export function languagePrefix(language: Language, [main]: OfferedLanguages): string {
  return language === main ? '' : `/${language}`
}

/** The address of a page, without the base path: `/about` in English is `/en/about`, `/` is `/en`. */
export function localizedPath(path: string, language: Language, offered: OfferedLanguages): string {
  const prefix = languagePrefix(language, offered)
  return prefix && path === '/' ? prefix : prefix + path
}

/** Splits such an address into the language and the path of the page. */
export function splitLanguage(address: string, [main, ...others]: OfferedLanguages) {
  const [, code, rest = ''] = /^\/([^/?#]*)(.*)$/s.exec(address) ?? []
  const language = others.find((other) => other === code)
  if (!language) return { language: main, path: address }
  return { language, path: rest.startsWith('/') ? rest : `/${rest}` }
}
