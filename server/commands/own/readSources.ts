import type { StoredAddresses } from '../../content/sources/download/downloadPictures'
import type { DownloadOptions } from '../../content/sources/download/fetchBytes'
import { formatNotes, formatTaken } from '../../content/report'
import { joinImports, readImport, type JoinedImport } from '../../content/sources/readImport'
import { withPictures } from '../../content/sources/withPictures'
import { commandTexts } from '../../language/catalogues'
import type { OwnOptions } from './options'

/** What all the sources have. */
export interface ReadSources {
  /** One for each kind of source. */
  sources: JoinedImport[]
  /** What was downloaded, or stays of an earlier import. */
  addresses: StoredAddresses
}

/**
 * Reads the sources with the pictures that they refer to, and prints what became of them.
 * @param known what was downloaded by earlier imports
 */
export async function readSources(
  { given, repositories }: Pick<OwnOptions, 'given' | 'repositories'>,
  known: StoredAddresses,
  download: DownloadOptions = {},
): Promise<ReadSources> {
  const imports: JoinedImport[] = []
  const addresses = new Map<string, string>()
  const texts = commandTexts()
  for (const one of given) {
    for (const source of await readImport(one, { repositories })) {
      const found = await withPictures(source, known, download)
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
