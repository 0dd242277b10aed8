import { parseLanguages, type Language } from '../../../src/language/languages'
import { addTranslations } from '../../content/addTranslations'
import { normaliseContent } from '../../content/compareContent'
import { writePictures } from '../../content/contentPictures'
import { readContent } from '../../content/readContent'
import { joinContents, type JoinedImport } from '../../content/sources/readImport'
import { writeContent } from '../../content/write/writeContent'
import { commandTexts } from '../../language/catalogues'
import { paths } from '../../paths'
import { ownFile } from './options'
import { writeLanguages } from './siteLanguage'

/** Adds the texts of sources in another language to the owner's files. */
export async function translateContentFile(
  sources: readonly JoinedImport[],
  language: Language,
  given: string,
): Promise<void> {
  const offered = parseLanguages(process.env.SITE_LANGUAGES)
  const source = joinContents(sources)
  const own = readContent(paths.ownContent).content
  const { content, unmatched } = addTranslations(own, source.content, language)
  writePictures(paths.ownContent, source.pictures)
  await writeContent(paths.ownContent, await normaliseContent(content))
  if (!offered.includes(language)) writeLanguages([...offered, language])
  const texts = commandTexts().own
  console.log(texts.translated(given, ownFile()))
  if (unmatched.length > 0) console.log(texts.unmatched(unmatched.join(', ')))
}
