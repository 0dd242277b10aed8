import {
  downloadPictures,
  type StoredAddresses,
} from '../../content/sources/download/downloadPictures'
import type { DownloadOptions } from '../../content/sources/download/fetchBytes'
import { formatNote, formatNotes, formatTaken } from '../../content/report'
import { encodePictures } from '../../content/sources/encodePictures'
import { joinImports, readImport, type JoinedImport } from '../../content/sources/readImport'
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
  for (const one of given) {
    const { report, ...read } = await encodePictures(await readImport(one, { repositories }))
    const notes = formatNotes(report)
    console.log(commandTexts().own.read(one, formatTaken(report)) + (notes && `\n\n${notes}\n`))
    const found = await downloadPictures(read.content, known, download)
    printDownloads(found.pictures.size, found.notes.map(formatNote))
    const pictures = new Map([...read.pictures, ...found.pictures])
    imports.push({ ...read, content: found.content, pictures })
    for (const [address, stored] of found.addresses) addresses.set(address, stored)
  }
  return { sources: joinImports(imports), addresses }
}

function printDownloads(count: number, notes: readonly string[]): void {
  const { downloaded, title } = commandTexts().pictures
  if (count > 0) console.log(downloaded(count))
  if (notes.length > 0) console.log(`${[`${title}:`, ...notes].join('\n  ')}\n`)
}
