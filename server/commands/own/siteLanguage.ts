import { createInterface } from 'node:readline/promises'
import { parseLanguages, isLanguage, languages } from '../../../src/language/languages'
import type { Language } from '../../../src/language/languages'
import { detectLanguage, interfaceLanguage } from '../../content/contentLanguage'
import type { ImportedContent } from '../../content/sources/readImport'
import { languagesVariable, setVariable } from '../../envFile'
import { commandTexts, localeLanguage } from '../../language/catalogues'
import { paths } from '../../paths'

/**
 * Makes the language of the texts the main language of the site.
 * @param named the language, where it is known; otherwise it is detected, and confirmed on a terminal
 * @returns whether it was another one
 */
export async function selectMainLanguage(
  content: ImportedContent,
  named: string | undefined,
): Promise<boolean> {
  const [current, ...others] = parseLanguages(process.env.SITE_LANGUAGES)
  const known = named ?? detectLanguage(content)
  const code = known ?? current
  const found = interfaceLanguage(code)
  const isAsked = named === undefined && process.stdin.isTTY
  const main = isAsked ? await askForLanguage(found) : found
  const { siteLanguage, otherSiteLanguage, assumedSiteLanguage } = commandTexts().own
  const names = new Intl.DisplayNames(localeLanguage(process.env), { type: 'language' })
  const nameOf = (one: string) => (/^[a-z]{2,3}$/i.test(one) ? names.of(one) : undefined) ?? one
  if (main === current) {
    if (known === undefined && !isAsked) console.log(assumedSiteLanguage(nameOf(main)))
    return false
  }
  writeLanguages([main, ...others.filter((other) => other !== main)])
  const isExact = isAsked || code.toLowerCase().startsWith(main)
  const name = nameOf(main)
  console.log(isExact ? siteLanguage(name) : otherSiteLanguage(name, nameOf(code)))
  return true
}

export function writeLanguages(codes: readonly Language[]): void {
  process.env.SITE_LANGUAGES = codes.join(',')
  setVariable(paths.settings, languagesVariable, process.env.SITE_LANGUAGES)
}

/** Asks on a terminal for the main language of the site, until the answer is one. */
export async function askForLanguage(
  suggested: Language,
  input: NodeJS.ReadableStream = process.stdin,
  output: NodeJS.WritableStream = process.stdout,
): Promise<Language> {
  const question = commandTexts().own.questions.language
  const codes = Object.keys(languages).join(', ')
  const terminal = createInterface({ input, output })
  try {
    for (;;) {
      const answer = (await terminal.question(question(codes, suggested))).trim().toLowerCase()
      if (answer === '') return suggested
      if (isLanguage(answer)) return answer
    }
  } finally {
    terminal.close()
  }
}
