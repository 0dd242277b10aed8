import { copyFileSync, existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isLanguage, languages, parseLanguages } from '../../src/language/languages'
import { readConfig } from '../configuration'
import { importPictures } from '../content/contentPictures'
import { assertNotEdited, importContent } from '../content/database/importContent'
import { putAddresses, putImported, readAddresses } from '../content/merge/importedContent'
import { isGithub } from '../content/sources/readImport'
import { write } from '../database/contentWrites'
import type { Db } from '../database/schema'
import { removeAcceptedFindings } from '../doctor/acceptedFindings'
import { checkOwnContent, readFileSource } from '../doctor/checkContent'
import { formatNeeded } from '../doctor/finding'
import { commandTexts } from '../language/catalogues'
import { storeRichTexts } from '../markdown/richTexts'
import { paths } from '../paths'
import { UserFacingError } from '../UserFacingError'
import { createContentFile, mergeSources, translateContentFile } from './own/contentFile'
import { ownFile, readSources, type OwnOptions, type ReadSources } from './own/readSources'
import { withBackup, withExistingDatabase } from './withDatabase'

/**
 * `own [SOURCE …]`: makes the owner's files from what they have and imports them, or merges it into
 * the content of files that exist; lists what is missing. What was edited in the studio or by the
 * API since the last import or export is not overwritten without `--replace`; entries that the
 * source does not have any more are deleted with `--yes`. With `--language`, the source is in this
 * language: if the owner's files exist, its texts are added to them as translations. With
 * `--repositories`, these are taken from GitHub.
 */
export async function own(args: string[]): Promise<void> {
  const options = readArguments(args)
  const { given, language, replaces } = options
  const texts = commandTexts().own
  if (!existsSync(paths.settings) && existsSync(paths.settingsExample)) {
    copyFileSync(paths.settingsExample, paths.settings)
    console.log(texts.settingsCreated)
  }
  if (!replaces) await withExistingDatabase(assertNotEdited)
  const isNew = !existsSync(paths.ownContent)
  const [main] = parseLanguages(process.env.SITE_LANGUAGES)
  const isTranslation = !isNew && language !== undefined && language !== main
  const known = isNew ? undefined : await withExistingDatabase(readAddresses)
  const read = await readSources({ ...options, selectsLanguage: isNew }, known)
  if (isNew) await createContentFile(read.sources, language)
  if (isTranslation) await translateContentFile(read.sources, language, given.join(', '))
  const source = readFileSource(paths.ownContent)
  const findings = await withBackup('before-import', async (db) => {
    await importPictures(db, paths.ownContent)
    await importContent(db, source.content, { keepsEdits: !replaces })
    const isMerged = !isNew && !isTranslation && given.length > 0
    if (isMerged) await mergeSources(db, read, options)
    else await storeSources(db, read, isNew)
    await storeRichTexts(db)
    const current = isMerged ? readFileSource(paths.ownContent) : source
    return removeAcceptedFindings(await checkOwnContent(db, current))
  })
  console.log(texts.imported(ownFile()))
  if (findings.length > 0) console.log(`\n${formatNeeded(findings, commandTexts())}\n`)
  const { host, port, basePath } = readConfig(process.env)
  console.log(texts.next(ownFile(), `http://${host}:${port}${basePath}`))
}

/** Stores what was read, for the next import. @param isMain whether it is in the main language */
async function storeSources(db: Db, { sources, addresses }: ReadSources, isMain: boolean) {
  await write(db, async (transaction) => {
    const imported = new Map(sources.map(({ kind, content }) => [kind, content]))
    if (isMain) await putImported(transaction, imported)
    await putAddresses(transaction, addresses)
  })
}

function readArguments(args: string[]): OwnOptions {
  const options = {
    replace: { type: 'boolean' },
    yes: { type: 'boolean' },
    language: { type: 'string' },
    repositories: { type: 'string' },
  } as const
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const { language, repositories, replace = false, yes = false } = values
    const isMisplaced = repositories !== undefined && !positionals.some(isGithub)
    if ((language === undefined || isLanguage(language)) && !isMisplaced) {
      const names = repositories?.split(',').map((name) => name.trim())
      return {
        ...{ given: positionals, language, replaces: replace, deletes: yes },
        repositories: names?.filter((name) => name !== ''),
      }
    }
  } catch {
    // The usage names all options.
  }
  throw new UserFacingError((texts) => texts.own.usage(Object.keys(languages).join(', ')))
}
