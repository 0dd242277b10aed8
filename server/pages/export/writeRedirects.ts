import type { ExportFolder } from './ExportFolder'
import { redirectDocument, type ExportedSite } from './renderPages'

/** The longest name of a file on common systems, in bytes. */
const maxNameLength = 255

/**
 * Writes a document at each former path of an entry that leads to the entry. Files of the site stay.
 * @param addresses of entries by the keys of their former paths
 */
export function writeRedirects(
  addresses: ReadonlyMap<string, string>,
  site: ExportedSite,
  target: Pick<ExportFolder, 'has' | 'write'>,
): void {
  const sorted = [...addresses].sort(([one], [other]) => (one < other ? -1 : 1))
  // A path comes before those below it, which need a folder where its file may be.
  for (const [path, address] of sorted) {
    const parts = path.slice(1).split('/')
    const file = /\.html?$/i.test(path) ? parts.join('/') : [...parts, 'index.html'].join('/')
    const folders = parts.map((_, index) => parts.slice(0, index + 1).join('/'))
    const isTooLong = parts.some((part) => Buffer.byteLength(part) > maxNameLength)
    if (isTooLong || [file, ...folders].some((used) => target.has(used))) continue
    target.write(file, redirectDocument(site, address))
  }
}
