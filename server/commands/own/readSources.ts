import path from 'node:path'
import type { Language } from '../../../src/language/languages'
import { formatNotes, formatTaken } from '../../content/report'
import { withPictures, type StoredAddresses } from '../../content/sources/download/downloadPictures'
import { isGithub, joinContents, joinImports, readImport } from '../../content/sources/readImport'
import type { JoinedImport, ReadImport } from '../../content/sources/readImport'
import { commandTexts } from '../../language/catalogues'
import { paths } from '../../paths'
import { selectMainLanguage } from './siteLanguage'

/** The owner's content file, as it is printed. */
export const ownFile = () => path.relative(paths.root, paths.ownContent)

export interface OwnOptions {
  given: string[]
  /** The names of the repositories that are taken from GitHub. */
  repositories?: string[]
  language?: Language
  /** Takes values also where the owner has edited theirs. */
  replaces: boolean
  /** Deletes entries that were imported and are not there any more. */
  deletes: boolean
}

export interface ReadSources {
  /** One for each kind of source. */
  sources: JoinedImport[]
  /** What was downloaded, or stays of an earlier import. */
  addresses: StoredAddresses
}

interface ReadOptions extends Pick<OwnOptions, 'given' | 'repositories' | 'language'> {
  /** Makes the language of the sources the main language of the site. */
  selectsLanguage?: boolean
}

/**
 * Reads the sources with the pictures that they refer to, and prints what became of them.
 * @param known what was downloaded by earlier imports
 */
export async function readSources(
  options: ReadOptions,
  known: StoredAddresses = new Map(),
): Promise<ReadSources> {
  const imports: JoinedImport[] = []
  const addresses = new Map<string, string>()
  const texts = commandTexts()
  for (const [one, sources] of await readInLanguage(options)) {
    for (const source of sources) {
      const found = await withPictures(source, known)
      const { report, ...read } = found.read
      const notes = formatNotes(report)
      console.log(texts.own.read(one, formatTaken(report)) + (notes && `\n\n${notes}\n`))
      if (found.count > 0) console.log(texts.pictures.downloaded(found.count))
      if (found.missing) console.log(`${found.missing}\n`)
      imports.push(read)
      for (const [address, stored] of found.addresses) addresses.set(address, stored)
    }
  }
  return { sources: joinImports(imports), addresses }
}

/** Reads what is given; again if the language of the site changes, which posts are grouped by. */
async function readInLanguage({ given, repositories, language, selectsLanguage }: ReadOptions) {
  const read = new Map<string, ReadImport[]>()
  for (const one of given) read.set(one, await readImport(one, { repositories }))
  if (!selectsLanguage || given.length === 0) return read
  const { content, language: named } = joinContents([...read.values()].flat())
  if (!(await selectMainLanguage(content, language ?? named))) return read
  for (const one of given.filter((name) => !isGithub(name))) read.set(one, await readImport(one))
  return read
}
