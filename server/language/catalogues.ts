import { AsyncLocalStorage } from 'node:async_hooks'
import { isLanguage, type Language } from '../../src/language/languages'
import { en } from './en'
import { id } from './id'
import type { ServerTexts } from './texts'

export const catalogues: Record<Language, ServerTexts> = { id, en }

/** A catalogue whose messages name buttons of the studio in place of commands, files and fields. */
export function studioTexts(texts: ServerTexts): ServerTexts {
  const { doctor, doctorInStudio, importInStudio } = texts
  const { sources, github, notes } = importInStudio
  return {
    ...texts,
    doctor: { ...doctor, ...doctorInStudio },
    sources: { ...texts.sources, ...sources },
    github: { ...texts.github, ...github },
    notes: { ...texts.notes, ...notes },
  }
}

/** The language of a command: that of the first variable of the locale that is set, by default English. */
export function localeLanguage({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  const locale = [LC_ALL, LC_MESSAGES, LANG].find(Boolean) ?? ''
  const [code = ''] = locale.toLowerCase().split(/[^a-z]/)
  return isLanguage(code) ? code : 'en'
}

const requested = new AsyncLocalStorage<ServerTexts>()

/** Runs `work`, in which `commandTexts` returns texts of the studio in the reader's language. */
export function withStudioTexts<T>(language: Language, work: () => T): T {
  return requested.run(studioTexts(catalogues[language]), work)
}

/** The texts that this process prints, or those of `withStudioTexts`. */
export function commandTexts(): ServerTexts {
  return requested.getStore() ?? catalogues[localeLanguage(process.env)]
}
