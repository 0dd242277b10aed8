import path from 'node:path'
import { copyFileSync, existsSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isLanguage, languages, parseLanguages } from '../../src/language/languages'
import { readConfig } from '../configuration'
import { importPictures, writePictures } from '../content/contentPictures'
import { importContent } from '../content/importContent'
import {
  putAddresses,
  putImported,
  readAddresses,
  type ImportedByKind,
} from '../content/merge/importedContent'
import type { StoredAddresses } from '../content/sources/download/downloadPictures'
import { isGithub, joinContents } from '../content/sources/readImport'
import { checkOwnContent, readFileSource } from '../doctor/checkContent'
import { removeAcceptedFindings } from '../doctor/acceptedFindings'
import { formatFindings } from '../doctor/finding'
import { commandTexts } from '../language/catalogues'
import { storeRichTexts } from '../markdown/richTexts'
import { paths } from '../paths'
import { UserFacingError } from '../UserFacingError'
import { createContentFile } from './own/createContentFile'
import { mergeIntoContentFile } from './own/mergeIntoContentFile'
import { ownFile, ownFolder, type OwnOptions } from './own/options'
import { readSources } from './own/readSources'
import { translateContentFile } from './own/translateContentFile'
import { withBackup, withDatabase } from './withDatabase'

/** Follows a description. */
const postsExample = `#
# - title: Aplikasi kasir yang tetap jujur saat sinyal hilang
#   excerpt: Catatan dari tiga bulan di balik meja warung.
#   publishedAt: 2026-06-10
#   tags: [React, Arsitektur]
#   content: |
#     Pukul lima sore di warung Bu Sinta ada tujuh orang yang menunggu, dan tidak ada sinyal.
[]
`

/**
 * `own [SOURCE …]`: makes the owner's files from what they have, or merges it into them if they
 * exist, imports them, and lists what is missing. What was edited in the studio or by the API since
 * the last import or export is not overwritten without `--replace`; entries that the source does not
 * have any more are deleted with `--yes`. With `--language`, the source is in this language: if the
 * owner's files exist, its texts are added to them as translations. With `--repositories`, these are
 * taken from GitHub.
 */
export async function own(args: string[]): Promise<void> {
  const options = readArguments(args)
  const texts = commandTexts().own
  if (!existsSync(paths.settings)) {
    copyFileSync(path.join(paths.root, '.env.example'), paths.settings)
    console.log(texts.settingsCreated)
  }
  const { imported, addresses } = await writeOwnFiles(options)
  createIfMissing(path.join(ownFolder, 'posts.yaml'), texts.postsHeader + postsExample, [
    'posts.json',
  ])
  const source = readFileSource(paths.ownContent)
  const findings = await withBackup('before-import', async (db) => {
    await importPictures(db, paths.ownContent)
    await importContent(db, source.content, {
      keepsEdits: !options.replaces,
      alsoWrite: async (transaction) => {
        if (imported) await putImported(transaction, imported)
        if (addresses) await putAddresses(transaction, addresses)
      },
    })
    await storeRichTexts(db)
    return removeAcceptedFindings(await checkOwnContent(db, source))
  })
  console.log(texts.imported(ownFile))
  if (findings.length > 0) console.log(`\n${formatFindings(findings, commandTexts())}\n`)
  const { host, port, basePath } = readConfig(process.env)
  console.log(texts.next(ownFile, `http://${host}:${port}${basePath}`))
}

interface Imported {
  /** What the sources have, by their kinds, if they are in the main language of the site. */
  imported?: ImportedByKind
  addresses?: StoredAddresses
}

/** Creates or changes the owner's files. */
async function writeOwnFiles(options: OwnOptions): Promise<Imported> {
  const { given, language } = options
  const exists = existsSync(paths.ownContent)
  const [main] = parseLanguages(process.env.SITE_LANGUAGES)
  if (given.length === 0) {
    if (!exists) await createContentFile([], language)
    return {}
  }
  const known = exists ? await withDatabase(readAddresses) : new Map<string, string>()
  const { sources, addresses } = await readSources(options, known)
  if (!exists) return { imported: await createContentFile(sources, language), addresses }
  if (language === undefined || language === main) {
    return { imported: await mergeIntoContentFile(sources, options), addresses }
  }
  const { content, pictures } = joinContents(sources)
  writePictures(paths.ownContent, pictures)
  translateContentFile(content, language, given.join(', '))
  return { addresses }
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

/** Creates a file, unless it or one of its alternatives exists. */
function createIfMissing(file: string, text: string, alternatives: string[]): void {
  const names = [path.basename(file), ...alternatives]
  if (names.some((name) => existsSync(path.join(path.dirname(file), name)))) return
  writeFileSync(file, text)
  console.log(commandTexts().own.created(path.relative(paths.root, file)))
}
