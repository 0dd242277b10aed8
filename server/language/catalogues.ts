import { AsyncLocalStorage } from 'node:async_hooks'
import type { Language } from '../../src/language/languages'
import { en } from './en'
import { id } from './id'
import type { ServerTexts } from './texts'

export const catalogues: Record<Language, ServerTexts> = { id, en }

/** A catalogue whose findings name buttons of the studio in place of commands, files and fields. */
export function studioTexts(texts: ServerTexts): ServerTexts {
  return { ...texts, doctor: { ...texts.doctor, ...texts.doctorInStudio } }
}

/** The language of a command: that of the first variable of the locale that is set, by default English. */
export function localeLanguage({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  const locale = [LC_ALL, LC_MESSAGES, LANG].find(Boolean) ?? ''
  return /^id(?![a-z])/i.test(locale) ? 'id' : 'en'
}

const requested = new AsyncLocalStorage<Language>()

/** Runs `work`, in which `commandTexts` has a language: that of the reader of a response. */
export function withLanguage<T>(language: Language, work: () => T): T {
  return requested.run(language, work)
}

/** The texts that this process prints, or those of the language of `withLanguage`. */
export function commandTexts(): ServerTexts {
  return catalogues[requested.getStore() ?? localeLanguage(process.env)]
}
