import { commandTexts } from '../../language/catalogues'
import { formatNote } from '../report'
import { downloadPictures, type StoredAddresses } from './download/downloadPictures'
import type { DownloadOptions } from './download/fetchBytes'
import { encodePictures } from './encodePictures'
import type { ReadImport } from './readImport'

/** What was read from a source, with the pictures that it refers to. */
export interface ImportWithPictures {
  read: ReadImport
  /** What was downloaded, or stays of an earlier import. */
  addresses: StoredAddresses
  /** The number of pictures that were downloaded. */
  count: number
  /** The pictures that were not, in lines; empty if all were. */
  missing: string
}

/**
 * Encodes the pictures of a source, and downloads those on other hosts.
 * @param known what was downloaded by earlier imports
 */
export async function withPictures(
  source: ReadImport,
  known: StoredAddresses,
  options?: DownloadOptions,
): Promise<ImportWithPictures> {
  const encoded = await encodePictures(source)
  const found = await downloadPictures(encoded.content, known, options)
  const pictures = new Map([...encoded.pictures, ...found.pictures])
  const lines = [`${commandTexts().pictures.title}:`, ...found.notes.map(formatNote)]
  return {
    read: { ...encoded, content: found.content, pictures },
    addresses: found.addresses,
    count: found.pictures.size,
    missing: found.notes.length > 0 ? lines.join('\n  ') : '',
  }
}
