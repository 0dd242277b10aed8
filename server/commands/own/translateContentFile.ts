import { readFileSync } from 'node:fs'
import { isMap } from 'yaml'
import { parseLanguages, type Language } from '../../../src/language/languages'
import { findTranslations } from '../../content/findTranslations'
import { readContent } from '../../content/readContent'
import type { ImportedContent } from '../../content/sources/readImport'
import { writeOutput } from '../../content/writeContent'
import { parseYaml } from '../../content/yamlSource'
import { commandTexts } from '../../language/catalogues'
import { paths } from '../../paths'
import { ownFile } from './options'
import { writeLanguages } from './siteLanguage'

/** Adds the texts of a source in another language to the owner's content file. */
export function translateContentFile(
  source: ImportedContent,
  language: Language,
  given: string,
): void {
  const offered = parseLanguages(process.env.SITE_LANGUAGES)
  const { content } = readContent(paths.ownContent)
  const { found, unmatched } = findTranslations(content, source)
  // The document keeps the owner's comments.
  const { document } = parseYaml(readFileSync(paths.ownContent, 'utf8'))
  for (const { path: place, value } of found) {
    const own = document.getIn(place)
    if (isMap(own)) document.setIn([...place, language], document.createNode(value))
    else {
      const texts = { ...(own !== undefined && { [offered[0]]: own }), [language]: value }
      document.setIn(place, document.createNode(texts))
    }
  }
  writeOutput(paths.ownContent, document.toString())
  if (!offered.includes(language)) writeLanguages([...offered, language])
  const texts = commandTexts().own
  console.log(texts.translated(given, ownFile))
  if (unmatched.length > 0) console.log(texts.unmatched(unmatched.join(', ')))
}
