import { languages, parseLanguages, type Language } from '../../../src/language/languages'
import { detectLanguage, interfaceLanguage } from '../../content/contentLanguage'
import type { Content } from '../../content/contentSchema'
import { languagesVariable, setVariable } from '../../envFile'
import { commandTexts } from '../../language/catalogues'
import { paths } from '../../paths'
import { askForLanguage } from './askForLanguage'

/**
 * Makes the language of the texts the main language of the site.
 * @param named the language, where it is known; otherwise it is detected, and confirmed on a terminal
 */
export async function selectMainLanguage(
  content: Content,
  named: string | undefined,
): Promise<void> {
  const [current, ...others] = parseLanguages(process.env.SITE_LANGUAGES)
  const code = named ?? detectLanguage(content) ?? current
  const found = interfaceLanguage(code)
  const isAsked = named === undefined && process.stdin.isTTY
  const main = isAsked ? await askForLanguage(found) : found
  if (main === current) return
  writeLanguages([main, ...others.filter((other) => other !== main)])
  const { siteLanguage, otherSiteLanguage } = commandTexts().own
  const { name } = languages[main]
  const isExact = isAsked || code.toLowerCase().startsWith(main)
  console.log(isExact ? siteLanguage(name) : otherSiteLanguage(name, code))
}

/** Stores the languages of the site in the settings. */
export function writeLanguages(codes: readonly Language[]): void {
  process.env.SITE_LANGUAGES = codes.join(',')
  setVariable(paths.settings, languagesVariable, process.env.SITE_LANGUAGES)
}
